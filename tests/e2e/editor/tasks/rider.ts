import type { DesignDocument, Layer } from "@holeshot/design";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Say } from "../../shop/support/shop-house.ts";
import type { OpenEditor } from "../support.ts";
import { find, type Hand, type Thing } from "./hand.ts";

/** Somebody who works by one hand, and looks at what the editor shows of it. */
export interface Rider extends Hand {
  readonly page: Page;
  readonly say: Say;
  readonly button: (key: string, variables?: Parameters<Say>[1]) => Thing;
  readonly field: (key: string) => Thing;
  /** A tool's panel, beside the stage or as a sheet. */
  readonly panel: (id: string) => Promise<void>;
  /** Chooses a layer in the list, and opens the panel of its kind. */
  readonly choose: (name: string, panel?: "text" | "images") => Promise<void>;
  /** The whole stage: on a phone the sheet goes. */
  readonly stageFree: () => Promise<void>;
  readonly layersOpen: () => Promise<void>;
  /** An entry of the menu of what is done to a layer, or to the design. */
  readonly fromMenu: (menu: Thing, entry: string) => Promise<void>;
  /** An act of the head: on a phone in its menu. */
  readonly headAct: (key: string) => Promise<void>;
  /** What the browser has kept of the design. */
  readonly kept: () => Promise<DesignDocument>;
  /** Waits until the browser has kept a design of which this is true. */
  readonly keeps: (what: string, isSo: (document: DesignDocument) => boolean) => Promise<void>;
  /** Waits until this is said to those who do not see. */
  readonly hears: (words: RegExp) => Promise<void>;
}

/** The only design in the journal. */
async function readJournal(page: Page): Promise<DesignDocument> {
  return page.evaluate(
    () =>
      new Promise<DesignDocument>((resolve, reject) => {
        const opening = indexedDB.open("holeshot-journal");
        opening.onerror = () => reject(new Error("no journal"));
        opening.onsuccess = () => {
          const store = opening.result.transaction("designs").objectStore("designs");
          const reading = store.getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const [entry] = reading.result as { editing: { document: DesignDocument } }[];
            if (entry) resolve(entry.editing.document);
            else reject(new Error("nothing is kept"));
          };
        };
      }),
  );
}

export function riderOn({ page, say }: OpenEditor, hand: Hand, narrow: boolean): Rider {
  // Choosers are caught from now on: one that is asked for only when a key is pressed may come too late.
  page.on("filechooser", () => undefined);
  const button = (key: string, variables?: Parameters<Say>[1]): Thing => ({
    role: "button",
    name: say(key, variables),
  });
  const isPressed = async (thing: Thing): Promise<boolean> =>
    (await find(page, thing).getAttribute("aria-pressed")) === "true";

  async function panel(id: string): Promise<void> {
    // On a phone what is uploaded is found under images.
    const tool = button(`editor.panel.${narrow && id === "upload" ? "images" : id}`);
    if (!(await isPressed(tool))) await hand.press(tool);
  }

  async function layersOpen(): Promise<void> {
    if (narrow && (await page.getByRole("tree").count()) === 0) {
      await hand.press(button("editor.layers"));
    }
    await page
      .getByRole("tree")
      .or(page.getByText(say("editor.layers.none")))
      .first()
      .waitFor();
  }

  async function stageFree(): Promise<void> {
    const close = button("app.close");
    if (narrow && (await find(page, close).count()) > 0) await hand.press(close);
    await page.locator("[role=application][aria-busy=false]").waitFor();
  }

  async function fromMenu(menu: Thing, entry: string): Promise<void> {
    await hand.press(menu);
    await hand.press({ role: "menuitem", name: new RegExp(`^${escaped(entry)}`) });
  }

  return {
    ...hand,
    page,
    say,
    button,
    field: (key) => ({ role: "textbox", name: say(key) }),
    panel,
    layersOpen,
    stageFree,
    fromMenu,
    choose: async (name, kind) => {
      await layersOpen();
      await hand.press({ role: "treeitem", name: new RegExp(`^${escaped(name)}`) });
      if (kind) await panel(kind);
    },
    headAct: async (key) => {
      if (narrow) await fromMenu(button("editor.more"), say(key));
      else await hand.press(button(key));
    },
    kept: () => readJournal(page),
    keeps: async (what, isSo) => {
      await expect
        .poll(async () => isSo(await readJournal(page)), { message: what, timeout: 60_000 })
        .toBe(true);
    },
    hears: (words) =>
      page.getByRole("status").filter({ hasText: words }).first().waitFor({ state: "attached" }),
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The jersey's layers, the first painted first. */
export function layersOf(document: DesignDocument): readonly Layer[] {
  return document.products["jersey"]?.layers ?? [];
}

export function layerNamed(document: DesignDocument, name: string): Layer | undefined {
  return layersOf(document).find(
    (layer) => layer.name === name || (layer.kind === "text" && layer.text === name),
  );
}
