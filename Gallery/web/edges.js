// How far a list is past its edges, measured from outside.

/** The part of a scroller's place that no content covers, at each edge, in CSS pixels. */
export function edgesOf(scroller, content) {
  const box = scroller.parentElement.getBoundingClientRect();
  const inner = (content.querySelector(".wall, .cards") ?? content).getBoundingClientRect();
  const isMirrored = getComputedStyle(scroller).direction === "rtl";
  const left = past(inner.left - box.left, 0);
  const right = past(box.right - inner.right, box.width - inner.width);
  return {
    top: past(inner.top - box.top, 0), bottom: past(box.bottom - inner.bottom, box.height - inner.height),
    leading: isMirrored ? right : left, trailing: isMirrored ? left : right,
  };
}

// Content that is shorter than its place leaves some of it free at rest.
function past(gap, atRest) {
  return Math.max(0, Math.round((gap - Math.max(0, atRest)) * 100) / 100);
}
