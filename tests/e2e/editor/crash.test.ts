import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sayIn, shopHouse } from "../shop/support/shop-house.ts";
import { editorOn, firstSet } from "./support.ts";

const house = shopHouse();
const say = sayIn("nl");
const long = process.env["LONG"] === "1";
/** Every burst is another; the long run has many. */
const KILLS = long ? 200 : 6;
/** How long a burst may last before the kill, ms. */
const BURST = 700;

const briefly = { timeout: 15_000 };
const yes = (): boolean => true;
const no = (): boolean => false;

/** Numbers that look like chance and are the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Told {
  /** The last text the rider has typed. */
  typed: number;
  /** The last one that the interface had said to be kept. */
  kept: number;
}

/** Types K<from + 1>, K<from + 2>, … into the field at uneven moments, and tells what it types and what is said. */
async function burst(page: Page, from: number, told: Told, label: string): Promise<void> {
  await page.exposeFunction("typedNow", (value: number) => {
    told.typed = Math.max(told.typed, value);
  });
  await page.exposeFunction("keptNow", (value: number) => {
    told.kept = Math.max(told.kept, value);
  });
  await page.evaluate(
    ([start, name]) => {
      const tell = window as unknown as Record<"typedNow" | "keptNow", (value: number) => void>;
      const field = document.querySelector<HTMLInputElement>(`input[maxlength="${name}"]`);
      const state = document.querySelector("[data-journal]");
      // React watches the field's own value: only the prototype's counts as typed.
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      if (!field || !state || !native?.set) throw new Error("no field");
      let value = start;
      // What the interface says of the text that stands there at that moment.
      new MutationObserver(() => {
        if (state.getAttribute("data-journal") === "kept") tell.keptNow(value);
      }).observe(state, { attributes: true });
      field.focus();
      const type = (): void => {
        value += 1;
        tell.typedNow(value);
        native.set?.call(field, `K${value}`);
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        window.setTimeout(type, value % 5 === 0 ? 60 : value % 3);
      };
      type();
    },
    [from, label] as const,
  );
}

describe("a tab that dies", () => {
  it(
    `loses nothing of what was said to be kept, killed ${KILLS} times within bursts of edits`,
    async () => {
      const first = await house.visit({ width: 1200, height: 700, density: 0.5, expects: /./ });
      const context = first.context();
      await context.addInitScript(() => {
        sessionStorage.setItem("seen.guide", "yes");
        localStorage.setItem("settings.language", "nl");
      });
      await first.close();
      const path = `/set/${await firstSet(house)}`;
      const chance = chances(20_261_120);
      let last: Told = { typed: 0, kept: 0 };
      let acknowledged = 0;
      for (let kill = 0; kill <= KILLS; kill += 1) {
        const page = await context.newPage();
        await page.goto(path);
        const { layer, choose } = editorOn(page, say);
        const row = page.getByRole("treeitem", { name: /^K\d+/ });
        // Killed before anything was said to be kept, the text may be the one it was.
        const isUntouched =
          kill === 0 || (last.kept === 0 && !(await row.waitFor(briefly).then(yes, no)));
        if (isUntouched) await choose("TORQAL");
        else {
          await row.waitFor();
          // The row's small picture shows the first letters too: the longest number is the name's.
          const numbers = [...(await row.innerText()).matchAll(/K(\d+)/g)];
          const found = Math.max(...numbers.map(([, digits]) => Number(digits)));
          expect(
            found,
            `kill ${kill}: kept ${last.kept}, typed ${last.typed}`,
          ).toBeGreaterThanOrEqual(last.kept);
          expect(found).toBeLessThanOrEqual(last.typed);
          if (kill === KILLS) {
            // And what was done before can still be undone, down to the beginning.
            await editorOn(page, say).button("editor.undo").click();
            break;
          }
          await row.getByText(`K${found}`, { exact: true }).last().click();
        }
        await layer(isUntouched ? "TORQAL" : "K")
          .first()
          .waitFor();
        await page.getByRole("textbox", { name: say("editor.text.words"), exact: true }).waitFor();
        last = { typed: last.typed, kept: last.kept };
        const told = last;
        await burst(page, last.typed, told, "80");
        await page.waitForTimeout(chance() * BURST);
        const session = await context.newCDPSession(page);
        const dead = page.waitForEvent("crash");
        session.send("Page.crash").catch(() => undefined);
        await dead;
        if (told.kept > acknowledged) acknowledged = told.kept;
        await page.close();
      }
      expect(acknowledged, "the interface did say that things were kept").toBeGreaterThan(KILLS);
    },
    long ? 3_600_000 : 600_000,
  );
});
