// A Vue app for the tests of the adapter, which change its state and read its records.
import { createApp, createSSRApp, h, nextTick, reactive } from "vue";
import { configure } from "/overscroll/overscroll.js";
import { Overscroll, vOverscroll } from "/overscroll/vue.js";

configure({ durations: { expand: 0, collapse: 0, minimumVisible: 0, messageDuration: 0 } });
const logs = { error: [], warn: [] };
for (const kind of Object.keys(logs)) console[kind] = (...values) => { logs[kind].push(values.join(" ")); };
const state = reactive({ kind: "Component", name: "first", isShown: true, key: 1, rows: 40, options: {}, isExtra: false, isPaged: true });
Object.assign(window, { logs, state, calls: [], ends: [], signals: [], errors: [], rendered: { rows: 0, indicators: 0 }, seen: [] });

/** An action of this render, as a closure in a template. */
const action = (type, name) => (context) => {
  calls.push(`${type} ${name}`);
  signals.push(context.signal);
  return window.answer ?? new Promise((end, fail) => ends.push({ end, fail }));
};
const helpers = {
  data: () => ({ state }),
  components: { Overscroll },
  directives: { overscroll: vOverscroll },
  methods: {
    action,
    report: (event) => { errors.push(event); },
    note: (phase, progress) => { rendered.indicators += 1; seen.push(phase); return `${phase} ${Math.min(1, progress).toFixed(0)}`; },
    count: (row) => { rendered.rows += 1; return `Row ${row}`; },
  },
};
const COMMON = `id="list" class="list" ref="list" :key="state.key"`;
const ROWS = `<p v-for="row in state.rows" :key="row">{{ count(row) }}</p>`;
const PROPS = `:on-refresh="action('refresh', state.name)" :on-load-more="state.isPaged ? action('more', state.name) : undefined" v-bind="state.options"`;
const KINDS = {
  Component: `<Overscroll v-if="state.isShown" ${COMMON} ${PROPS}>${ROWS}</Overscroll>`,
  Reported: `<Overscroll v-if="state.isShown" ${COMMON} ${PROPS} @error="report">${ROWS}</Overscroll>`,
  Slot: `<Overscroll v-if="state.isShown" ${COMMON} ${PROPS}>${ROWS}
    <template #indicator="{ phase, progress }"><b>{{ note(phase, progress) }}</b></template></Overscroll>`,
  Directive: `<div v-if="state.isShown" ${COMMON} v-overscroll="{ onRefresh: action('refresh', state.name), ...state.options }">${ROWS}</div>`,
  Kept: `<KeepAlive><Kept v-if="state.isShown" ref="kept" /></KeepAlive>`,
  Empty: "",
  Late: `<Overscroll ${COMMON} :on-refresh="state.name && action('refresh', state.name)">${ROWS}</Overscroll>`,
  Views: `<Overscroll ${COMMON} @refresh="(context) => action('refresh', state.name)(context)" :top="{ refreshWhenOlder: 60 }" @error="report">
    <template #empty><b id="nothing">{{ state.name }}</b></template>
    <template #failure="{ retry, error }"><button id="failure" @click="retry">{{ error.message }}</button></template></Overscroll>`,
  Chat: `<Overscroll ${COMMON} :chat="true" :on-refresh="action('refresh', 'chat')"><p v-for="row in state.rows" :key="row" :data-key="row">{{ count(row) }}</p></Overscroll>`,
  Timeline: `<Overscroll ${COMMON} :reading-position="{ newRowsAbove: () => '' }" :on-refresh="action('refresh', 'timeline')"><p v-for="row in state.rows" :key="row - state.rows" :data-key="row - state.rows">{{ count(row) }}</p></Overscroll>`,
  Pair: `<div v-for="name in ['one', 'two']" :key="name" style="height: 250px">
    <Overscroll class="list" :id="name" @refresh="(context) => action('refresh', name)(context)">${ROWS}</Overscroll></div>`,
};
const Kept = { ...helpers, name: "Kept", template: `<Overscroll ${COMMON} ${PROPS}>${ROWS}</Overscroll>` };
const App = {
  ...helpers,
  components: { Overscroll, Kept, ...Object.fromEntries(Object.entries(KINDS).map(([name, template]) => [
    `${name}Page`, { ...helpers, components: { Overscroll, Kept }, template: `<div class="frame">${template}</div>` }])) },
  mounted() { window.app = this; },
  template: `<component :is="state.kind + 'Page'" ref="page" />`,
};

window.nextTick = nextTick;
/** The component in the page, by its template reference. */
window.own = () => app.$refs.page.$refs.list ?? app.$refs.page.$refs.kept?.$refs.list;
window.change = (changes) => { Object.assign(state, changes); };
window.start = (changes = {}) => {
  change(changes);
  createApp(App).mount("#app");
};
/** Hydrates the markup that a server rendered: the component without a list. */
window.hydrate = (html) => {
  document.getElementById("app").innerHTML = html;
  createSSRApp({ render: () => h(Overscroll, { id: "list", class: "list", style: "height:500px", onRefresh: action("refresh", "served") },
    { default: () => [h("p", "One"), h("p", "Two")] }) }).mount("#app");
};
window.isAttached = () => document.querySelectorAll("[data-overscroll=top]").length === 1;
window.firstRow = () => Math.round(list.querySelector("p").getBoundingClientRect().top - list.parentElement.getBoundingClientRect().top);
window.isAtRest = () => !list.style.translate && firstRow() === 0;
window.isOpen = () => firstRow() > 40;
window.isReady = true;
