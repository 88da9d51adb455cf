import { isLoopback } from "../../config/index.ts";

/**
 * Where the caller's browser has the shop open, without a trailing slash: where it is configured to be. A shop that only
 * this machine can reach may be open under another of the machine's names, and a tab is signed in under its own alone.
 * @param origin what the browser says it is at
 */
export function shopAt(shopUrl: string, origin: string | undefined): string {
  if (origin === undefined || !isLoopback(shopUrl) || !isLoopback(origin)) return shopUrl;
  const [own, asked] = [new URL(shopUrl), new URL(origin)];
  const isSame = own.protocol === asked.protocol && own.port === asked.port;
  return isSame ? asked.origin : shopUrl;
}
