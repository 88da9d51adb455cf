import { isProblem } from "../../../lib/api/api-problem.ts";
import { errorText } from "../../../lib/errors.ts";
import type { Translate } from "../../../lib/i18n/translator.ts";
import type { Say } from "../use-words.ts";

/** What staff read for a failure: some codes mean something else to them than to a customer. */
export function deskError(t: Translate, say: Say, error: unknown): string {
  if (isProblem(error, "stale_version")) return say("error.stale_version");
  if (isProblem(error, "illegal_transition")) return say("error.illegal_transition");
  if (isProblem(error, "order_blocked")) return say("error.order_blocked");
  if (isProblem(error, "lettering_missing_characters"))
    return say("error.lettering_missing_characters");
  if (isProblem(error, "lettering_too_long")) return say("error.lettering_too_long");
  if (isProblem(error, "order_not_changeable")) return say("error.order_not_changeable");
  if (isProblem(error, "order_has_left")) return say("error.order_has_left");
  if (isProblem(error, "surcharge_open")) return t("error.surcharge_open");
  if (isProblem(error, "refund_too_large")) return say("error.refund_too_large");
  if (isProblem(error, "validation_failed")) return say("error.validation_failed");
  return errorText(t, error);
}
