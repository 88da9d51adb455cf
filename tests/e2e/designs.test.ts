import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  axeFaults,
  freshAddress,
  sayIn,
  shopHouse,
  sidewaysScroll,
} from "./shop/support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const shots = process.env["SHOTS"];

async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
}

describe("one design, four ways in", () => {
  it("its maker without an account opens it with the edit hash [S2.14]", async () => {
    const { uuid, hash } = await house.design("Gastontwerp");
    const page = await house.visit();
    await page.goto(`/configured-set/${uuid}/${hash}`);
    await page.getByText("Gastontwerp").first().waitFor();
    expect(await page.getByText(nl("editor.administrator")).count()).toBe(0);
  });

  it("its owner opens it without a hash [S2.14]", async () => {
    const token = await house.register(freshAddress("owner"));
    const { uuid } = await house.design("Eigen ontwerp", token);
    const page = await house.visit({ stored: { access_token: token } });
    await page.goto(`/configured-set/${uuid}`);
    await page.getByText("Eigen ontwerp").first().waitFor();
    expect(await page.getByText(nl("editor.administrator")).count()).toBe(0);
  });

  it("an administrator looks, and is told so [S2.40]", async () => {
    const token = await house.register(freshAddress("watched"));
    const { uuid } = await house.design("Bekeken ontwerp", token);
    const access_token = await house.staff("administrator");
    const page = await house.visit({ stored: { access_token } });
    await page.goto(`/configured-set/${uuid}`);
    await page.getByText(nl("editor.administrator")).waitFor();
    expect(await page.getByText("Bekeken ontwerp").count()).toBeGreaterThan(0);
  });

  it("whoever has the shared link sees it, until it is withdrawn [S2.15]", async () => {
    const token = await house.register(freshAddress("sharer"));
    const { uuid } = await house.design("Gedeeld met de club", token);
    const path = `/api/configured-sets/${uuid}/share`;
    const { hash } = await house.api<{ hash: string }>("POST", path, undefined, token);
    const page = await house.visit({ expects: /status of 404/ });
    await page.goto(`/configured-set/${uuid}/shared/${hash}`);
    await page.getByRole("heading", { name: "Gedeeld met de club" }).waitFor();
    await house.api("DELETE", path, undefined, token);
    await page.reload();
    await page.getByRole("heading", { name: nl("shared.gone.title") }).waitFor();
    expect(await page.getByText("Gedeeld met de club").count()).toBe(0);
  });
});

describe("my designs", () => {
  it("shows groups and what lies in them [S2.26]", async () => {
    const token = await house.register(freshAddress("groups"));
    const { uuid } = await house.design("Zandkoning", token);
    await house.design("Losse kit", token);
    const group = await house.api<{ id: string }>(
      "POST",
      "/api/customer/groups",
      { name: "Winter 2027" },
      token,
    );
    await house.api("PATCH", `/api/configured-sets/${uuid}/group`, { group_id: group.id }, token);
    const page = await house.visit({ stored: { access_token: token } });
    await page.goto("/my-designs");
    await page.getByText("Losse kit").first().waitFor();
    await page
      .getByRole("link", { name: /Winter 2027/ })
      .or(page.getByRole("button", { name: /Winter 2027/ }))
      .first()
      .click();
    await page.getByText("Zandkoning").first().waitFor();
    await expect.poll(() => page.getByText("Losse kit").count()).toBe(0);
  });

  it("says how designs come into an empty group: dragged, or by their menu where there is a finger", async () => {
    const token = await house.register(freshAddress("empty"));
    await house.design("Losse kit", token);
    await house.api("POST", "/api/customer/groups", { name: "Later" }, token);
    for (const [width, said] of [
      [1440, [true, false]],
      [390, [false, true]],
    ] as const) {
      const page = await house.visit({ width, stored: { access_token: token } });
      await page.goto("/my-designs");
      await page.getByRole("region", { name: "Later" }).waitFor();
      const seen = ["groups.drop_here", "groups.move_here"].map((key) =>
        page.getByText(nl(key)).isVisible(),
      );
      expect(await Promise.all(seen), `${width} wide`).toEqual(said);
    }
  });
});

