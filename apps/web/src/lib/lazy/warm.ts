import { lineFree } from "./line.ts";
import { pauseBefore } from "./pause.ts";
import { idle } from "../when-idle.ts";

type Warm = () => Promise<unknown>;

/** Parts that may be needed on the page that is shown, the light ones first. */
const light: Warm[] = [];
const heavy: Warm[] = [];
let running = false;
/** The page's own files come first. */
const AFTER_MS = 1500;
/** Somebody may wait for ever for something that does not come. */
const MOST_MS = 20_000;

/** Fetches a part when the page has nothing better to do, before anybody needs it. */
export function warmLater(load: Warm, { heavy: isHeavy = false } = {}): void {
  if (!pageStands()) return;
  (isHeavy ? heavy : light).push(load);
  if (running) return;
  running = true;
  void run().finally(() => {
    running = false;
  });
}

/** A page may be gone when its turn comes, or be written where there is none. */
const pageStands = (): boolean => typeof window !== "undefined";

/** One after another, so that a slow line stays free for what is waited for. */
async function run(): Promise<void> {
  await loaded();
  let failures = 0;
  const following = (): Warm | undefined =>
    pageStands() ? (light.shift() ?? heavy.shift()) : undefined;
  for (let next = following(); next; next = following()) {
    await idle(2000);
    await lineFree(MOST_MS);
    if (!pageStands()) return;
    try {
      await next();
      failures = 0;
    } catch {
      // Without network there is nothing to be had: all of them wait.
      light.push(next);
      failures += 1;
      await pauseBefore(failures);
    }
  }
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    const soon = (): void => void setTimeout(resolve, AFTER_MS);
    if (document.readyState === "complete") soon();
    else window.addEventListener("load", soon, { once: true });
  });
}
