// Starts a demo that is options alone, and shows them as code.

import { attach } from "./overscroll/overscroll.js";
import { swiftOf } from "./code.js";
import { PURPOSES, webSourcesOf } from "./sources.js";

/**
 * `options` are those of `attach` without actions, which the feed has, or what `begin` returns. `before` is code that the options
 * need, `sources` replaces the code, and `attached` is told of the list.
 */
export async function startList(scroller, page, { begin, options, before, sources, attached }) {
  const source = await begin?.(page, scroller) ?? page.feed;
  const given = { ...options(page.options, page), mouse: true };
  page.showSources({ ...(await sources?.(page.options) ?? webSourcesOf(given, { before: await before?.() })), ...(!sources && swiftOf(page.demo.id)) });
  const edges = Object.entries(PURPOSES).filter(([edge]) => given[edge]).map(([edge, purpose]) => {
    const { purpose: own = purpose } = given[edge];
    return [edge, { ...given[edge], purpose: own, ...source.edge(edge, own) }];
  });
  const list = await attach(scroller, { ...given, ...Object.fromEntries(edges) });
  attached?.(list, page, source, scroller);
  return list;
}
