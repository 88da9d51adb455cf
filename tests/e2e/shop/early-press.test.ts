import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { freshAddress, isLive, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const say = sayIn("nl");
/** How many of the browser's turns after React began to take the page over, at a quarter of this machine's speed. */
const moments = [0, 1, 2, 4, 8, 16];

/** Holds the page's code back: only its first script runs until the answer is called. */
async function withoutCode(page: Page): Promise<() => void> {
  let comes = (): void => undefined;
  const code = new Promise<void>((resolve) => (comes = resolve));
  await page.route(/\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  return comes;
}

it("a press is done once, whenever it comes while the page becomes live", async () => {
  const owner = await house.register(freshAddress("early"));
  const { uuid } = await house.design("Vroeg", owner);
  const where = `/api/configured-sets/${uuid}/share`;
  const { hash } = await house.api<{ hash: string }>("POST", where, undefined, owner);
  const opened: [moment: number, dialogs: number][] = [];
  for (const moment of moments) {
    const page = await house.visit();
    await page.addInitScript(
      ([label, turns]) => {
        let left = turns;
        const look = (): void => {
          const root = document.querySelector("#root") ?? {};
          const begun = Object.keys(root).some((key) => key.startsWith("__reactContainer"));
          if (begun && left-- === 0) {
            document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
          } else setTimeout(look, 0);
        };
        look();
      },
      [say("take.menu"), moment] as const,
    );
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`/configured-set/${uuid}/shared/${hash}`);
    await isLive(page);
    // One under another is hidden from roles.
    const dialogs = page.locator("[role=dialog]");
    await expect.poll(() => dialogs.count()).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    opened.push([moment, await dialogs.count()]);
    await page.context().close();
  }
  expect(opened).toEqual(moments.map((moment) => [moment, 1]));
});

it("what was typed before the page was live is judged when its field is left, be that before or after", async () => {
  for (const leaves of ["before", "after"]) {
    const page = await house.visit();
    const comes = await withoutCode(page);
    await page.goto("/login?view=register", { waitUntil: "commit" });
    const email = page.getByRole("textbox", { name: say("person.email") });
    await email.pressSequentially("sanne@");
    if (leaves === "before") await email.blur();
    comes();
    await isLive(page);
    expect(await email.inputValue()).toBe("sanne@");
    if (leaves === "after") {
      expect(await page.getByText(say("field.email")).count()).toBe(0);
      await email.blur();
    }
    await page.getByText(say("field.email")).waitFor();
    await page.context().close();
  }
});

it("a bike that was chosen before the page was live is chosen, with the name that was typed", async () => {
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  const page = await house.visit({ height: 1100 });
  const comes = await withoutCode(page);
  await page.goto(`/set/${data[0]?.uuid}/start`, { waitUntil: "commit" });
  const make = page.getByLabel(say("start.make"), { exact: true });
  const name = page.getByLabel(say("start.name"), { exact: true });
  await make.selectOption("KTM");
  await name.fill("de vries");
  comes();
  await isLive(page);
  expect([await make.inputValue(), await name.inputValue()]).toEqual(["KTM", "DE VRIES"]);
  // What was chosen leads on: the make has its years and its colours.
  expect(await page.getByLabel(say("start.year"), { exact: true }).isEnabled()).toBe(true);
  await page.getByLabel(say("start.colour", { place: 1 })).waitFor();
  // It is what this tab remembers: a year that was chosen since is not lost with the next load.
  await page.getByLabel(say("start.year"), { exact: true }).selectOption({ index: 2 });
  const year = await page.getByLabel(say("start.year"), { exact: true }).inputValue();
  await page.reload();
  await isLive(page);
  expect(await make.inputValue()).toBe("KTM");
  expect(await page.getByLabel(say("start.year"), { exact: true }).inputValue()).toBe(year);
});

it("who signs in at a missing page comes back to it, though the link was pressed before the page was live", async () => {
  const page = await house.visit({ expects: /status of 404/ });
  const comes = await withoutCode(page);
  await page.goto("/nothing-here?at=all", { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.getByRole("link", { name: say("top.login") }).click();
  comes();
  await page.getByRole("heading", { level: 1, name: say("login.title") }).waitFor();
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/nothing-here?at=all");
});
