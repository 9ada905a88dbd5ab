// The part of Vue's types that `vue.js` uses, so that it can be checked where Vue is not installed.
// Vue itself comes with its own types, which an app uses.

export type VNode = object;

/** A reference to a value. */
export interface ShallowRef<Value> {
  value: Value;
}

/** The options of a component. */
export interface ComponentOptions<Properties, Slots> {
  name: string;
  props: object;
  setup(properties: Properties, context: { slots: Slots; expose: (exposed: object) => void }): () => VNode;
}

/** The part of a directive that the package has. */
export interface ObjectDirective<Host, Value> {
  deep?: boolean;
  mounted?(element: Host, binding: { value: Value }): void;
  updated?(element: Host, binding: { value: Value }): void;
  unmounted?(element: Host): void;
}

export type VNodeProps = object;
export type AllowedComponentProps = { class?: unknown; style?: unknown };
export type ComponentCustomProps = object;

export function defineComponent<Properties, Slots>(options: ComponentOptions<Properties, Slots>): any;
export function h(type: unknown, properties: object, children?: unknown): VNode;
export function h(type: unknown): VNode;
export function computed<Value>(read: () => Value): { readonly value: Value };
export function shallowRef<Value>(value: Value): ShallowRef<Value>;
export function watch(source: () => unknown, react: () => void, options: { deep: boolean; flush: "post" }): void;
export function onMounted(hook: () => void): void;
export function onUpdated(hook: () => void): void;
export function onActivated(hook: () => void): void;
export function onDeactivated(hook: () => void): void;
export function onUnmounted(hook: () => void): void;
export const Teleport: unknown;
