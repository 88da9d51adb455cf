import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  atRest,
  axeFaults,
  freshAddress,
  sayIn,
  shopHouse,
  sidewaysScroll,
} from "../shop/support/shop-house.ts";
import { openEditor } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");

const shots = process.env["SHOTS"];
async function shot(page: Page, name: string): Promise<void> {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
}

interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly expects?: RegExp;
}

/** A customer's design in the editor. */
async function ownDesign(name: string, visit: Visit = {}) {
  const token = await house.register(freshAddress("versions"));
  const { uuid } = await house.design(name, token);
  const stored = { access_token: token };
  const editor = await openEditor(house, { ...visit, stored }, `/configured-set/${uuid}`);
  const { page, choose, field, button } = editor;
  const panel = page.getByRole("dialog", { name: say("versions.title"), exact: true });
  return {
    ...editor,
    uuid,
    token,
    panel,
    write: async (from: string, words: string): Promise<void> => {
      await choose(from);
      await field("editor.text.words").fill(words);
    },
    saved: () =>
      page
        .getByText(/^Opgeslagen om/)
        .first()
        .waitFor(),
    openByMenu: async (): Promise<void> => {
      await button("editor.more").click();
      await page.getByRole("menuitem", { name: say("versions.title") }).click();
      await panel.waitFor();
    },
  };
}

describe("what a design was", () => {
  it("is named, compared, put back and taken back by keys, and nothing is lost by it", async () => {
    const { page, panel, write, saved, stage, layer, ready, uuid, token, openByMenu } =
      await ownDesign("Eerder");
    await write("TORQAL", "EERSTE");
    await saved();

    // By keys: its list, and a name for what is there now.
    await stage.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+Alt+Shift+H");
        return panel.count();
      })
      .toBe(1);
    const rows = panel.getByRole("listitem");
    await panel.getByRole("heading", { name: say("versions.today") }).waitFor();
    await panel
      .getByRole("button", { name: say("versions.name_now") })
      .last()
      .focus();
    await page.keyboard.press("Enter");
    const naming = page.getByRole("dialog", { name: say("versions.name_title") });
    await naming.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type("Voor de wedstrijd");
    await page.keyboard.press("Enter");
    await panel.getByRole("heading", { name: /Voor de wedstrijd/ }).waitFor();
    await shot(page, "named");
    await page.keyboard.press("Escape");
    await expect.poll(() => panel.count()).toBe(0);
    expect(await stage.evaluate((element) => element.matches(":focus"))).toBe(true);

    // What is not saved yet is saved first.
    await write("EERSTE", "TWEEDE");
    await openByMenu();
    const named = rows.filter({ hasText: "Voor de wedstrijd" });
    await named.waitFor();
    await panel.getByText(`“TWEEDE” ${say("proof.layer_words")}`).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await expect.poll(() => panel.locator("img").count(), { timeout: 60_000 }).toBeGreaterThan(1);
    await shot(page, "list");

    const what = { what: "Voor de wedstrijd" };
    await named.getByRole("button", { name: say("versions.compare_of", what) }).click();
    const compared = page.getByRole("dialog", { name: say("versions.compare") });
    await compared.getByText(`“TWEEDE” ${say("proof.layer_words")}`).waitFor();
    await expect.poll(() => compared.locator("[data-rider]").count(), { timeout: 60_000 }).toBe(2);
    const slider = compared.getByRole("slider", { name: say("proof.slider") });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    expect(await slider.getAttribute("aria-valuetext")).toBe(
      say("versions.slider_value", { share: await slider.inputValue() }),
    );
    expect(await axeFaults(page)).toEqual([]);
    await shot(page, "compared");

    await compared.getByRole("button", { name: say("versions.restore") }).press("Enter");
    await layer("EERSTE").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.getByText(say("versions.restored", what)).waitFor();
    await shot(page, "restored");
    await page
      .getByRole("button", { name: say("app.undo"), exact: true })
      .last()
      .click();
    await layer("TWEEDE").waitFor();
    await page.getByText(say("versions.taken_back")).waitFor();

    // Nothing is left to be saved, and the server has it so.
    await page.reload();
    await ready();
    await layer("TWEEDE").waitFor();
    const path = `/api/configured-sets/${uuid}`;
    const kept = await house.api<{ document: object }>("GET", path, undefined, token);
    expect(JSON.stringify(kept.document)).toContain("TWEEDE");
    const { data } = await house.api<{ data: { name: string | null }[] }>(
      "GET",
      `${path}/versions`,
      undefined,
      token,
    );
    expect(data.map(({ name }) => name)).toEqual(["Voor de wedstrijd", null]);
  });
});

