import { isUnanswered } from "../../../parts/order-acts/took-place.ts";

/**
 * Makes what there may be only one of. Where the answer was lost it may be there by now: that is asked, at once and again
 * at the next press before anything is sent, so that nobody is told of a failure, or refused, over what they made themselves.
 * @throws ApiProblem whatever `make` throws, and of the next press what `isThere` throws
 */
export async function makeOnce(
  make: () => Promise<unknown>,
  isThere: () => Promise<boolean>,
  lost: { current: boolean },
): Promise<void> {
  if (lost.current && (await isThere())) return;
  try {
    await make();
  } catch (error) {
    if (isUnanswered(error)) {
      lost.current = true;
      if (await isThere().catch(() => false)) return;
    }
    throw error;
  }
}
