import { contrastRatio } from "./contrast.ts";
import type { Meta, SlotTextFile } from "./meta.ts";
import type { MistakeList } from "./mistakes.ts";

/** Holds the parts of `template.json` against each other and against the fonts of the shop. */
export function checkMeta(meta: Meta, fonts: ReadonlySet<string>, mistakes: MistakeList): void {
  checkIds(meta, mistakes);
  checkColourways(meta, mistakes);
  checkContrast(meta, mistakes);
  for (const [product, texts] of Object.entries(meta.file.texts)) {
    texts.forEach((text, index) =>
      checkText(text, ["texts", product, index], meta, fonts, mistakes),
    );
  }
}

function checkIds({ file, placeOf }: Meta, mistakes: MistakeList): void {
  const lists = { zones: file.zones, roles: file.roles, colourways: file.colourways };
  for (const [list, entries] of Object.entries(lists)) {
    entries.forEach(({ id }, index) => {
      if (entries.findIndex((other) => other.id === id) < index) {
        mistakes.add(
          "duplicate_id",
          placeOf([list, index, "id"]),
          `${list}: “${id}” is used twice`,
        );
      }
    });
  }
}

function checkColourways({ file, placeOf }: Meta, mistakes: MistakeList): void {
  file.colourways.forEach((colourway, index) => {
    for (const part of ["zones", "roles"] as const) {
      const known = new Set(file[part].map(({ id }) => id));
      const path = ["colourways", index, part] as const;
      for (const id of known) {
        if (colourway[part][id] === undefined) {
          mistakes.add(
            "missing_colour",
            placeOf(path),
            `${colourway.id} has no colour for “${id}”`,
          );
        }
      }
      for (const id of Object.keys(colourway[part])) {
        if (known.has(id)) continue;
        const code = part === "zones" ? "unknown_zone" : "unknown_role";
        mistakes.add(code, placeOf([...path, id]), `“${id}” is not listed under ${part}`);
      }
    }
  });
}

function checkContrast({ file, placeOf }: Meta, mistakes: MistakeList): void {
  file.contrast?.forEach(({ a, b, least }, index) => {
    for (const colourway of file.colourways) {
      const colours = { ...colourway.zones, ...colourway.roles };
      const [first, second] = [colours[a], colours[b]];
      if (first === undefined || second === undefined) {
        mistakes.add(
          "unknown_role",
          placeOf(["contrast", index]),
          `“${a}” or “${b}” is no role or zone`,
        );
        return;
      }
      const ratio = contrastRatio(first, second);
      if (ratio >= least) continue;
      const message = `${colourway.id}: ${a} against ${b} is ${ratio.toFixed(1)} : 1, less than ${least} : 1`;
      mistakes.add("low_contrast", placeOf(["contrast", index]), message);
    }
  });
}

function checkText(
  text: SlotTextFile,
  path: readonly PropertyKey[],
  { file, placeOf }: Meta,
  fonts: ReadonlySet<string>,
  mistakes: MistakeList,
): void {
  if (!fonts.has(text.font)) {
    mistakes.add("unknown_font", placeOf([...path, "font"]), `No face is called “${text.font}”`);
  }
  const roles = new Set(file.roles.map(({ id }) => id));
  const used = [text, ...(text.outlines ?? []), ...(text.shadow ? [text.shadow] : [])];
  for (const { colour } of used) {
    if (roles.has(colour)) continue;
    mistakes.add("unknown_role", placeOf(path), `“${colour}” is not listed under roles`);
  }
}