describe("what is not saved", () => {
  it("is told in place while it cannot be, and stays; the versions come when it can", async () => {
    const expects = /Failed to load resource|saving a design/;
    const { page, panel, write, layer, openByMenu } = await ownDesign("Kuil", { expects });
    await page.route("**/api/configured-sets/**", (route) => route.abort());
    await write("TORQAL", "HIER");
    await openByMenu();
    await panel.getByRole("heading", { name: say("versions.unsaved.title") }).waitFor();
    await page.unroute("**/api/configured-sets/**");
    await panel.getByRole("button", { name: say("app.retry") }).click();
    await panel.getByText(`“HIER” ${say("proof.layer_words")}`).waitFor();
    expect(await panel.getByText(say("versions.unsaved.title")).count()).toBe(0);
    await page.keyboard.press("Escape");
    await layer("HIER").waitFor();
  });
});

describe("on a phone and a tablet", () => {
  it.each([
    [360, 780],
    [768, 1024],
  ])(
    "at %i px all of it fits, and the list has no more to tell than there is",
    async (width, height) => {
      const { page, panel, token, uuid, openByMenu } = await ownDesign("Onderweg", {
        width,
        height,
      });
      await openByMenu();
      await panel.getByText(say("versions.empty.title")).waitFor();
      await shot(page, `empty-${width}`);
      expect(await axeFaults(page)).toEqual([]);
      await panel.getByRole("button", { name: say("app.close") }).click();
      await expect.poll(() => panel.count()).toBe(0);

      // Saved elsewhere meanwhile: the list is of now, and what is here stands beside it.
      const path = `/api/configured-sets/${uuid}`;
      const read = await house.api<{ version: number; document: object }>(
        "GET",
        path,
        undefined,
        token,
      );
      const document = JSON.parse(
        JSON.stringify(read.document).replaceAll("TORQAL", "ELDERS"),
      ) as object;
      await house.api("PUT", path, { name: "Onderweg", version: read.version, document }, token);
      await openByMenu();
      const day = panel.getByRole("region", { name: say("versions.today") });
      const row = day.getByRole("listitem").first();
      await row.getByText(say("versions.first")).waitFor();
      await expect.poll(() => panel.locator("img").count(), { timeout: 60_000 }).toBe(2);
      expect(await sidewaysScroll(page)).toBe(0);
      await atRest(page);
      await shot(page, `list-${width}`);
      await row.getByRole("button", { name: /^Vergelijk met nu: / }).click();
      const compared = page.getByRole("dialog", { name: say("versions.compare") });
      await expect
        .poll(() => compared.locator("[data-rider]").count(), { timeout: 60_000 })
        .toBe(2);
      await compared
        .getByText(`“ELDERS” ${say("proof.layer_words")}`)
        .first()
        .waitFor();
      await shot(page, `compared-${width}`);
      expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      if (width < 768) {
        // Back closes what lies above, one after the other.
        await page.goBack();
        await expect.poll(() => compared.count()).toBe(0);
        await panel.waitFor();
        await page.goBack();
        await expect.poll(() => panel.count()).toBe(0);
        await page.getByRole("application").waitFor();
      }
    },
  );
});
