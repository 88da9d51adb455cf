import { expect } from "vitest";
import { find, type Thing } from "./hand.ts";
import type { Rider } from "./rider.ts";

interface ZoneWish {
  readonly zone: string;
  readonly hex: string;
}

/** Chooses a zone and gives it a colour of the whole palette. */
async function colour(rider: Rider, { zone, hex }: ZoneWish): Promise<void> {
  const { say } = rider;
  await rider.panel("colours");
  await rider.press({ role: "button", name: zone });
  await swatch(rider, say("editor.colours.of", { zone }), hex);
}

/** A colour of the few that are shown at first, else of the whole palette. */
async function swatch(rider: Rider, label: string, hex: string): Promise<void> {
  const wished: Thing = {
    role: "button",
    name: new RegExp(`, ${hex}$`),
    within: { role: "group", name: label },
  };
  const more: Thing = { role: "button", name: rider.say("editor.colour.more", { label }) };
  await find(rider.page, { role: "group", name: label }).waitFor();
  if ((await find(rider.page, wished).count()) === 0) await rider.press(more);
  await rider.press(wished);
}

interface TextWish {
  readonly words: string;
  readonly role: string;
  readonly font: string;
  readonly size: string;
  /** Millimetres over the cloth. */
  readonly down: number;
}

/** Puts a text on the side that is shown, dresses it, and brings it to its place on the cloth. */
async function letter(rider: Rider, { words, role, font, size, down }: TextWish): Promise<void> {
  const { say, button, field } = rider;
  await rider.panel("text");
  await rider.press(button("editor.text.add"));
  await rider.write(field("editor.text.words"), words);
  await rider.pick({ role: "combobox", name: say("editor.text.role") }, role);
  const face = { role: "button", name: font } as const;
  if ((await find(rider.page, face).count()) === 0) {
    await rider.press(button("editor.text.all_fonts"));
  }
  await rider.press(face);
  await rider.write(field("editor.text.size"), size, true);
  await rider.stageFree();
  const before = (await rider.kept()).products["jersey"]?.layers.at(-1);
  await rider.move(0, down);
  await rider.keeps(`${words} in its place`, ({ products }) => {
    const now = products["jersey"]?.layers.at(-1);
    if (now?.kind !== "text" || before?.kind !== "text") return false;
    return Math.sign(now.y - before.y) === Math.sign(down) && now.text === words;
  });
}

async function sponsor(rider: Rider): Promise<void> {
  const { say, button } = rider;
  await rider.panel("logos");
  await rider.write({ role: "searchbox", name: say("editor.logos.search") }, "skateboard");
  await rider.press(button("editor.images.place", { name: "Skateboard" }));
  await rider.choose("Skateboard", "images");
  await rider.write(rider.field("editor.image.width"), "110", true);
  await rider.stageFree();
  await rider.move(0, -40);
}

/** A check follows the last change when the page has nothing better to do. */
const CHECK_MS = 4000;
const MOST_FIXES = 6;

/** Takes the shop's one-press advice until it has none. */
async function check(rider: Rider): Promise<void> {
  const { page, say } = rider;
  await rider.layersOpen();
  const card = { role: "region", name: say("finding.title") } as const;
  for (let fix = 0; fix < MOST_FIXES; fix += 1) {
    const found = find(page, card);
    const isThere = found.waitFor({ timeout: CHECK_MS }).then(
      () => true,
      () => false,
    );
    if (!(await isThere)) return;
    const name = (await found.getByRole("button").last().innerText()).trim();
    await rider.press({ role: "button", name, within: card });
  }
  expect(await find(page, card).count(), "advice that does not help").toBe(0);
}

/** A race kit on plain cloth: colours, a gradient, a pattern, a name, a number, a sponsor; all three products. */
export async function designKit(rider: Rider): Promise<void> {
  const { say, button, page } = rider;
  await colour(rider, { zone: "Crèmevlak", hex: "#14233f" });
  await rider.press({ role: "radio", name: say("editor.pattern.topographic") });
  await swatch(rider, say("editor.pattern.colour"), "#163f8c");
  await colour(rider, { zone: "Schouder en been", hex: "#ff4d12" });
  await rider.press({ role: "switch", name: say("editor.colours.gradient") });
  await rider.press({ role: "radio", name: say("gradient.left_to_right") });
  await colour(rider, { zone: "Streep 2", hex: "#ffffff" });
  await sponsor(rider);

  await rider.press(button("side.back"));
  await rider.stageFree();
  const text = { font: "Anton" };
  await letter(rider, {
    ...text,
    words: "BAKKER",
    role: say("editor.text.role_name"),
    size: "52",
    down: -95,
  });
  await letter(rider, {
    ...text,
    words: "27",
    role: say("editor.text.role_number"),
    size: "190",
    down: 50,
  });

  for (const product of ["Broek", "Handschoenen"]) {
    await rider.press({ role: "tab", name: product });
    await colour(rider, { zone: "Schouder en been", hex: "#14233f" });
    await rider.stageFree();
  }
  await rider.press({ role: "tab", name: "Shirt" });
  await check(rider);
  const pieces = button("editor.stage.pieces");
  expect(await find(page, pieces).getAttribute("aria-pressed"), "flat pieces").toBe("false");
}