describe("a link that went to the wrong person", () => {
  const question = (page: Page, name: string) =>
    page.getByRole("dialog", { name: nl("share.withdraw_title", { name }) });
  const item = (page: Page) => page.getByRole("menuitem", { name: nl("share.withdraw") });

  /** Copies the link by a menu or button, and answers where it leads. */
  async function copiedLink(page: Page, copy: () => Promise<void>, said: string): Promise<string> {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy();
    await page.getByText(nl(said)).first().waitFor();
    return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
  }

  /** Somebody else, who has nothing but the link. */
  async function strangerAt(path: string, name: string): Promise<Page> {
    const stranger = await house.visit({ expects: /status of 404/ });
    await stranger.goto(path);
    await stranger.getByRole("heading", { level: 1, name }).waitFor();
    return stranger;
  }

  async function seesNothing(stranger: Page, name: string): Promise<void> {
    await stranger.reload();
    await stranger.getByRole("heading", { name: nl("shared.gone.title") }).waitFor();
    expect(await stranger.getByText(name).count()).toBe(0);
  }

  it("is withdrawn among one's designs, after a question [S1.04, S2.28]", async () => {
    const name = "Verkeerde app";
    const token = await house.register(freshAddress("withdraw"));
    await house.design(name, token);
    const page = await house.visit({ stored: { access_token: token } });
    const menu = page.getByRole("button", { name: nl("designs.menu", { name }) });
    const copy = page.getByRole("menuitem", { name: nl("designs.copy_link") });
    const copied = async (): Promise<void> => {
      await menu.click();
      await copy.click();
    };
    await page.goto("/my-designs");
    await menu.click();
    await copy.waitFor();
    expect(await item(page).count(), "no link is out yet").toBe(0);
    await page.keyboard.press("Escape");
    const path = await copiedLink(page, copied, "designs.link_copied");
    const stranger = await strangerAt(path, name);

    // The item came without loading anew; who thinks better of it changes nothing.
    await menu.click();
    await item(page).waitFor();
    await shoot(page, "designs-menu-1440");
    await item(page).click();
    await question(page, name).getByText(nl("share.withdraw_text")).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await shoot(page, "designs-question-1440");
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await shoot(page, "designs-question-360");
    await question(page, name)
      .getByRole("button", { name: nl("app.cancel") })
      .click();
    await question(page, name).waitFor({ state: "detached" });
    await stranger.reload();
    await stranger.getByRole("heading", { level: 1, name }).waitFor();

    await menu.click();
    await item(page).waitFor();
    await shoot(page, "designs-menu-360");
    await item(page).click();
    await question(page, name)
      .getByRole("button", { name: nl("share.withdraw") })
      .click();
    await page.getByText(nl("share.withdrawn", { name })).first().waitFor();
    await question(page, name).waitFor({ state: "detached" });
    await menu.click();
    await copy.waitFor();
    expect(await item(page).count(), "the list says so at once").toBe(0);
    await page.keyboard.press("Escape");
    await seesNothing(stranger, name);

    const other = await copiedLink(page, copied, "designs.link_copied");
    expect(other).not.toBe(path);
    await menu.click();
    await item(page).waitFor();
  });

  it("is withdrawn in the editor that it was copied in", async () => {
    const name = "Verkeerd gestuurd";
    const token = await house.register(freshAddress("withdraw"));
    const { uuid } = await house.design(name, token);
    const page = await house.visit({ stored: { access_token: token } });
    await page.goto(`/configured-set/${uuid}`);
    const more = page.getByRole("button", { name: nl("editor.more"), exact: true });
    const share = page.getByRole("button", { name: nl("editor.share"), exact: true });
    await more.click();
    await page.getByRole("menuitem").first().waitFor();
    expect(await item(page).count(), "no link is out yet").toBe(0);
    await page.keyboard.press("Escape");
    const path = await copiedLink(page, () => share.click(), "editor.share_copied");
    const stranger = await strangerAt(path, name);
    await more.click();
    await item(page).click();
    await question(page, name)
      .getByRole("button", { name: nl("share.withdraw") })
      .click();
    await page.getByText(nl("share.withdrawn", { name })).first().waitFor();
    await seesNothing(stranger, name);
    await more.click();
    await page.getByRole("menuitem").first().waitFor();
    expect(await item(page).count()).toBe(0);
  });

  it("is withdrawn where the browser would not copy it", async () => {
    const name = "Niet gekopieerd";
    const token = await house.register(freshAddress("withdraw"));
    await house.design(name, token);
    const page = await house.visit({ expects: /not allowed/, stored: { access_token: token } });
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
    });
    const menu = page.getByRole("button", { name: nl("designs.menu", { name }) });
    await page.goto("/my-designs");
    await menu.click();
    await page.getByRole("menuitem", { name: nl("designs.copy_link") }).click();
    await page.getByText(nl("designs.link_failed")).first().waitFor();
    await menu.click();
    await item(page).waitFor();
    expect(await item(page).count()).toBe(1);
  });
});

