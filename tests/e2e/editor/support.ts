import type { Locator, Page } from "playwright-core";
import type { Language, Say, ShopHouse, Visit } from "../shop/support/shop-house.ts";
import { sayIn } from "../shop/support/shop-house.ts";

export interface EditorVisit extends Visit {
  language?: Language;
  /** Leaves the guide and the small-screen hint to the test. */
  untouched?: boolean;
  /** The renderer in software keeps its name to itself, so that it is taken for a graphics card. */
  card?: boolean;
}

export interface OpenEditor {
  readonly page: Page;
  readonly say: Say;
  readonly stage: Locator;
  /** A button by the key of its words. */
  readonly button: (key: string, variables?: Parameters<Say>[1]) => Locator;
  readonly field: (key: string) => Locator;
  /** A layer of the list by the start of what is said of it. */
  readonly layer: (start: string) => Locator;
  /** Chooses a layer as a rider does: by its row. */
  readonly choose: (name: string) => Promise<void>;
  /** The page as it is when the design has been opened. */
  readonly ready: () => Promise<void>;
}

export async function firstSet(house: ShopHouse): Promise<string> {
  const { data } = await house.api<{ data: { uuid: string }[] }>("GET", "/api/configurator-sets");
  return data[0]?.uuid ?? "";
}

/** Where it runs, a renderer does not say what it is called. */
function nameless(): void {
  const proto = WebGL2RenderingContext.prototype;
  const ask = Object.getOwnPropertyDescriptor(proto, "getExtension")?.value as (
    this: WebGL2RenderingContext,
    name: string,
  ) => unknown;
  proto.getExtension = function answer(this: WebGL2RenderingContext, name: string) {
    return name === "WEBGL_debug_renderer_info" ? null : ask.call(this, name);
  } as typeof proto.getExtension;
}

/** The editor of a new race kit, or of what `path` names. */
export async function openEditor(
  house: ShopHouse,
  { language = "nl", untouched = false, card = false, ...visit }: EditorVisit = {},
  path?: string,
): Promise<OpenEditor> {
  const page = await house.visit({
    ...visit,
    stored: { "settings.language": language, ...visit.stored },
  });
  const editor = editorOn(page, sayIn(language));
  // A browser remembers 250 files of a page unless it is told otherwise.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
  if (card) {
    await page.addInitScript(nameless);
    // The worker, which is asked first, runs no script of the page's.
    await page.route(/\/table-worker-[^/]+\.js/, async (route) => {
      const response = await route.fetch();
      const body = `(${nameless.toString()})();\n${await response.text()}`;
      await route.fulfill({ response, body });
    });
  }
  if (!untouched) {
    await page.addInitScript(() => {
      sessionStorage.setItem("seen.guide", "yes");
      sessionStorage.setItem("seen.mobile", "yes");
    });
  }
  await page.goto(path ?? `/set/${await firstSet(house)}`);
  await editor.ready();
  return editor;
}

/**
 * The editor with a quarter of the screen's pixels, for tests that look at what is said and whether a picture is another
 * one. LONG: with all of them.
 */
export function openCoarsely(
  house: ShopHouse,
  visit: EditorVisit = {},
  path?: string,
): Promise<OpenEditor> {
  const density = process.env["LONG"] === "1" ? 1 : 0.5;
  return openEditor(house, { density, ...visit }, path);
}

/**
 * One open editor for tests of a file that begin alike: each leaves nothing to undo and nothing chosen. What failed
 * takes its page with it.
 */
export function sharedEditor(open: () => Promise<OpenEditor>) {
  let shared: Promise<OpenEditor> | undefined;
  return (test: (editor: OpenEditor) => Promise<void>) => async (): Promise<void> => {
    const opened = (shared ??= open());
    try {
      const editor = await opened;
      await test(editor);
      await takeBack(editor);
    } catch (error) {
      shared = undefined;
      await opened.then(({ page }) => page.context().close()).catch(() => undefined);
      throw error;
    }
  };
}

/** Everything that was done to the design is undone, nothing is chosen, and the kits are offered as in the beginning. */
async function takeBack({ page, button, stage }: OpenEditor): Promise<void> {
  const undo = button("editor.undo");
  while (await undo.isEnabled()) await undo.click();
  // Where nothing is chosen Escape leads out of the garment.
  if ((await page.getByRole("treeitem", { selected: true }).count()) > 0) {
    await stage.focus();
    await page.keyboard.press("Escape");
  }
  const kits = button("editor.panel.templates");
  if ((await kits.getAttribute("aria-pressed")) !== "true") await kits.click();
}

export function editorOn(page: Page, say: Say): OpenEditor {
  const stage = page.getByRole("application");
  return {
    page,
    say,
    stage,
    button: (key, variables) =>
      page.getByRole("button", { name: say(key, variables), exact: true }),
    field: (key) => page.getByRole("textbox", { name: say(key), exact: true }),
    layer: (start) => page.getByRole("treeitem", { name: new RegExp(`^${start}`) }),
    choose: async (name) => {
      const row = page.getByRole("treeitem", { name: new RegExp(`^${name}`) }).last();
      await row.getByText(name, { exact: true }).first().click();
    },
    ready: async () => {
      await stage.waitFor();
      // The first view is made by a worker that shares a loaded machine with everything else.
      await page.locator("[role=application][aria-busy=false]").waitFor({ timeout: 90_000 });
    },
  };
}

/** Answers the question about a kit's samples: these words in their places, nothing in those that are left out. */
export async function answerSamples(
  { page, say }: Pick<OpenEditor, "page" | "say">,
  words: Readonly<Record<string, string>> = {},
): Promise<void> {
  const asked = page.getByRole("dialog", { name: say("samples.title") });
  for (const [label, text] of Object.entries(words)) {
    await asked.getByRole("textbox", { name: label }).fill(text);
  }
  await asked.getByRole("button", { name: say("editor.add_to_cart") }).click();
}

/** The stage's picture at 12 × 12 pixels: equal pictures are equal strings. */
function pictureOf(stage: Locator): Promise<string> {
  return stage.evaluate(async (element) => {
    // What was done is painted in the next frame, which a busy machine may give late.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const canvas = element.querySelector("canvas");
    // A coarse picture is no picture yet, nor is one of a size or a side that is being replaced.
    const busy = element.getAttribute("aria-busy") !== "false";
    if (busy || canvas?.dataset["coarse"] !== undefined) return String(Math.random());
    // A copy: the shop's own canvas stays as it is, also in how the browser keeps it.
    const small = new OffscreenCanvas(12, 12).getContext("2d");
    if (!canvas || !small) return "";
    small.drawImage(canvas, 0, 0, 12, 12);
    return small.getImageData(0, 0, 12, 12).data.join();
  });
}

/** The picture once letters and drawings have arrived: the same twice, a moment apart. */
export async function settledPicture(stage: Locator): Promise<string> {
  let before = "";
  for (let look = 0; look < 40; look += 1) {
    const now = await pictureOf(stage);
    if (now === before) return now;
    before = now;
    await stage.page().waitForTimeout(400);
  }
  throw new Error("The picture did not come to rest.");
}

export const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#c00030"/><circle cx="50" cy="25" r="20" fill="#fff"/></svg>`,
);

/** A green JPEG of 64 × 40 pixels. */
export const photograph = Buffer.from(
  [
    "/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5a",
    "YVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P",
    "T09PT09PT09PT09PT0//wAARCAAoAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEA",
    "AAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAMF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/a",
    "AAwDAQACEQMRAD8AhgIMUAAAAAAAAAAAAAAAAAAAAAB//9k=",
  ].join(""),
  "base64",
);
