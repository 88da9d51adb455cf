import { samplesOf } from "@holeshot/design";
import { expect } from "vitest";
import { find } from "./hand.ts";
import { layerNamed, layersOf } from "./rider.ts";
import type { Task } from "./task.ts";

/** The amount in a price, whatever stands round it. */
function amount(text: string): number {
  return Number(text.replace(/[^\d,]/g, "").replace(",", "."));
}

/** The list of layers, the design as a whole, and the way to the cart. */
export const designTasks: readonly Task[] = [
  {
    name: "name, order, lock, hide and double a layer",
    run: async (rider) => {
      const { page, say, button } = rider;
      await rider.choose("Skateboard");
      const more = (name: string) => button("editor.layer.more", { name });
      await rider.fromMenu(more("Skateboard"), say("editor.layer.rename"));
      await rider.write(rider.field("editor.layer.name"), "Ploeg");
      await rider.press(button("app.save"));
      await find(page, { role: "treeitem", name: /^Ploeg/ }).waitFor();
      const before = layersOf(await rider.kept()).findIndex(({ name }) => name === "Skateboard");
      await rider.press(button("editor.layer.down", { name: "Ploeg" }));
      await rider.keeps("the order", (document) => {
        const now = layersOf(document).findIndex(({ name }) => name === "Ploeg");
        return now >= 0 && now < (before < 0 ? layersOf(document).length - 1 : before);
      });
      await rider.press(button("editor.layer.duplicate"));
      await rider.keeps(
        "two of it",
        (document) => layersOf(document).filter(({ name }) => name === "Ploeg").length === 2,
      );
      await rider.fromMenu(more("Ploeg"), say("editor.layer.lock", { name: "Ploeg" }));
      await find(page, { role: "treeitem", name: /^Ploeg.*vergrendeld/ }).waitFor();
      await rider.fromMenu(more("Ploeg"), say("editor.layer.hide", { name: "Ploeg" }));
      await find(page, { role: "treeitem", name: /^Ploeg.*verborgen, vergrendeld/ }).waitFor();
    },
  },
  {
    name: "take steps back, and do them again",
    run: async (rider) => {
      const { button } = rider;
      await rider.stageFree();
      const hidden = async (): Promise<number> =>
        layersOf(await rider.kept()).filter((layer) => layer.hidden).length;
      const count = await hidden();
      expect(count).toBeGreaterThan(0);
      await rider.press(button("editor.undo"));
      await expect.poll(hidden).toBe(count - 1);
      await rider.press(button("editor.redo"));
      await expect.poll(hidden).toBe(count);
    },
  },
  {
    name: "look at another side, and all round",
    run: async (rider) => {
      const { page, say, button, stageFree } = rider;
      await stageFree();
      await rider.press(button("side.back"));
      const stage = page.getByRole("application");
      await expect.poll(() => stage.getAttribute("aria-label")).toContain(say("side.back"));
      await rider.press(button("editor.free.title"));
      await expect.poll(() => stage.getAttribute("aria-label")).toContain("3D");
      await rider.press(button("side.front"));
      await expect.poll(() => stage.getAttribute("aria-label")).toContain(say("side.front"));
      await stageFree();
    },
  },
  {
    name: "choose what the product is made of, and see its price",
    run: async (rider) => {
      const { page } = rider;
      await rider.panel("options");
      const price = page.getByText(/^€\s?\d/).last();
      const plain = amount(await price.innerText());
      // What it adds is part of what is said of a choice.
      const dearer = page.getByRole("radio", { description: /\+\s?€/ }).first();
      await dearer.waitFor();
      const [words, more] = await dearer.evaluate((radio: HTMLInputElement) => {
        const said = (attribute: string): string =>
          (radio.getAttribute(attribute) ?? "")
            .split(" ")
            .map((id) => document.getElementById(id)?.innerText ?? "")
            .join(" ")
            .trim();
        return [said("aria-labelledby"), said("aria-describedby")] as const;
      });
      await rider.press({ role: "radio", name: words });
      await expect
        .poll(async () => amount(await price.innerText()))
        .toBeCloseTo(plain + amount(more), 2);
      await rider.keeps(
        "the choice",
        ({ products }) => Object.keys(products["jersey"]?.properties ?? {}).length > 0,
      );
    },
  },
  {
    name: "save under a name, share a link, and put it in the cart",
    run: async (rider) => {
      const { page, say, button } = rider;
      await rider.stageFree();
      await rider.headAct("app.save");
      await rider.write(rider.field("editor.name"), "Veerle zomer");
      await rider.press(button("app.save"));
      await page.getByRole("heading", { level: 1, name: "Veerle zomer" }).waitFor();
      await page.waitForFunction(() => location.pathname.startsWith("/configured-set/"));
      const kept = await rider.kept();
      expect(layerNamed(kept, "VEERLE")).toBeDefined();
      await rider.headAct("editor.share");
      await page.getByText(say("editor.share_copied")).waitFor();
      await rider.press(button("editor.add_to_cart"));
      await page.getByRole("dialog", { name: say("samples.title") }).waitFor();
      await rider.write(rider.field("samples.your_number"), "417");
      await rider.press(button("editor.add_to_cart"));
      await page.getByRole("dialog", { name: say("quantities.title") }).waitFor();
      await rider.keeps("the answers", (document) => samplesOf(document).length === 0);
    },
  },
];
