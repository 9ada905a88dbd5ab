// Settings of the server's behaviour, which are sent with each request.

const FAULTS = {
  normal: {}, lags: { delay: 1000 }, slow: { delay: 3000 }, fails: { fail: "500" }, offline: { fail: "drop" }, cut: { fail: "cut" },
  nonsense: { fail: "json" },
};

/** The parameters of a request: names in the address take precedence over a demo's controls. */
export function faultOf({ server, delay }, asked) {
  const [fail, wait] = [asked("fail"), asked("delay")];
  if (fail || wait) return { fail, delay: wait };
  return { delay, ...FAULTS[server] };
}
