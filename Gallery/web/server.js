// How the server shall behave: the real one does so, for each request that asks.

const FAULTS = {
  normal: {}, slow: { delay: 3000 }, fails: { fail: "500" }, offline: { fail: "drop" }, cut: { fail: "cut" },
  nonsense: { fail: "json" },
};

/** What is added to a request: what the address asks for by name goes first, then a demo's own controls. */
export function faultOf({ server, delay }, asked) {
  const [fail, wait] = [asked("fail"), asked("delay")];
  if (fail || wait) return { fail, delay: wait };
  return { delay, ...FAULTS[server] };
}
