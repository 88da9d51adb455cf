import { createHmac, timingSafeEqual } from "node:crypto";

/** A notification older or newer than this many seconds is refused, so that none can be replayed. */
const TOLERANCE_S = 300;

/** The value of `Sandbox-Signature`: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signNotification(key: string, body: string, now: Date): string {
  const at = Math.floor(now.getTime() / 1000);
  return `t=${at},v1=${digest(key, at, body)}`;
}

/** Whether a notification was signed with the key, recently. */
export function verifyNotification(key: string, body: string, header: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match?.[1] || !match[2]) return false;
  const at = Number(match[1]);
  if (Math.abs(now.getTime() / 1000 - at) > TOLERANCE_S) return false;
  return timingSafeEqual(Buffer.from(match[2]), Buffer.from(digest(key, at, body)));
}

function digest(key: string, at: number, body: string): string {
  return createHmac("sha256", key).update(`${at}.${body}`).digest("hex");
}
