import type { Session } from "../../../platform/http/session.ts";
import type { Platform } from "../../../platform/platform.ts";

/** Who asks for pictures: turns are given by it. */
export interface Asker {
  /** What is counted by; null for the shop itself, which never waits behind itself. */
  readonly key: string | null;
  /** The shop and signed-in customers come before visitors. */
  readonly known: boolean;
  /** Pictures that may wait for this one; undefined for no limit. */
  readonly most: number | undefined;
}

/** The shop itself, such as a designer at work. */
export const SHOP: Asker = { key: null, known: true, most: undefined };

/** A visitor has seconds of drawing waiting then, and no reason to ask for more. */
const MOST_OF_A_VISITOR = 50;

/** A customer, or a visitor by a keyed hash of the address: the address itself is not stored. */
export function askerOf(platform: Platform, session: Session | null, origin: string): Asker {
  if (session) return { key: `customer:${session.customerId}`, known: true, most: undefined };
  const unlimited = platform.config.rateLimitPerIp === 0;
  return {
    key: `visitor:${platform.signer.sign(`asks for pictures: ${origin}`)}`,
    known: false,
    most: unlimited ? undefined : MOST_OF_A_VISITOR,
  };
}

/** Who asked, by what was noted of it. */
export function byKey(key: string | null): Asker {
  const known = key === null || key.startsWith("customer:");
  return { key, known, most: undefined };
}

const EPOCH_2025_S = 1_735_689_600;
/** More than the seconds of thirty years: nothing of the second class comes before the first. */
const FIRST_CLASS = 1_000_000_000;
/** So many waiting pictures of a customer are of the first class. */
const FEW = 3;
/** Each further one is drawn as if it had been asked for so much earlier: behind the first ones of all others. */
const STEP_S = 600;
const MOST_STEPS = 10_000;

/**
 * The priority of a picture of which `waiting` others of the same asker wait: the newest first, but everybody's first
 * ones before anybody's many, and those of the shop and of customers before visitors'.
 */
export function turnOf(asker: Asker, waiting: number, now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000) - EPOCH_2025_S;
  const back = asker.key === null ? 0 : Math.min(waiting, MOST_STEPS) * STEP_S;
  const first = asker.known && (asker.key === null || waiting < FEW);
  return Math.max(1, seconds - back) + (first ? FIRST_CLASS : 0);
}
