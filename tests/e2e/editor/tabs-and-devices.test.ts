import { describe, expect, it } from "vitest";
import { axeFaults, freshAddress, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { editorOn, firstSet, openEditor } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");
/** Nobody looks closely here: half as many pixels each way. */
const density = 0.5;

describe("work in more than one place", () => {
  it("of two tabs that began the same set is each one's own, after a reload and after one is closed", async () => {
    const one = await openEditor(house, { density });
    const second = await one.page.context().newPage();
    await second.addInitScript(() => sessionStorage.setItem("seen.guide", "yes"));
    await second.goto(one.page.url());
    const two = editorOn(second, say);
    await two.ready();
    const write = async (editor: typeof two, words: string): Promise<void> => {
      await editor.page.bringToFront();
      await editor.choose("TORQAL");
      await editor.field("editor.text.words").fill(words);
      await editor.layer(words).waitFor();
      await editor.page.locator("[data-journal=kept]").waitFor({ state: "attached" });
    };
    await write(one, "EERSTE TAB");
    await write(two, "TWEEDE TAB");
    for (const [editor, words] of [
      [one, "EERSTE TAB"],
      [two, "TWEEDE TAB"],
    ] as const) {
      await editor.page.reload();
      await editor.ready();
      await editor.layer(words).waitFor();
    }
    // What the second one holds is its own while it is open, and found again once it is closed.
    await one.page.bringToFront();
    await one.button("app.save").click();
    const name = one.page.getByRole("dialog", { name: say("editor.name_title") });
    await name.getByRole("button", { name: say("app.save") }).click();
    await one.page.getByText(/^Opgeslagen om/).waitFor();
    const set = `/set/${await firstSet(house)}`;
    await one.page.goto(set);
    await one.ready();
    await one.layer("TORQAL").waitFor();
    await second.close();
    await one.page.goto(set);
    await one.ready();
    await one.layer("TWEEDE TAB").waitFor();
    expect(await one.layer("EERSTE TAB").count()).toBe(0);
  });

  it("goes on as a new design when another device has deleted the one that is open", async () => {
    const token = await house.register(freshAddress("deleted"));
    const { uuid } = await house.design("Weg", token);
    const expects = /status of 404|not_found/;
    const { page, field, choose, button } = await openEditor(
      house,
      { density, stored: { access_token: token }, expects },
      `/configured-set/${uuid}`,
    );
    await house.api("DELETE", `/api/configured-sets/${uuid}`, undefined, token);
    await choose("TORQAL");
    await field("editor.text.words").fill("TOCH NOG");
    await page.getByText(say("editor.not_saved")).waitFor();
    await button("app.retry").click();
    const gone = page.getByRole("dialog", { name: say("editor.gone.title") });
    await gone.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await gone.getByRole("button", { name: say("editor.gone.anew") }).click();
    await page.getByText(/^Opgeslagen om/).waitFor();
    const anew = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(anew).not.toBe(uuid);
    const read = await house.api("GET", `/api/configured-sets/${anew}`, undefined, token);
    expect(JSON.stringify(read)).toContain("TOCH NOG");
  });
});
