import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFaults, freshAddress, password, sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { editorOn, firstSet, openEditor } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");
/** Nobody looks closely here: half as many pixels each way. */
const density = 0.5;

interface GuestDesign {
  path: string;
  stored: Record<string, string>;
  read: () => Promise<{ name: string; version: number; document: object }>;
  /** The documents of all its versions. */
  versions: () => Promise<object[]>;
  /** What another page saves meanwhile: other words in the place of these. */
  saveElsewhere: (words: string, others: string) => Promise<void>;
}

async function guestDesign(name: string): Promise<GuestDesign> {
  const { uuid, hash } = await house.design(name);
  const where = `/api/configured-sets/${uuid}?hash=${hash}`;
  const read: GuestDesign["read"] = () => house.api("GET", where);
  return {
    path: `/configured-set/${uuid}`,
    stored: { guestDesigns: JSON.stringify([{ uuid, hash }]) },
    read,
    versions: async () => {
      const { data } = await house.api<{ data: { id: string }[] }>(
        "GET",
        where.replace("?", "/versions?"),
      );
      const each = ({ id }: { id: string }) =>
        house.api<object>("GET", where.replace("?", `/versions/${id}?`));
      return Promise.all(data.map(each));
    },
    saveElsewhere: async (words, others) => {
      const { version, document } = await read();
      const changed = JSON.parse(JSON.stringify(document).replaceAll(words, others)) as object;
      await house.api("PUT", where, { name, version, document: changed });
    },
  };
}

