import { checkDocumentRules } from "../document-rules.ts";
import type { DesignDocument, Layer } from "../document.ts";
import { designLimits as limits } from "../limits.ts";
import { productIds } from "./linked-layers.ts";
import {
  among,
  between,
  type Check,
  entries,
  fields,
  isFlag,
  list,
  orNull,
  text,
} from "./sound-values.ts";

const id = text(/^[A-Za-z0-9][A-Za-z0-9._:-]*$/, 1, limits.idCharacters);
const colour = text(/^#[0-9a-f]{6}$/, 7, 7);
const share = between(0, 1);
const outline = {
  colour,
  width: between(limits.outlineWidth.min, limits.outlineWidth.max),
};
const turn = between(-limits.rotation, limits.rotation);
const place = between(-limits.position, limits.position);
const visible = text(/^[^\p{Cc}\p{Cs}]*$/u, 1, limits.nameCharacters);
const lines = text(/^[^\p{Cc}\p{Cs}]*(?:\n[^\p{Cc}\p{Cs}]*){0,3}$/u, 0, limits.textCharacters);

const always = { id, hidden: isFlag, locked: isFlag };
const sometimes = { name: visible, opacity: share, link: id };
const placed = { piece: id, x: place, y: place, rotation: turn };

const arc = fields({ kind: among("arc"), amount: between(-limits.arc, limits.arc) });
const wave = fields({ kind: among("wave"), amount: between(-limits.wave, limits.wave) });

const kinds: readonly Check[] = [
  fields(
    {
      ...always,
      kind: among("colour"),
      zone: id,
      primary: colour,
      gradient: orNull(
        fields({
          secondary: colour,
          direction: among("top_to_bottom", "bottom_to_top", "left_to_right", "right_to_left"),
        }),
      ),
    },
    {
      ...sometimes,
      fill: fields({
        pattern: id,
        scale: between(limits.patternScale.min, limits.patternScale.max),
        rotation: turn,
        colours: list(colour, 1, limits.patternColours),
      }),
    },
  ),
  fields(
    {
      ...always,
      ...placed,
      kind: among("text"),
      text: lines,
      font: id,
      size: between(limits.textSize.min, limits.textSize.max),
      colour,
      letter_spacing: between(limits.letterSpacing.min, limits.letterSpacing.max),
      align: among("left", "center", "right"),
      stroke: fields({ enabled: isFlag, ...outline }),
    },
    {
      ...sometimes,
      curve: (value) => arc(value) || wave(value),
      role: among("name", "number"),
      sample: lines,
      strokes: list(fields(outline), 0, limits.extraOutlines),
      shadow: fields({
        colour,
        dx: between(-limits.shadow, limits.shadow),
        dy: between(-limits.shadow, limits.shadow),
      }),
    },
  ),
  fields(
    {
      ...always,
      ...placed,
      kind: among("image"),
      width: between(limits.imageWidth.min, limits.imageWidth.max),
      source: fields({ type: among("logo", "image"), id }),
      mirrored: isFlag,
    },
    {
      ...sometimes,
      crop: fields({
        x: share,
        y: share,
        width: between(limits.cropShare, 1),
        height: between(limits.cropShare, 1),
      }),
      recolour: colour,
      role: among("sponsor"),
    },
  ),
];

/** A product's own fields; its layers are looked at one by one. */
const frame = fields(
  {
    template: id,
    properties: entries(id, id),
    layers: list(() => true, 0, limits.layersPerProduct),
  },
  { colourway: id },
);

/** Whether a layer is as schema 1 has it. */
export function isSoundLayer(layer: unknown): boolean {
  return kinds.some((isOfKind) => isOfKind(layer));
}

const document = fields({
  schema: among(1),
  pattern: (value) => Number.isInteger(value) && between(1, 9999)(value),
  products: entries(id, () => true),
});

/** Whether `after` is valid, given that `before` was: a drag must not judge sixty layers a frame. */
export function isSound(before: DesignDocument, after: DesignDocument): boolean {
  if (before === after) return true;
  const sound =
    document(after) &&
    productIds(after).every((product) => {
      const was = before.products[product];
      const now = after.products[product];
      if (was === now) return true;
      const known = new Set<Layer>(was?.layers);
      return frame(now) && now?.layers.every((layer) => known.has(layer) || isSoundLayer(layer));
    });
  return sound && checkDocumentRules(after).length === 0;
}
