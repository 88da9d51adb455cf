const NAMES = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Whether an address leads to this machine alone. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && NAMES.has(new URL(url).hostname);
}
