/** Gives up what nothing comes of; to whoever called that is a network that failed. */
export function within(milliseconds: number): AbortSignal {
  const asked = new AbortController();
  setTimeout(() => asked.abort(new DOMException("No answer came.", "TimeoutError")), milliseconds);
  return asked.signal;
}
