import { ApiProblem, isProblem } from "../../lib/api/api-problem.ts";
import { type Decision, isDecidedAlike } from "./decided-on.ts";
import type { StaffOrder } from "../mending/mended.ts";

/** Where the desk has an order. */
interface Place {
  /** As it is known: fetched where it was told, or said here, that it changed. */
  readonly known: () => Promise<StaffOrder>;
  /** It changed. */
  readonly forget: () => Promise<void>;
  readonly take: (order: StaffOrder) => void;
}

/** More changes than that between two answers are no coincidence. */
const TRIES = 4;

/**
 * Acts on an order that was seen. An order may change between being seen and the press, without anybody at it: where
 * nothing of what was decided on is another, the act is done with the order as it is by now. Else whoever acts is told once, and
 * after that it counts as seen: to say it again is to mean it.
 * @throws ApiProblem `stale_version` where it was decided on something else, and whatever the act throws.
 */
export function actOn(seen: StaffOrder, { known, forget, take }: Place) {
  let before = seen;
  return async (
    decision: Decision | null,
    does: (now: StaffOrder) => Promise<StaffOrder>,
  ): Promise<void> => {
    // What overwrites nothing needs no order of now.
    if (decision === null) return take(await does(before));
    for (let left = TRIES; ; left -= 1) {
      const now = await known();
      const isAlike = isDecidedAlike(decision, before, now);
      before = now;
      if (!isAlike) throw changed();
      try {
        return take(await does(now));
      } catch (error) {
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
