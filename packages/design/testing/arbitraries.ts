import { productIds } from "@holeshot/domain";
import * as fc from "fast-check";
import type { ProductId } from "@holeshot/garments";
import type {
  ColourLayer,
  Command,
  DesignDocument,
  ImageLayer,
  Layer,
  LayerKind,
  LayerOf,
  ProductDesign,
  TextLayer,
} from "@holeshot/design";

const products: readonly ProductId[] = productIds;
const zones = ["base", "yoke", "block", "accent", "rib"];
const pieces = ["front", "back", "sleeve_left", "sleeve_right"];
const colour = fc.oneof(
  fc.constantFrom("#000000", "#ffffff", "#ff5a1f"),
  fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`),
);
const mm = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000);
const id = fc.integer({ min: 0, max: 6 }).map((n) => `l${n}`);

/** An object in which any of the optional parts may be missing. */
function partly<T extends object, P extends object>(
  whole: fc.Arbitrary<T>,
  parts: { [K in keyof P]: fc.Arbitrary<P[K]> },
) {
  return fc.tuple(whole, fc.record(parts, { requiredKeys: [] })).map(([a, b]) => ({ ...a, ...b }));
}

const base = {
  id,
  hidden: fc.boolean(),
  locked: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
};
const baseParts = {
  name: fc.constantFrom("Front", "Nummer"),
  opacity: fc.constantFrom(0.25, 0.5, 1),
  link: fc.constantFrom("pair", "number"),
};
const placedParts = { ...baseParts, across_seams: fc.boolean() };
const placement = {
  piece: fc.constantFrom(...pieces),
  x: mm(-300, 300),
  y: mm(-300, 700),
  rotation: mm(-180, 180),
};
const outline = fc.record({ colour, width: mm(0, 12) });
const gradient = fc.record({
  secondary: colour,
  direction: fc.constantFrom("top_to_bottom" as const, "left_to_right" as const),
});
const fill = fc.record({
  pattern: fc.constantFrom("halftone", "checker"),
  scale: fc.constantFrom(0.5, 1, 2),
  rotation: fc.constantFrom(0, 45),
  colours: fc.array(colour, { minLength: 1, maxLength: 3 }),
});
const text = fc.constantFrom("23", "HOLESHOT", "Åse Ødegård", "l1\nl2", "");

export const colourLayer: fc.Arbitrary<ColourLayer> = partly(
  fc.record({
    ...base,
    kind: fc.constant("colour" as const),
    zone: fc.constantFrom(...zones),
    primary: colour,
    gradient: fc.option(gradient, { nil: null }),
  }),
  { ...baseParts, fill },
);

export const textLayer: fc.Arbitrary<TextLayer> = partly(
  fc.record({
    ...base,
    ...placement,
    kind: fc.constant("text" as const),
    text,
    font: fc.constantFrom("russo-one", "graduate"),
    size: mm(5, 250),
    colour,
    letter_spacing: mm(-2, 20),
    align: fc.constantFrom("left" as const, "center" as const, "right" as const),
    stroke: fc.record({ enabled: fc.boolean(), colour, width: mm(0, 12) }),
  }),
  {
    ...placedParts,
    curve: fc.constantFrom(
      { kind: "arc" as const, amount: 60 },
      { kind: "wave" as const, amount: -20 },
    ),
    role: fc.constantFrom("name" as const, "number" as const),
    sample: text,
    strokes: fc.array(outline, { maxLength: 2 }),
    shadow: fc.record({ colour, dx: mm(-20, 20), dy: mm(-20, 20) }),
  },
);

export const imageLayer: fc.Arbitrary<ImageLayer> = partly(
  fc.record({
    ...base,
    ...placement,
    kind: fc.constant("image" as const),
    width: mm(10, 400),
    source: fc.record({
      type: fc.constantFrom("logo" as const, "image" as const),
      id: fc.constantFrom("ktm", "a1"),
    }),
    mirrored: fc.boolean(),
  }),
  {
    ...placedParts,
    crop: fc.constantFrom(
      { x: 0, y: 0, width: 1, height: 1 },
      { x: 0.25, y: 0.1, width: 0.5, height: 0.9 },
    ),
    recolour: colour,
    role: fc.constant("sponsor" as const),
  },
);

/** Layers of each kind there is; a new kind without its own does not compile. */
const layersOfKind: { readonly [K in LayerKind]: fc.Arbitrary<LayerOf<K>> } = {
  colour: colourLayer,
  text: textLayer,
  image: imageLayer,
};

export const layer: fc.Arbitrary<Layer> = fc.oneof(...Object.values(layersOfKind));

const product: fc.Arbitrary<ProductDesign> = partly(
  fc.record({
    template: fc.constantFrom("blok", "super86"),
    layers: fc.array(layer, { maxLength: 10 }).map(sound),
    properties: fc.constantFrom<Record<string, string>>(
      {},
      { size: "L" },
      { size: "M", collar: "v" },
    ),
  }),
  { colourway: fc.constantFrom("polder", "signal") },
);

/** Ids and zones made unique, as a document has them. */
function sound(layers: readonly Layer[]): Layer[] {
  const ids = new Set<string>();
  const taken = new Set<string>();
  return layers.filter((one) => {
    if (ids.has(one.id) || (one.kind === "colour" && taken.has(one.zone))) return false;
    ids.add(one.id);
    if (one.kind === "colour") taken.add(one.zone);
    return true;
  });
}

/** Any valid document of one product or more. */
export const designDocument: fc.Arbitrary<DesignDocument> = fc
  .tuple(fc.subarray([...products], { minLength: 1 }), fc.tuple(...products.map(() => product)))
  .map(([ids, designs]) => ({
    schema: 1,
    pattern: 1,
    products: Object.fromEntries(ids.map((name, index) => [name, designs[index]])),
  }));

const ref = { product: fc.constantFrom(...products), layer: id };
const refs = {
  product: fc.constantFrom(...products),
  layers: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
};
const anchor = fc.record({ x: mm(-200, 200), y: mm(-200, 200) });
const textColours = fc.dictionary(colour, colour, { maxKeys: 2 });

function command<T extends Command["type"], F extends object>(
  type: T,
  fields: { [K in keyof F]: fc.Arbitrary<F[K]> },
  parts: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<Command> {
  return fc
    .tuple(fc.record(fields), fc.record(parts, { requiredKeys: [] }))
    .map(([all, some]) => ({ type, ...all, ...some }) as unknown as Command);
}

const style = fc.record(
  {
    font: fc.constant("graduate"),
    size: mm(5, 250),
    colour,
    letter_spacing: mm(0, 10),
    align: fc.constant("right"),
    stroke: fc.record({ enabled: fc.boolean(), colour, width: mm(0, 12) }),
    strokes: fc.option(fc.array(outline, { maxLength: 2 }), { nil: null }),
    curve: fc.constantFrom(null, { kind: "arc", amount: -90 }),
    shadow: fc.option(fc.record({ colour, dx: mm(-9, 9), dy: mm(-9, 9) }), { nil: null }),
    role: fc.constantFrom(null, "name"),
  },
  { requiredKeys: [] },
);
const image = fc.record(
  {
    source: fc.constant({ type: "image", id: "b2" }),
    width: mm(10, 300),
    crop: fc.constantFrom(
      null,
      { x: 0.5, y: 0, width: 0.5, height: 1 },
      { x: 0.9, y: 0, width: 0.9, height: 1 },
    ),
    recolour: fc.option(colour, { nil: null }),
    mirrored: fc.boolean(),
    role: fc.constantFrom(null, "sponsor"),
  },
  { requiredKeys: [] },
);

const lettering = fc.record({
  from: fc.array(textLayer, { maxLength: 3 }),
  to: fc.uniqueArray(textLayer, { maxLength: 3, selector: (slot) => slot.id }),
});

/** One arbitrary of commands for every type there is; a new type without one does not compile. */
export const commands: { readonly [T in Command["type"]]: fc.Arbitrary<Command> } = {
  add_layer: command(
    "add_layer",
    { product: ref.product, layer },
    { index: fc.integer({ min: 0, max: 9 }) },
  ),
  remove_layers: command("remove_layers", refs),
  duplicate_layer: command(
    "duplicate_layer",
    { ...ref, id },
    { place: fc.record(placement, { requiredKeys: [] }) },
  ),
  reorder_layer: command("reorder_layer", { ...ref, index: fc.integer({ min: 0, max: 9 }) }),
  rename_layer: command("rename_layer", { ...ref, name: fc.constantFrom(null, "Rug") }),
  set_hidden: command("set_hidden", { ...refs, hidden: fc.boolean() }),
  set_locked: command("set_locked", { ...refs, locked: fc.boolean() }),
  set_opacity: command("set_opacity", { ...refs, opacity: fc.constantFrom(0, 0.4, 1) }),
  link_layers: command("link_layers", {
    layers: fc.array(fc.record(ref), { minLength: 1, maxLength: 3 }),
    link: fc.constantFrom(null, "pair", "new"),
  }),
  move_layers: command("move_layers", { ...refs, dx: mm(-3000, 3000), dy: mm(-50, 50) }),
  place_layer: command("place_layer", {
    ...ref,
    place: fc.record(placement, { requiredKeys: [] }),
  }),
  rotate_layers: command("rotate_layers", { ...refs, degrees: mm(-400, 400) }, { about: anchor }),
  scale_layers: command(
    "scale_layers",
    { ...refs, factor: fc.constantFrom(0.01, 0.5, 1.1, 2, 50) },
    { about: anchor },
  ),
  set_zone: command(
    "set_zone",
    { product: ref.product, zone: fc.constantFrom(...zones), id },
    {
      primary: colour,
      gradient: fc.option(gradient, { nil: null }),
      fill: fc.option(fill, { nil: null }),
    },
  ),
  reset_zone: command("reset_zone", { product: ref.product, zone: fc.constantFrom(...zones) }),
  set_text: command("set_text", { ...ref, text }),
  style_text: command("style_text", { ...refs, style }),
  set_image: command("set_image", { ...ref, image }),
  set_property: command("set_property", {
    product: ref.product,
    property: fc.constantFrom("size", "collar"),
    value: fc.constantFrom(null, "L", "XL"),
  }),
  change_template: command(
    "change_template",
    {
      product: ref.product,
      template: fc.constant("slipstream"),
      zones: fc.subarray(["base", "blade", "flash"]),
    },
    {
      colourway: fc.constant("ember"),
      text_colours: textColours,
      lettering,
    },
  ),
  choose_colourway: command(
    "choose_colourway",
    { product: ref.product, colourway: fc.constant("fjord") },
    { text_colours: textColours, lettering },
  ),
  replace_colour: command(
    "replace_colour",
    { from: colour, to: colour },
    { within: fc.record(refs) },
  ),
  replace_document: command("replace_document", { document: designDocument }),
};

export const anyCommand: fc.Arbitrary<Command> = fc.oneof(...Object.values(commands));
