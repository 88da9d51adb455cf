import { expect } from "vitest";
import { find } from "./hand.ts";
import { layerNamed, layersOf, type Rider } from "./rider.ts";
import type { Task } from "./task.ts";

/** The zone's colour layer, once there is one. */
function zoneLayers(document: Parameters<typeof layersOf>[0]) {
  return layersOf(document).filter((layer) => layer.kind === "colour");
}

async function swatch(rider: Rider, group: RegExp, hex: string): Promise<void> {
  const within = { role: "group", name: group } as const;
  await rider.press({ role: "button", name: new RegExp(`, ${hex}$`), within });
}

/** Kit, colours, and the look of letters. */
export const lookTasks: readonly Task[] = [
  {
    name: "choose another kit",
    run: async (rider) => {
      await rider.panel("templates");
      const kit = { role: "button", name: "Blok" } as const;
      await rider.press(kit);
      await expect.poll(() => find(rider.page, kit).getAttribute("aria-pressed")).toBe("true");
      await rider.keeps("kit", ({ products }) => products["jersey"]?.template === "blok");
    },
  },
  {
    name: "colour a zone",
    run: async (rider) => {
      await rider.panel("colours");
      const zones = find(rider.page, { role: "group", name: /^Kleur:/ });
      await zones.waitFor();
      await rider.press({
        role: "button",
        name: rider.say("editor.colour.more", { label: await zoneLabel(rider) }),
      });
      await swatch(rider, /^Kleur:/, "#163f8c");
      await rider.keeps("a blue zone", (document) =>
        zoneLayers(document).some(({ primary }) => primary === "#163f8c"),
      );
    },
  },
  {
    name: "let a zone run into a second colour, from left to right",
    run: async (rider) => {
      await rider.panel("colours");
      await rider.press({ role: "switch", name: rider.say("editor.colours.gradient") });
      await rider.press({ role: "radio", name: rider.say("gradient.left_to_right") });
      await rider.keeps("a gradient", (document) =>
        zoneLayers(document).some(({ gradient }) => gradient?.direction === "left_to_right"),
      );
      await rider.layersOpen();
      const row = find(rider.page, { role: "treeitem", name: /Verloop, Links naar rechts/i });
      await row.waitFor();
    },
  },
  {
    name: "put a pattern on a zone, larger than it comes",
    run: async (rider) => {
      const { say } = rider;
      await rider.panel("colours");
      await rider.press({ role: "radio", name: say("editor.pattern.checker") });
      await rider.write({ role: "textbox", name: say("editor.pattern.scale") }, "250", true);
      await rider.keeps("a pattern", (document) =>
        zoneLayers(document).some(({ fill }) => fill?.pattern === "checker" && fill.scale === 2.5),
      );
      await rider.layersOpen();
      await find(rider.page, { role: "treeitem", name: /Blokken/ }).waitFor();
    },
  },
  {
    name: "add a text",
    run: async (rider) => {
      await rider.panel("text");
      await rider.press(rider.button("editor.text.add"));
      await rider.write(rider.field("editor.text.words"), "VEERLE");
      await rider.keeps("the text", (document) => layerNamed(document, "VEERLE") !== undefined);
      await rider.layersOpen();
      await find(rider.page, { role: "treeitem", name: /^VEERLE/ }).waitFor();
    },
  },
  {
    name: "let a text be filled in from the list of riders",
    run: async (rider) => {
      const { say } = rider;
      await rider.choose("VEERLE", "text");
      await rider.pick(
        { role: "combobox", name: say("editor.text.role") },
        say("editor.text.role_name"),
      );
      await rider.keeps("its role", (document) => {
        const layer = layerNamed(document, "VEERLE");
        return layer?.kind === "text" && layer.role === "name";
      });
      await rider.layersOpen();
      await find(rider.page, { role: "treeitem", name: /^VEERLE ?Naam, 40 mm/ }).waitFor();
    },
  },
  {
    name: "choose another letter",
    run: async (rider) => {
      await rider.choose("VEERLE", "text");
      await rider.press(rider.button("editor.text.all_fonts"));
      const font = { role: "button", name: "Anton" } as const;
      await rider.press(font);
      await expect.poll(() => find(rider.page, font).getAttribute("aria-pressed")).toBe("true");
      await rider.keeps("the letter", (document) => {
        const layer = layerNamed(document, "VEERLE");
        return layer?.kind === "text" && /anton/.test(layer.font);
      });
    },
  },
  {
    name: "give a text a wider outline",
    run: async (rider) => {
      const { say } = rider;
      await rider.choose("VEERLE", "text");
      const edge = { role: "switch", name: say("editor.text.stroke") } as const;
      if (!(await find(rider.page, edge).isChecked())) await rider.press(edge);
      await rider.write(rider.field("editor.text.stroke_width"), "4,5", true);
      await rider.keeps("the outline", (document) => {
        const layer = layerNamed(document, "VEERLE");
        return layer?.kind === "text" && layer.stroke.enabled && layer.stroke.width === 4.5;
      });
    },
  },
  {
    name: "bend a text",
    run: async (rider) => {
      await rider.choose("VEERLE", "text");
      await rider.write(rider.field("editor.text.arc"), "40", true);
      await rider.keeps("the curve", (document) => {
        const layer = layerNamed(document, "VEERLE");
        return layer?.kind === "text" && layer.curve?.kind === "arc" && layer.curve.amount === 40;
      });
    },
  },
];

async function zoneLabel(rider: Rider): Promise<string> {
  const group = find(rider.page, { role: "group", name: /^Kleur:/ });
  const id = (await group.getAttribute("aria-labelledby")) ?? "";
  return (await rider.page.locator(`[id="${id}"]`).textContent()) ?? "";
}
