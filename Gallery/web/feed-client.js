// Requests a page of the feed. Every failure becomes an Error;
// its userMessage fits on one line below the list's indicator.

import { request as requestFeed } from "./feed-source.js";
import { say } from "./words.js";

export class FeedError extends Error {
  constructor(userMessage, cause) {
    super(userMessage, { cause });
    this.name = "FeedError";
    this.userMessage = userMessage;
  }
}

// An aborted request is not a failure: the browser's error is rethrown.
const failure = (signal, text, cause) => (signal?.aborted ? cause : new FeedError(text, cause));

function addressOf({ limit, before, fail, delay }) {
  const query = new URLSearchParams({ limit });
  if (before) query.set("before", before);
  if (fail) query.set("fail", fail);
  if (delay) query.set("delay", delay);
  return `api/feed?${query}`;
}

async function answerOf(address, signal) {
  try {
    return await requestFeed(address, signal);
  } catch (error) {
    throw failure(signal, say("noConnection"), error);
  }
}

async function textOf(response, signal) {
  try {
    return await response.text();
  } catch (error) {
    throw failure(signal, say("cut"), error);
  }
}

function pageOf(text) {
  try {
    const page = JSON.parse(text);
    if (Array.isArray(page.items)) return page;
  } catch {
    // Invalid JSON gets the same message as an object that is not a page.
  }
  throw new FeedError(say("unreadable"));
}

/** The page after the cursor `before`, or the first one without it. */
export async function fetchPage(request, signal) {
  const response = await answerOf(addressOf(request), signal);
  if (!response.ok) throw new FeedError(say("answered", { count: response.status }));
  return pageOf(await textOf(response, signal));
}
