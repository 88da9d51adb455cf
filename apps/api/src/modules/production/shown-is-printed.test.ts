import {
  buildScene,
  createFontShaper,
  loadHarfBuzz,
  type Scene,
  startDocument,
} from "@holeshot/artwork";
import { applyCommand, type Command, type DesignDocument, type Layer } from "@holeshot/design";
import { productIds } from "@holeshot/domain";
import { baseSize, draftGarment, sizes } from "@holeshot/garments";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fontBytes, openCatalogue } from "../catalogue/index.ts";
import type { OrderUnit } from "./order-units.ts";
import type { PrintSources } from "./pictures.ts";
import { unitDrawer } from "./unit-scene.ts";

/**
 * Designs made by chance from every kit, in every size, for all kinds of riders: in the size that screens show, what
 * is printed is what was shown, to half a millimetre and a hundredth; in other sizes all that stands smaller is told,
 * in true millimetres. Measured here in the paths themselves, with nothing of the check that guards the press.
 */
const long = process.env["LONG"] === "1";
/** Half a minute of processor, more where two others want it too; all gradients need ten minutes. */
const timeout = long ? 1_800_000 : 180_000;
const catalogue = openCatalogue();
const [printer] = catalogue.printers;
const sources: PrintSources = {
  fonts: new Map(),
  vectors: new Map(),
  pixels: new Map(),
  files: new Map(),
};

beforeAll(async () => {
  const harfbuzz = await loadHarfBuzz();
  const faces = sources.fonts as Map<string, ReturnType<typeof createFontShaper>>;
  for (const { id } of catalogue.fonts) {
    faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
  }
});

interface Case {
  readonly unit: OrderUnit;
  readonly document: DesignDocument;
}

