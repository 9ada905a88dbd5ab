// Where the feed comes from: the gallery's server. The static gallery has another file of this name.

/** The answer to a request for the feed; rejects as `fetch` does. */
export const request = (address, signal) => fetch(address, { signal });