describe("deleting a design", () => {
  it("needs no page that stays open, and can be taken back", async () => {
    const token = await house.register(freshAddress("deleter"));
    await house.design("Gaat weg", token);
    const page = await house.visit({ stored: { access_token: token } });
    const card = page.getByRole("link", { name: "Gaat weg" });
    const act = async (): Promise<void> => {
      await page.getByRole("button", { name: nl("designs.menu", { name: "Gaat weg" }) }).click();
      await page.getByRole("menuitem", { name: nl("designs.delete") }).click();
    };
    await page.goto("/my-designs");
    await card.first().waitFor();
    await act();
    await page.getByRole("button", { name: nl("app.undo") }).click();
    await card.first().waitFor();
    const gone = page.waitForRequest((request) => request.method() === "DELETE");
    await act();
    await gone;
    // The page is left before the shop has answered.
    await page.goto("/cart");
    await expect
      .poll(() => house.api("GET", "/api/customer/configured-sets", undefined, token))
      .toMatchObject({ data: [] });
    await page.goto("/my-designs");
    await page.getByText(nl("designs.empty.title")).waitFor();
    expect(await card.count()).toBe(0);
  });
});

describe("the shell", () => {
  it("loads a page's program only when the page is opened [S2.02]", async () => {
    const page = await house.visit();
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await page.goto("/login");
    await page.getByRole("heading", { level: 1, name: nl("login.title") }).waitFor();
    await page.waitForLoadState("networkidle");
    const first = scripts.size;
    expect([...scripts].join(" ")).not.toMatch(/ConfiguratorPage|CheckoutPage/);
    await page.goto("/cart");
    await page.getByRole("heading", { level: 1, name: nl("cart.empty.title") }).waitFor();
    // Its code comes after the page has been painted.
    await expect.poll(() => scripts.size).toBeGreaterThan(first);
  });

  it("a message stands at the top centre for three and a half seconds [S2.18, S2.19, S9.02]", async () => {
    const design = await house.design("Vluchtig");
    const { uuid } = await house.api<{ uuid: string }>("POST", "/api/cart");
    await house.api("POST", `/api/cart/${uuid}/add/${design.uuid}?hash=${design.hash}`);
    const page = await house.visit({ stored: { cartUuid: uuid } });
    await page.goto("/cart");
    await page.getByRole("button", { name: nl("cart.remove", { name: "Vluchtig" }) }).click();
    const message = page
      .getByRole("listitem")
      .filter({ hasText: nl("cart.removed", { name: "Vluchtig" }) });
    await message.waitFor();
    const shown = performance.now();
    const box = await message.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(12);
    expect(box?.y ?? 900).toBeLessThan(120);
    // The pointer must not hold it.
    await page.mouse.move(5, 880);
    await message.waitFor({ state: "detached" });
    const stayed = performance.now() - shown;
    expect(stayed).toBeGreaterThan(3000);
    expect(stayed).toBeLessThan(9000);
  });
});

describe("looking through one's designs", () => {
  it("asks for one thing where there is none, and keeps the field while one types in it", async () => {
    const token = await house.register(freshAddress("search"));
    const page = await house.visit({ stored: { access_token: token } });
    const field = page.getByRole("searchbox", { name: nl("designs.search") });
    const make = page.getByRole("button", { name: nl("designs.new") });
    await page.goto("/my-designs");
    await page.getByText(nl("designs.empty.title")).waitFor();
    expect([await field.count(), await make.count()]).toEqual([0, 1]);

    await house.design("Duinpan", token);
    await page.reload();
    await page.getByText("Duinpan").first().waitFor();
    // The server takes its time: what nothing was found for stays until it answers.
    await page.route("**/api/customer/configured-sets?**", async (route) => {
      await new Promise((done) => setTimeout(done, 400));
      await route.continue();
    });
    await field.fill("bestaat niet");
    await page.getByText(nl("designs.none_found"), { exact: true }).waitFor();
    await field.evaluate((input) => input.setAttribute("data-same", ""));
    await field.press("ControlOrMeta+a");
    await field.press("Delete");
    await page.getByText("Duinpan").first().waitFor();
    await field.and(page.locator(":focus[data-same]")).waitFor({ timeout: 1000 });
  });
});
