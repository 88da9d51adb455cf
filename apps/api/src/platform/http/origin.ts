import { isIPv4, isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What an address is counted as. An IPv6 customer holds a whole network of 2^64 addresses and could take a new one
 * for each try, so these count as their network.
 */
export function originOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from(
    { length: Math.max(0, GROUPS - before.length - after.length) },
    () => "0",
  );
  const groups = [...before, ...(address.includes("::") ? zeros : []), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
