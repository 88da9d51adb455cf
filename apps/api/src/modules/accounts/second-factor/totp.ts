import { createHmac, timingSafeEqual } from "node:crypto";

/** What every authenticator assumes: RFC 6238 with HMAC-SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be a step off, either way. */
const DRIFT_STEPS = 1;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as base32 (RFC 4648) without padding, as authenticators read a secret. */
export function base32(bytes: Uint8Array): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

/** The time step of a moment. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The code of a time step (RFC 4226, section 5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/**
 * The step whose code was typed, of those near now that are later than the last one taken; null when it is none.
 * Every step is compared, whichever fits.
 */
export function matchingStep(
  secret: Uint8Array,
  typed: string,
  { now, after }: { readonly now: Date; readonly after: number },
): number | null {
  const code = typed.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return null;
  const middle = stepAt(now);
  let found: number | null = null;
  for (let step = middle - DRIFT_STEPS; step <= middle + DRIFT_STEPS; step += 1) {
    const fits = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
    if (fits && step > after && found === null) found = step;
  }
  return found;
}

/** What an authenticator reads from a QR code (the Key Uri Format). */
export function otpAuthUri(secret: Uint8Array, email: string): string {
  const label = `${encodeURIComponent("Holeshot")}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Holeshot&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