/** What a hand may do to a kit's layers, as commands; `pick` chooses the layer. */
const edit = fc.record({
  pick: fc.nat(40),
  what: fc.oneof(
    fc.record({
      kind: fc.constant("scale" as const),
      factor: fc.double({ min: 0.4, max: 1.8, noNaN: true }),
    }),
    fc.record({
      kind: fc.constant("text" as const),
      text: fc.constantFrom("417", "8", "MÜLLER-LÜDENSCHEID", "Kjær", "O'BRIEN"),
    }),
    fc.record({
      kind: fc.constant("face" as const),
      font: fc.constantFrom(...catalogue.fonts.map(({ id }) => id)),
    }),
    fc.record({
      kind: fc.constant("outline" as const),
      width: fc.double({ min: 1, max: 9, noNaN: true }),
    }),
    fc.record({
      kind: fc.constant("move" as const),
      dx: fc.integer({ min: -40, max: 40 }),
      dy: fc.integer({ min: -40, max: 40 }),
    }),
    fc.record({ kind: fc.constant("turn" as const), degrees: fc.integer({ min: -90, max: 90 }) }),
    fc.record({ kind: fc.constant("see" as const), opacity: fc.constantFrom(0.4, 0.8, 1) }),
    fc.record({
      kind: fc.constant("zone" as const),
      primary: fc.constantFrom("#d8262f", "#163f8c", "#ffffff"),
      graded: fc.boolean(),
    }),
  ),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function commandOf(
  { pick, what }: Edit,
  layers: readonly Layer[],
  zones: readonly string[],
  product: OrderUnit["product"],
): Command | null {
  const texts = layers.filter(({ kind }) => kind === "text");
  const layer = texts[pick % Math.max(1, texts.length)]?.id;
  const zone = zones[pick % Math.max(1, zones.length)];
  if (what.kind === "zone") {
    if (zone === undefined) return null;
    const gradient = what.graded
      ? { secondary: "#ffc21a", direction: "top_to_bottom" as const }
      : null;
    return { type: "set_zone", product, zone, id: `z-${zone}`, primary: what.primary, gradient };
  }
  if (layer === undefined) return null;
  const on = { product, layers: [layer] };
  switch (what.kind) {
    case "scale":
      return { type: "scale_layers", ...on, factor: what.factor };
    case "text":
      return { type: "set_text", product, layer, text: what.text };
    case "face":
      return { type: "style_text", ...on, style: { font: what.font } };
    case "outline":
      return {
        type: "style_text",
        ...on,
        style: { stroke: { enabled: true, colour: "#101010", width: what.width } },
      };
    case "move":
      return { type: "move_layers", ...on, dx: what.dx, dy: what.dy };
    case "turn":
      return { type: "rotate_layers", ...on, degrees: what.degrees };
    case "see":
      return { type: "set_opacity", ...on, opacity: what.opacity };
  }
}

function edited(
  kit: string,
  product: OrderUnit["product"],
  edits: readonly Edit[],
): DesignDocument {
  const template = catalogue.template(kit);
  if (!template) throw new Error(kit);
  let document = startDocument(template, [product]);
  const zones = template.zones.filter((one) => one.kind === "ink").map(({ id }) => id);
  for (const one of edits) {
    const layers = document.products[product]?.layers ?? [];
    const command = commandOf(one, layers, zones, product);
    const made = command && applyCommand(document, command);
    if (made?.ok) document = made.document;
  }
  return document;
}

const riderName = fc.stringMatching(/^[A-ZÄÖÜÅØ][A-ZÄÖÜÅØa-zäöüåøé -]{0,25}$/);
const rider = fc.option(
  fc.record({
    name: fc.oneof(fc.constant(""), riderName),
    number: fc.stringMatching(/^[0-9]{0,3}$/),
  }),
  { nil: null },
);
function unitOf(
  product: OrderUnit["product"],
  size: string,
  document: DesignDocument,
  of: OrderUnit["rider"],
): OrderUnit {
  return {
    position: 1,
    product,
    size,
    quantity: 1,
    properties: { size },
    rider: of,
    designName: "By chance",
    setId: "",
    revision: "00000000",
    document,
  };
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    kit: fc.constantFrom(...catalogue.templates.map(({ id }) => id)),
    product: fc.constantFrom(...productIds),
    edits: fc.array(edit, { maxLength: 8 }),
    at: fc.nat(200),
    rider,
  })
  .map(({ kit, product, edits, at, rider: of }) => {
    const all = sizes(product).map(({ id }) => id);
    const size = all[at % all.length] ?? baseSize(product);
    const document = edited(kit, product, edits);
    return { unit: unitOf(product, size, document, of), document };
  });

/** As the editor draws it: the garment of the base size, by itself. */
function shownScene({ product, rider: of }: OrderUnit, document: DesignDocument): Scene {
  const design = document.products[product];
  const template = catalogue.template(design?.template ?? "");
  const art = template?.art[product];
  if (!template || !art) throw new Error("no kit");
  const roster = of && {
    ...(of.name.trim() && { name: of.name }),
    ...(of.number.trim() && { number: of.number }),
  };
  return buildScene({
    document,
    product,
    garment: draftGarment({ product, size: baseSize(product) }),
    art,
    colours: template.colourways[0]?.zones ?? {},
    fonts: (font) => sources.fonts.get(font),
    vectors: () => undefined,
    images: () => undefined,
    ...(roster && { roster }),
  });
}

interface Measured {
  readonly middle: readonly [number, number];
  /** Across and along the letters, before they are turned. */
  readonly wide: number;
  readonly high: number;
  readonly colours: readonly string[];
}

/** The paint of one layer, by its corner points: control points too, which move as the curves do. */
function measured(scene: Scene, layer: Layer): Measured | null {
  const items = scene.pieces
    .flatMap(({ layers }) => layers)
    .filter((one) => one.layer === layer.id)
    .flatMap((one) => one.items);
  if (items.length === 0 || layer.kind === "colour") return null;
  const turn = (-layer.rotation * Math.PI) / 180;
  const points = items.flatMap((item) =>
    item.kind !== "fill"
      ? []
      : item.path.flatMap((command) => {
          const n = command.slice(1) as number[];
          return n.flatMap((x, i) => (i % 2 === 0 ? [[x, n[i + 1] ?? 0] as const] : []));
        }),
  );
  const upright = points.map(
    ([x, y]) =>
      [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)] as const,
  );
  const span = (of: readonly (readonly [number, number])[], at: 0 | 1) => {
    const values = of.map((point) => point[at]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [left, right] = span(upright, 0);
  const [top, bottom] = span(upright, 1);
  const [x1, x2] = span(points, 0);
  const [y1, y2] = span(points, 1);
  return {
    middle: [(x1 + x2) / 2, (y1 + y2) / 2],
    wide: right - left,
    high: bottom - top,
    colours: items.map((item) =>
      item.kind === "fill" ? JSON.stringify(item.paint) + item.opacity : item.kind,
    ),
  };
}

describe("what is shown is what is made", () => {
  it("in the base size to half a millimetre and a hundredth, whatever was done to the kit", () => {
    if (!printer) throw new Error("no printer");
    const draw = unitDrawer(catalogue, printer, sources);
    fc.assert(
      fc.property(anyCase, ({ unit, document }) => {
        const size = baseSize(unit.product);
        const base = { ...unit, size, properties: { size } };
        const printed = draw(base).scene;
        const shown = shownScene(base, document);
        for (const layer of document.products[unit.product]?.layers ?? []) {
          const [one, other] = [measured(shown, layer), measured(printed, layer)];
          expect(other === null, layer.id).toBe(one === null);
          if (!one || !other) continue;
          const off = Math.hypot(one.middle[0] - other.middle[0], one.middle[1] - other.middle[1]);
          expect(off, `${layer.id} is moved`).toBeLessThan(0.5);
          expect(Math.abs(other.wide / one.wide - 1), `${layer.id} wide`).toBeLessThan(0.01);
          expect(Math.abs(other.high / one.high - 1), `${layer.id} high`).toBeLessThan(0.01);
          expect(other.colours).toEqual(one.colours);
        }
      }),
      { numRuns: long ? 1500 : 25 },
    );
  });

  it(
    "every zone's gradient, whichever way it runs: the check finds no other colour",
    { timeout },
    () => {
      if (!printer) throw new Error("no printer");
      const draw = unitDrawer(catalogue, printer, sources);
      const directions = [
        "left_to_right",
        "top_to_bottom",
        "right_to_left",
        "bottom_to_top",
      ] as const;
      const ofKit = (template: (typeof catalogue.templates)[number]) =>
        productIds.flatMap((product) =>
          template.zones
            .filter((zone) => zone.kind === "ink" && template.art[product])
            .flatMap(({ id }) =>
              directions.map((direction) => ({ template, product, id, direction })),
            ),
        );
      // A sample that takes another product, zone and direction of each kit, and one that was printed otherwise once.
      const found = ({ template, product, id, direction }: ReturnType<typeof ofKit>[number]) =>
        [template.id, product, id, direction].join(" ") === "super-86 jersey s3 top_to_bottom";
      const tried = catalogue.templates.flatMap((template, kit) => {
        const all = ofKit(template);
        return all.filter((one, at) => long || at === (29 * kit + 5) % all.length || found(one));
      });
      expect(tried.some(found)).toBe(true);
      expect(tried.length).toBeGreaterThanOrEqual(catalogue.templates.length);
      for (const values of [productIds, directions])
        for (const value of values)
          expect(tried.some((one) => one.product === value || one.direction === value)).toBe(true);
      for (const { template, product, id, direction } of tried) {
        const document = startDocument(template, [product]);
        const zone: Layer = {
          id: "z",
          kind: "colour",
          hidden: false,
          locked: false,
          zone: id,
          primary: "#ffffff",
          gradient: { secondary: "#ffc21a", direction },
        };
        const design = document.products[product];
        if (!design) throw new Error(product);
        const painted = { ...document, products: { [product]: { ...design, layers: [zone] } } };
        const unit = unitOf(product, baseSize(product), painted, null);
        expect(() => draw(unit), `${template.id} ${product} ${id} ${direction}`).not.toThrow();
      }
    },
  );

  it("in other sizes all that stands smaller is told in true millimetres", () => {
    if (!printer) throw new Error("no printer");
    const draw = unitDrawer(catalogue, printer, sources);
    fc.assert(
      fc.property(anyCase, ({ unit, document }) => {
        const { scene, remarks } = draw(unit);
        const texts = new Map(
          remarks.flatMap((one) => (one.kind === "shrunk" ? [[one.layer, one] as const] : [])),
        );
        const free = shownScene({ ...unit, rider: null }, unlettered(document));
        for (const layer of document.products[unit.product]?.layers ?? []) {
          const [one, other] = [measured(free, layer), measured(scene, layer)];
          const told = texts.get(layer.id);
          if (!one || !other || layer.kind !== "text" || told?.text.includes("\n")) continue;
          if (riderText(layer, unit)) continue;
          const [from, to] = [told?.from ?? 1, told?.to ?? 1];
          expect(other.high / one.high, `${layer.id} in ${unit.size}`).toBeCloseTo(to / from, 2);
          expect(other.wide / one.wide, `${layer.id} in ${unit.size}`).toBeCloseTo(
            (to / from) * (told?.condensed ?? 1),
            2,
          );
        }
      }),
      { numRuns: long ? 1500 : 25 },
    );
  });
});

function riderText(layer: Layer, { rider: of }: OrderUnit): boolean {
  return (
    layer.kind === "text" && layer.role !== undefined && of !== null && of[layer.role].trim() !== ""
  );
}

/** The same letters as nobody's name: nothing but their own size is left to fit. */
function unlettered(document: DesignDocument): DesignDocument {
  const products = Object.entries(document.products).map(([id, product]) => {
    const layers = product.layers.map((layer) => {
      if (layer.kind !== "text") return layer;
      const { role: _role, ...plain } = layer;
      return plain;
    });
    return [id, { ...product, layers }] as const;
  });
  return { ...document, products: Object.fromEntries(products) };
}
