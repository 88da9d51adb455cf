import assert from "node:assert/strict";
import type { Page, Route } from "playwright-core";

/** Takes what the server rendered out of every page, so that the browser asks for all of it and draws it by itself; answers how to stop. */
export async function drawnByBrowser(page: Page): Promise<() => Promise<void>> {
  const empty = async (route: Route): Promise<void> => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(
        /<div id="root">.*<script type="application\/json" id="first-answer">.*?<\/script>/s,
        `<div id="root"></div>`,
      )
      // Where there is nothing to paint, code need not wait for it.
      .replace(/<template id="code">(.*?)<\/template>/s, "$1");
    assert.ok(!body.includes("first-answer"));
    return route.fulfill({ response: answer, body });
  };
  await page.route("**/*", empty);
  return () => page.unroute("**/*", empty);
}
