import { useConsentQuestion } from "../lib/telemetry/page-views.ts";
import { part } from "../ui/part.tsx";

/** A shop that measures nothing never asks, and one that does asks each visitor once. */
const ConsentQuestion = part(async () => (await import("./ConsentQuestion.tsx")).ConsentQuestion, {
  onlyShown: true,
  waiting: () => null,
  failed: () => null,
});

/**
 * Asks before anything is measured; both answers weigh the same. It stands below the page and never on it: pages that
 * fill the window leave its height (`--consent`) free.
 */
export function ConsentBar() {
  return useConsentQuestion() ? <ConsentQuestion /> : null;
}
