import { isIP } from "node:net";
import type { SettingsReader } from "./settings.ts";

/** How many proxies stand before the server, or from which networks they call; false for none. */
export type TrustedProxies = false | number | readonly string[];

const MOST_HOPS = 16;
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * Reads `TRUST_PROXY`. Each trusted proxy vouches for one address, the last of `X-Forwarded-For` first: what stands
 * before them was written by the client and is not believed. `true` means one proxy.
 */
export function readTrustedProxies(settings: SettingsReader): TrustedProxies {
  const value = settings.text("TRUST_PROXY");
  if (value === undefined || value === "false" || value === "0") return false;
  if (value === "true") return 1;
  if (/^\d+$/.test(value) && Number(value) <= MOST_HOPS) return Number(value);
  const networks = settings.list("TRUST_PROXY");
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined && networks.length > 0) return networks;
  const problem = `must be true, false, a number of proxies up to ${MOST_HOPS}, or networks such as 10.0.0.0/8`;
  settings.fault("TRUST_PROXY", `${problem}, not "${wrong ?? value}"`);
  return false;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const most = BITS[isIP(address)];
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most && Number(bits) > 0);
}
