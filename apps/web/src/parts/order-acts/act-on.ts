import { ApiProblem, isProblem } from "../../lib/api/api-problem.ts";
import { type Decision, isDecidedAlike } from "./decided-on.ts";
import type { StaffOrder } from "../mending/mended.ts";
import { isUnanswered, type TookPlace, tookPlace } from "./took-place.ts";

/** What was sent last and not answered, with the order as it was then. */
export interface Lost {
  readonly decision: Decision | null;
  readonly before: StaffOrder;
}

/** Where the desk has an order. */
interface Place {
  /** As it is known: fetched where it was told, or said here, that it changed. */
  readonly known: () => Promise<StaffOrder>;
  /** It changed. */
  readonly forget: () => Promise<void>;
  readonly take: (order: StaffOrder) => void;
  /** Outlives the order that was seen: what was lost is looked for when it is pressed again. */
  readonly lost: { current: Lost | null };
}

/** More changes than that between two answers are no coincidence. */
const TRIES = 4;

/**
 * Acts on an order that was seen. An order may change between being seen and the press, without anybody at it: where
 * nothing of what was decided on is another, the act is done with the order as it is by now. Else whoever acts is told once, and
 * after that it counts as seen: to say it again is to mean it.
 * An act whose answer was lost may have been done: the order is asked, at once and again at the next press, and where it
 * shows it nobody is told of a failure, and nothing is done twice.
 * @throws ApiProblem `stale_version` where it was decided on something else, and whatever the act throws.
 */
export function actOn(seen: StaffOrder, { known, forget, take, lost }: Place) {
  let before = seen;

  async function cameThrough(was: StaffOrder, shows: TookPlace | undefined): Promise<boolean> {
    if (shows === undefined) return false;
    await forget();
    const now = await known();
    if (!shows(now, was)) return false;
    lost.current = null;
    take(now);
    return true;
  }

  return async (
    decision: Decision | null,
    does: (now: StaffOrder) => Promise<StaffOrder>,
    shows = decision === null ? undefined : tookPlace[decision],
  ): Promise<void> => {
    // Nothing is sent again before the order could be asked.
    const sent = lost.current;
    if (sent?.decision === decision && (await cameThrough(sent.before, shows))) return;
    for (let left = TRIES; ; left -= 1) {
      // What overwrites nothing needs no order of now.
      const now = decision === null ? before : await known();
      const isAlike = decision === null || isDecidedAlike(decision, before, now);
      before = now;
      if (!isAlike) throw changed();
      try {
        const answer = await does(now);
        lost.current = null;
        return take(answer);
      } catch (error) {
        if (isUnanswered(error)) {
          lost.current = { decision, before: now };
          if (await cameThrough(now, shows).catch(() => false)) return;
        }
        if (!isProblem(error, "stale_version") || left <= 1) throw error;
        await forget();
      }
    }
  };
}

function changed(): ApiProblem {
  const problem = { type: "about:blank", title: "", status: 409, code: "stale_version" } as const;
  return new ApiProblem({ ok: false, status: 409, problem, retryAfter: null });
}
