import type { Signer } from "./signer.ts";

/** What an address carries so that it opens one thing until a time (milliseconds since 1970). */
export interface SignedUntil {
  readonly expires: string;
  readonly signature: string;
}

const DAY_MS = 86_400_000;

/** The end of some whole days: it changes once a day, so that pages and lists that carry it stay cacheable. */
export function daysFrom(now: Date, days: number): string {
  return String((Math.floor(now.getTime() / DAY_MS) + days) * DAY_MS);
}

/** Signs the right to one thing, told by its parts, until a time. */
export function signUntil(signer: Signer, parts: readonly string[], expires: string): SignedUntil {
  return { expires, signature: signer.sign([...parts, expires].join("\n")) };
}

/** Whether a signature opens the thing now. */
export function isOpenedBy(
  signer: Signer,
  parts: readonly string[],
  given: { readonly [key in keyof SignedUntil]?: string | undefined },
  now: Date,
): boolean {
  const { expires, signature } = given;
  if (expires === undefined || signature === undefined) return false;
  if (!(Number(expires) > now.getTime())) return false;
  return signer.verify([...parts, expires].join("\n"), signature);
}
