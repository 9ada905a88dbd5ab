// Code of a page in TypeScript; it is compiled but not run.
import { ActionContext, attach, Answer, IndicatorState, List, Phase, Result } from "overscroll";

interface Page { items: string[]; hasMore: boolean }

declare const element: HTMLElement;
declare function load(context: ActionContext): Promise<Page>;
declare function show(items: string[]): void;

export async function start(): Promise<List> {
  const list = await attach(element, {
    top: {
      fetch: load,
      apply: (page: Page): Answer => { show(page.items); return { message: `${page.items.length} new` }; },
      indicator: { frames: { pulling: "pull.gif", refreshing: new URL("run.gif", location.href), framesPerSecond: 12 } },
      lastUpdatedKey: "feed", hold: 60, past: 70,
    },
    bottom: { onLoadMore: async (context) => ({ hasMore: (await load(context)).hasMore }), within: { viewports: 1.5 } },
    leading: { onRefresh: ({ signal }) => (signal.aborted ? "cancelled" : "unchanged"), trigger: "pull", indicator: "ring" },
    trailing: {
      onLoadMore() {}, trigger: "tap",
      indicator: { element: document.createElement("b"), extent: 80, update: ({ phase, progress }: IndicatorState) => void [phase, progress] },
    },
    backToTop: { after: { viewports: 2 }, companion: element },
    texts: { refreshing: "Loading the news", lastUpdated: (date) => date.toISOString() },
    durations: { expand: 0.3 }, mouse: true, refreshButton: "always", module: new URL("overscroll.wasm", location.href),
  });
  const stop: () => void = list.on("phase", ({ edge, phase, outcome }) => console.log(edge, phase, outcome ?? ""));
  list.on("error", ({ edge, error }) => console.error(edge, error));
  const result: Result = await list.begin("top");
  const phase: Phase = list.phase("bottom");
  if (result.outcome === "failed" && phase === "idle") list.reset("bottom");
  list.end("top", "updated");
  list.cancel("bottom");
  await list.setLanguage("de-AT");
  stop();
  return list;
}
