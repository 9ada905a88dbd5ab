import { Wall } from "../wall.js";

/** The wall grows where it is pulled. */
export function begin(page) {
  const wall = page.content = new Wall(page.place);
  return { edge: (edge) => ({ fetch: () => wall.grow(edge), apply: () => {} }) };
}

export const options = () => ({
  top: {},
  bottom: { trigger: "release", past: 54 },
  leading: { past: 32 },
  trailing: { trigger: "release", past: 32 },
});
