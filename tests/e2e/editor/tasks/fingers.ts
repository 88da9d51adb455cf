import type { CDPSession, Page } from "playwright-core";

export interface Finger {
  x: number;
  y: number;
}

const STEPS = 6;
/** A frame, so that each step is seen. */
const STEP_MS = 16;
/** A finger that stops before it lifts throws nothing: after a throw the browser takes the next tap for its end. */
const STOP_MS = 150;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Puts fingers down one after another, moves them from the first places to the last, and lifts them. */
export async function touch(
  page: Page,
  from: readonly Finger[],
  to: readonly Finger[],
): Promise<void> {
  const session = await sessionOf(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", places: readonly Finger[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    });
  for (let count = 1; count <= from.length; count += 1) {
    await send("touchStart", from.slice(0, count));
  }
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    const places = from.map((start, finger) => ({
      x: start.x + ((to[finger]?.x ?? start.x) - start.x) * share,
      y: start.y + ((to[finger]?.y ?? start.y) - start.y) * share,
    }));
    await send("touchMove", places);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForTimeout(STOP_MS);
  await send("touchEnd", []);
}
