import { useEffect } from "react";
import { replayEarlyActs } from "./early-acts.ts";

/** Once all of it has taken its place, what only this browser knows too. With a later page there is nothing left to do. */
const goLive = (): void => void setTimeout(replayEarlyActs, 0);

/**
 * Beside a page, and so taken over with it: what surrounds a page is live before the page is, and what was typed there
 * would be heard by nobody.
 */
export function Live() {
  useEffect(goLive, []);
  return null;
}
