// Runs before anything is drawn: without a chosen demo, the page introduces itself. Each page has its own script.
const isOpening = !new URLSearchParams(location.search).has("show");
const script = isOpening ? "./front.js" : "./gallery.js";
document.documentElement.toggleAttribute("data-opening", isOpening);
document.documentElement.classList.toggle("demo", !isOpening);
document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: script }));