describe("work is kept", () => {
  it("brings a visitor's unsaved work back after a reload, with its steps", async () => {
    const { page, button, field, choose, layer, ready } = await openEditor(house, { density });
    await choose("TORQAL");
    await field("editor.text.words").fill("ZANDHAAS");
    await layer("ZANDHAAS").waitFor();
    await page.waitForTimeout(100);
    await page.reload();
    await ready();
    await layer("ZANDHAAS").waitFor();
    await button("editor.undo").click();
    await layer("TORQAL").waitFor();
    expect(await button("editor.undo").isDisabled()).toBe(true);
    await page.reload();
    await ready();
    await button("editor.redo").click();
    await layer("ZANDHAAS").waitFor();
  });

  it("asks whose version is meant when another page has saved meanwhile", async () => {
    const { path, stored, read, versions, saveElsewhere } = await guestDesign("Twee paginas");
    const expects = /status of 409|stale_version/;
    const one = await openEditor(house, { density, stored, expects }, path);
    await saveElsewhere("TORQAL", "TWEE");

    await one.choose("TORQAL");
    await one.field("editor.text.words").fill("EEN");
    await one.button("app.save").click();
    const dialog = one.page.getByRole("dialog", { name: say("editor.stale.title") });
    await dialog.waitFor();
    // Both versions are seen, each with its own letters: the pictures differ, and neither is empty.
    const picture = (key: string) =>
      dialog.getByRole("img", { name: say(key) }).locator("canvas:not([data-coarse])");
    const mine = picture("editor.stale.picture_mine");
    const theirs = picture("editor.stale.picture_theirs");
    const inks = (shown: Locator) =>
      shown.evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
        return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size;
      });
    await expect.poll(() => inks(mine), { timeout: 60_000 }).toBeGreaterThan(50);
    await expect.poll(() => inks(theirs), { timeout: 60_000 }).toBeGreaterThan(50);
    const [left, right] = await Promise.all(
      [mine, theirs].map((each) => each.evaluate((c: HTMLCanvasElement) => c.toDataURL())),
    );
    expect(left === right, "the two pictures").toBe(false);
    await dialog.getByRole("button", { name: say("app.close") }).click();
    await one.page.getByText(say("editor.not_saved")).waitFor();

    // Reloaded, it still knows that its work is on top of the older version.
    await one.page.reload();
    await one.ready();
    await one.layer("EEN").waitFor();
    await one.button("app.save").click();
    await dialog.getByRole("button", { name: say("editor.stale.theirs") }).click();
    await one.layer("TWEE").waitFor();

    // And the other way round: mine over theirs.
    await saveElsewhere("TWEE", "DRIE");
    await one.choose("TWEE");
    await one.field("editor.text.words").fill("VIER");
    await one.button("app.save").click();
    await dialog.getByRole("button", { name: say("editor.stale.mine") }).click();
    await one.page.getByText(/^Opgeslagen om/).waitFor();
    await one.layer("VIER").waitFor();
    expect(await one.layer("DRIE").count()).toBe(0);
    const kept = JSON.stringify((await read()).document);
    expect(kept).toContain("VIER");
    expect(kept).not.toContain("DRIE");
    // What was saved elsewhere was acknowledged there: it stays among the versions, though minutes old.
    expect(JSON.stringify(await versions())).toContain("DRIE");
  });

  it("keeps both versions when the rider wants both: mine becomes a copy", async () => {
    const { path, stored, read, saveElsewhere } = await guestDesign("Allebei");
    const expects = /status of 409|stale_version/;
    const one = await openEditor(house, { density, stored, expects }, path);
    const uuid = path.split("/").at(-1) ?? "";
    await saveElsewhere("TORQAL", "HUN");
    await one.choose("TORQAL");
    await one.field("editor.text.words").fill("MIJN");
    await one.button("app.save").click();
    await one.page.getByRole("button", { name: say("editor.stale.both") }).click();
    const copy = say("editor.copy_name", { name: "Allebei" });
    await one.page.getByRole("heading", { level: 1, name: copy }).waitFor();
    // The address follows the copy a moment after its name stands there.
    await one.page.waitForURL((url) => !url.pathname.includes(uuid));
    await one.layer("MIJN").waitFor();
    const still = await read();
    expect(still.name).toBe("Allebei");
    expect(JSON.stringify(still.document)).not.toContain("MIJN");
  });

  it("says that saving failed, and saves by itself when it can again [S8.05]", async () => {
    const { path, stored } = await guestDesign("Zonder netwerk");
    const expects = /Failed to load resource|saving a design/;
    const { page, field, choose, button } = await openEditor(
      house,
      { density, stored, expects },
      path,
    );
    await choose("TORQAL");
    await page.route("**/api/configured-sets/**", (route) => route.abort());
    await field("editor.text.words").fill("LATER");
    await button("app.save").click();
    await page.getByText(say("error.save_failed")).waitFor();
    await page.getByText(say("editor.not_saved")).waitFor();
    await page.unroute("**/api/configured-sets/**");
    await page.getByText(/^Opgeslagen om/).waitFor();
    expect(await page.getByText(say("editor.not_saved")).count()).toBe(0);
  });

  it("saves what a customer does two seconds later, without being asked", async () => {
    const token = await house.register(freshAddress("editor"));
    const { uuid } = await house.design("Vanzelf", token);
    const stored = { access_token: token };
    const { page, field, choose } = await openEditor(
      house,
      { density, stored },
      `/configured-set/${uuid}`,
    );
    await choose("TORQAL");
    await field("editor.text.words").fill("VANZELF");
    await page.getByText(/^Opgeslagen om/).waitFor();
    const read = await house.api<{ document: object }>(
      "GET",
      `/api/configured-sets/${uuid}`,
      undefined,
      token,
    );
    expect(JSON.stringify(read.document)).toContain("VANZELF");
  });

  it("knows its own save again whose answer never came, after a reload and after more was done", async () => {
    const token = await house.register(freshAddress("unanswered"));
    const { uuid } = await house.design("Onbeantwoord", token);
    const visit = {
      stored: { access_token: token },
      expects: /ERR_FAILED|saving a design|status of 409/,
    };
    const path = `/configured-set/${uuid}`;
    const { page, field, choose, layer, ready } = await openEditor(house, visit, path);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT" && request.url().includes(uuid)) sent.push(request.url());
    });
    const read = async () =>
      JSON.stringify(await house.api("GET", `/api/configured-sets/${uuid}`, undefined, token));
    /** The next save gets there, and its answer does not come back. */
    const loseAnswer = async () => {
      let lose = true;
      await page.route(`**/api/configured-sets/${uuid}`, async (route) => {
        if (route.request().method() !== "PUT" || !lose) return route.continue();
        lose = false;
        await route.fetch();
        await route.abort();
      });
    };

    await loseAnswer();
    await choose("TORQAL");
    await field("editor.text.words").fill("EERST");
    await page.getByText(say("editor.not_saved")).waitFor();
    expect(await read()).toContain("EERST");
    await page.reload();
    await ready();
    await layer("EERST").waitFor();
    // Longer than a save waits: there is nothing to be saved, and nobody to be asked.
    await page.waitForTimeout(3000);
    expect(sent, "saves").toHaveLength(1);

    await page.unroute(`**/api/configured-sets/${uuid}`);
    await loseAnswer();
    await choose("EERST");
    await field("editor.text.words").fill("TWEEDE");
    await page.getByText(say("editor.not_saved")).waitFor();
    await field("editor.text.words").fill("DERDE");
    await page.getByText(/^Opgeslagen om/).waitFor();
    expect(await read()).toContain("DERDE");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  it("opens an empty configuration, and says so, when there is no such design [S4.16, S8.07]", async () => {
    const expects = /status of 404/;
    const page = await house.visit({ density, expects, stored: { "settings.language": "nl" } });
    await page.goto("/configured-set/01934a5e-6c00-7a10-8c01-5d1f0e2b9a77");
    await page.getByText(say("error.design_load_failed")).waitFor();
    const editor = editorOn(page, say);
    await editor.ready();
    await page.getByText(say("editor.layers.none")).waitFor();
    expect(await page.getByRole("treeitem").count()).toBe(0);
  });
});

