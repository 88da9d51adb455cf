import { hasStatus, isProblem } from "../../../lib/api/api-problem.ts";
import { hasToken } from "../../../lib/session/token-store.ts";
import type { Refusal } from "./saving-machine.ts";

/** What kind of refusal an error of the server is; to a visitor a design of an account does not exist. */
export function refusalOf(error: unknown, owned: boolean, signedIn = hasToken()): Refusal {
  if (isProblem(error, "stale_version")) return "stale";
  if (hasStatus(error, 401)) return "signed_out";
  if (isProblem(error, "not_found")) return owned && !signedIn ? "signed_out" : "refused";
  if (isProblem(error, "network")) return "offline";
  return isProblem(error, "invalid_design", "validation_failed") ? "refused" : "failed";
}
