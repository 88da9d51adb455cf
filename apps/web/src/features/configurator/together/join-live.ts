import { isProblem } from "../../../lib/api/api-problem.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { updateDesign } from "../saving/design-calls.ts";
import type { Saving } from "../saving/use-saving.ts";
import type { Live } from "./live.ts";

const NOTED_AFTER_MS = 1000;
const RENAMES = 5;

/** Has a live line take the place of saving; what it answers ends that. */
export function joinLive(live: Live, { join, note }: Pick<Saving, "join" | "note">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted = live.version();
  // Not at each act of others, which would draw the whole editor anew.
  const quit = live.subscribe(() => {
    if (!live.isSettled() || live.version() === noted) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      noted = live.version();
      note(noted, live.isSettled());
    }, NOTED_AFTER_MS);
  });
  join({ ...live, deliver: (target, name) => deliver(live, target, name) });
  return () => {
    clearTimeout(timer);
    quit();
    join(null);
    note(live.version(), live.isSettled());
  };
}

/** All that was done is there already: only a name is still to be saved. */
async function deliver(live: Live, target: SavedState, name: string): Promise<SavedState> {
  for (let tries = 1; ; tries += 1) {
    const { version, document } = await live.settle();
    if (name === target.name || target.viewedAs !== "owner") return { ...target, version };
    try {
      return await updateDesign({ ...target, version }, { name, document });
    } catch (error) {
      if (tries === RENAMES || !isProblem(error, "stale_version")) throw error;
    }
  }
}