describe("work outlives what goes wrong around it", () => {
  it("stays on this device when the session ends, says so, and is saved after login", async () => {
    const email = freshAddress("verlopen");
    const token = await house.register(email);
    const { uuid } = await house.design("Verlopen", token);
    const stored = { access_token: token };
    const expects = /status of 40[14]|unauthenticated|not_found|saving a design|Failed to load/;
    const path = `/configured-set/${uuid}`;
    const { page, field, choose, layer, button, ready } = await openEditor(
      house,
      { stored, expects },
      path,
    );
    await choose("TORQAL");
    await house.api("POST", "/api/customer/logout", undefined, token);
    await field("editor.text.words").fill("NIET WEG");
    await layer("NIET WEG").waitFor();
    await page.locator("[data-journal=kept]").waitFor({ state: "attached" });
    // Saved by itself it is refused: the page says so and stays as it is.
    await page.getByText(say("editor.signed_out")).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull();
    expect(await layer("NIET WEG").count()).toBe(1);
    await page.reload();
    await ready();
    await layer("NIET WEG").waitFor();
    await button("app.save").click();
    await page.getByText(say("editor.session_over")).waitFor();
    await page.getByText(say("editor.session_over")).locator("..").getByRole("button").click();

    await page.getByRole("textbox", { name: say("person.email") }).fill(email);
    await page.getByLabel(say("person.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: say("login.submit") }).click();
    await ready();
    await layer("NIET WEG").waitFor();
    await expect
      .poll(
        async () => {
          const fresh = await page.evaluate(() => localStorage.getItem("access_token"));
          const path = `/api/configured-sets/${uuid}`;
          return JSON.stringify(await house.api("GET", path, undefined, fresh ?? ""));
        },
        { timeout: 60_000 },
      )
      .toContain("NIET WEG");
  });

  it("belongs to whoever made it: put away at logout, back at the next sign-in, and shown to nobody between", async () => {
    const [anna, bo] = [freshAddress("anna"), freshAddress("bo")];
    const token = await house.register(anna);
    await house.register(bo);
    const set = `/set/${await firstSet(house)}`;
    const stored = { access_token: token, "configurator.colours": "#12ab34" };
    const { page, field, choose, layer, ready } = await openEditor(house, { density, stored }, set);
    await choose("TORQAL");
    await field("editor.text.words").fill("VAN ANNA");
    await layer("VAN ANNA").waitFor();
    await page.locator("[data-journal=kept]").waitFor({ state: "attached" });

    const another = await page.context().newPage();
    await another.goto("/cart");
    await another.getByRole("button", { name: "Freja Nygaard" }).click();
    await another.getByRole("menuitem", { name: say("top.logout") }).click();
    // The tab with the open design hears of it too.
    await layer("TORQAL").waitFor();
    expect(await layer("VAN ANNA").count()).toBe(0);
    const keys = () => page.evaluate(() => Object.keys(localStorage).toSorted());
    expect((await keys()).filter((key) => key.startsWith("configurator.colours"))).toHaveLength(1);
    expect(await keys()).not.toContain("configurator.colours");
    await another.close();

    const signIn = async (email: string): Promise<void> => {
      await page.goto(`/login?redirect=${encodeURIComponent(set)}`);
      await page.getByRole("textbox", { name: say("person.email") }).fill(email);
      await page.getByLabel(say("person.password"), { exact: true }).fill(password);
      await page.getByRole("button", { name: say("login.submit") }).click();
      await ready();
    };
    const signOut = async (): Promise<void> => {
      await page.goto("/cart");
      await page.getByRole("button", { name: "Freja Nygaard" }).click();
      await page.getByRole("menuitem", { name: say("top.logout") }).click();
      await page.getByRole("link", { name: say("top.login"), exact: true }).waitFor();
    };
    await signIn(bo);
    await layer("TORQAL").waitFor();
    expect(await layer("VAN ANNA").count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem("configurator.colours"))).toBeNull();
    await signOut();
    await signIn(anna);
    await layer("VAN ANNA").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("configurator.colours"))).toBe("#12ab34");

    // What is begun without signing in goes along, and nothing is written over: the earlier draft is saved.
    await signOut();
    await page.goto(set);
    await ready();
    await choose("TORQAL");
    await field("editor.text.words").fill("VAN EEN GAST");
    await page.locator("[data-journal=kept]").waitFor({ state: "attached" });
    await signIn(anna);
    await layer("VAN EEN GAST").waitFor();
    const saved = async (): Promise<string> => {
      const fresh = (await page.evaluate(() => localStorage.getItem("access_token"))) ?? "";
      const mine = "/api/customer/configured-sets";
      const { data } = await house.api<{ data: { uuid: string }[] }>("GET", mine, undefined, fresh);
      const read = data.map(({ uuid }) =>
        house.api("GET", `/api/configured-sets/${uuid}`, undefined, fresh),
      );
      return JSON.stringify(await Promise.all(read));
    };
    await expect.poll(saved).toContain("VAN ANNA");
  });

  it("a server in trouble leaves the frame standing, says so, and opens the design when it can", async () => {
    const { path, stored } = await guestDesign("Vijfhonderd");
    const page = await house.visit({ density, stored, expects: /status of 500/ });
    const design = `**/api/configured-sets/${path.split("/").at(-1) ?? ""}**`;
    await page.route(design, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto(path);
    await page.getByRole("heading", { name: say("editor.open_failed.title") }).waitFor();
    await page.getByRole("link", { name: say("top.home") }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(design);
    await page.getByRole("button", { name: say("app.retry") }).click();
    await editorOn(page, say).ready();
    await page.getByRole("heading", { level: 1, name: "Vijfhonderd" }).waitFor();
  });

  it("has at hand what it takes without a network, and says in place what is still missing", async () => {
    const expects =
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported|saving a design/;
    const visit = { density, expects };
    const { page, button, layer, ready } = await openEditor(house, visit);
    const context = page.context();
    // What dialogs are made of has come by the time that the page is at rest.
    const came = () =>
      page.evaluate(() => {
        const names = performance.getEntriesByType("resource").map(({ name }) => name);
        const parts = ["KeyboardSheet", "NameDialog", "StaleDialog", "FreeStage"];
        return parts.filter((part) => names.some((name) => name.includes(`/${part}-`))).length;
      });
    await expect.poll(came, { timeout: 60_000 }).toBe(4);
    await page.waitForTimeout(500);
    await context.setOffline(true);
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: say("keys.title") });
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    await button("app.save").click();
    const name = page.getByRole("dialog", { name: say("editor.name_title") });
    await name.getByRole("button", { name: say("app.save") }).click();
    await page.getByText(say("editor.offline")).waitFor();
    expect(await layer("TORQAL").count()).toBe(1);
    await context.setOffline(false);
    await page.getByText(/^Opgeslagen om/).waitFor();

    // A part that never came: the page stays, and the part comes with the network.
    const late = await house.visit({ density, expects, stored: { "settings.language": "nl" } });
    await late.addInitScript(() => sessionStorage.setItem("seen.guide", "yes"));
    const parts = /\/assets\/(?:NameDialog|KeyboardSheet)-[^/]+\.js$/;
    await late.route(parts, (route) => route.abort());
    await late.goto(new URL(page.url()).pathname.replace(/.*/, `/set/${await firstSet(house)}`));
    const editor = editorOn(late, say);
    await editor.ready();
    await editor.button("app.save").click();
    const missing = late.getByRole("dialog", { name: say("app.part_failed.title") });
    await missing.waitFor();
    expect(await axeFaults(late)).toEqual([]);
    expect(await editor.stage.count()).toBe(1);
    await late.unroute(parts);
    await missing.getByRole("button", { name: say("app.retry") }).click();
    await late.getByRole("dialog", { name: say("editor.name_title") }).waitFor();
    await ready();
  });

  it("letters that are late are on their way: told on the stage, found missing nowhere, there with the network", async () => {
    const page = await house.visit({
      density,
      expects: /ERR_FAILED|Failed to load/,
      stored: { "settings.language": "nl" },
    });
    await page.addInitScript(() => sessionStorage.setItem("seen.guide", "yes"));
    const letters = /harfbuzz-[^/]+\.wasm$|catalogue\/files\/[^/]+\.(?:ttf|otf|woff2?)$/;
    await page.route(letters, (route) => route.abort());
    const { path, stored } = await guestDesign("Trage letters");
    await page.addInitScript((pair) => {
      localStorage.setItem("guestDesigns", pair);
    }, stored["guestDesigns"] ?? "");
    await page.goto(path);
    await page.getByText(say("editor.stage.late")).waitFor();
    await page.getByRole("treeitem", { name: /^TORQAL/ }).waitFor();
    await page.waitForTimeout(1500);
    expect(await page.getByText(say("finding.title.missing_font")).count()).toBe(0);
    await page.unroute(letters);
    await page.getByText(say("editor.stage.late")).waitFor({ state: "detached", timeout: 60_000 });
    await editorOn(page, say).ready();
  });

  it("keeps a document that cannot be read for diagnosis, and starts an empty one [S4.16, S8.07]", async () => {
    const { path, stored } = await guestDesign("Van morgen");
    const page = await house.visit({ density, expects: /opening a design/, stored });
    const uuid = path.split("/").at(-1) ?? "";
    await page.route(`**/api/configured-sets/${uuid}**`, async (route) => {
      const answer = await route.fetch();
      const design = (await answer.json()) as { document: object };
      await route.fulfill({ json: { ...design, document: { ...design.document, schema: 99 } } });
    });
    await page.goto(path);
    await page.getByText(say("error.design_load_failed")).waitFor();
    await editorOn(page, say).ready();
    expect(await page.getByRole("treeitem").count()).toBe(0);
    const kept = await page.evaluate(
      (key) =>
        new Promise((resolve) => {
          const opening = indexedDB.open("holeshot-journal");
          opening.onsuccess = () => {
            const store = opening.result.transaction("designs").objectStore("designs");
            const reading = store.get(key);
            reading.onsuccess = () => resolve(reading.result);
          };
        }),
      `failed ${uuid}`,
    );
    expect(kept).toMatchObject({ document: { schema: 99 } });
    const problems = (kept as { problems: unknown[] }).problems;
    expect(problems.length).toBeGreaterThan(0);
  });
});
