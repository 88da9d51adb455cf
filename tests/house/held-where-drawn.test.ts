import {
  buildScene,
  createFontShaper,
  type FontShaper,
  loadHarfBuzz,
  sceneInput,
  startDocument,
} from "@holeshot/artwork";
import { type DesignDocument, isPlaced, type PlacedLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { baseSize, draftGarment, type Garment } from "@holeshot/garments";
import { containsPoint, flattenPath, type Point } from "@holeshot/geometry";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fontBytes, openCatalogue } from "../../apps/api/src/modules/catalogue/index.ts";
import { fetchPattern } from "../../apps/web/src/editor/garments/patterns.ts";
import type { EditorParts } from "../../apps/web/src/editor/model/editor-context.ts";
import { createEditorStore } from "../../apps/web/src/editor/model/editor-store.ts";
import {
  boxContains,
  layerBox,
  type PlacedBox,
  settle,
} from "../../apps/web/src/editor/stage/frame/layer-box.ts";
import { gestureStart } from "../../apps/web/src/editor/stage/input/gesture-start.ts";
import { underPointer } from "../../apps/web/src/editor/stage/input/under-pointer.ts";
import type { ClothView, LocalMap } from "../../apps/web/src/editor/stage/view/cloth-view.ts";
import { moveGesture } from "../../apps/web/src/editor/tools/move-gesture.ts";

/**
 * The letters that are drawn against the frame one holds them by, on garments that are cut otherwise than the one the
 * document's millimetres are in. Ink is judged by the paths of the scene, which know nothing of frames.
 */
const long = process.env["LONG"] === "1";
const catalogue = openCatalogue();
const youth = catalogue.sets.find(({ lettering }) => lettering < 1)?.lettering ?? 1;
const cuts: readonly (readonly [ProductId, string, Readonly<Record<string, string>>])[] = [
  ["jersey", "L", {}],
  ["jersey", "L", { collar: "v-overlap" }],
  ["jersey", "W-M", {}],
  ["jersey", "W-M", { collar: "v-overlap" }],
  ["jersey", "Y12", {}],
  ["jersey", "Y12", { collar: "v-overlap" }],
  ["jersey", "L", { fit: "over-armour" }],
  ["pants", "Y12", {}],
  ["pit-shirt", "W-M", {}],
];
const harfbuzz = await loadHarfBuzz();
const faces = new Map<string, FontShaper>();
for (const { id } of catalogue.fonts)
  faces.set(id, createFontShaper(harfbuzz, await fontBytes(id)));
const drawables = {
  fonts: (font: string) => faces.get(font),
  vectors: () => undefined,
  images: () => undefined,
};
const garments = new Map<string, Garment>();

function cut(product: ProductId, size: string, options: Readonly<Record<string, string>>): Garment {
  const key = JSON.stringify([product, size, options]);
  const garment = garments.get(key) ?? draftGarment({ product, size, options });
  garments.set(key, garment);
  return garment;
}

/** An open editor on a kit, with a garment in sight of which each millimetre is a pixel. */
function openOn(id: string, [product, size, options]: (typeof cuts)[number]) {
  const template = catalogue.template(id);
  const art = template?.art[product];
  if (!template || !art) return null;
  const garment = cut(product, size, options);
  const base = cut(product, baseSize(product), {});
  const kit = { art, colours: template.colourways[0]?.zones ?? {} };
  const lettering = size.startsWith("Y") ? youth : 1;
  const store = createEditorStore(
    startDocument(template, [product], undefined, lettering),
    product,
  );
  const editor = {
    store,
    assets: { drawables },
    kits: { kit: () => kit },
    groups: {},
  };
  const parts = { ...(editor as unknown as EditorParts), garment };
  const layers = (): readonly PlacedLayer[] =>
    (store.state().editing.document.products[product]?.layers ?? []).filter(isPlaced);
  const layer = (which: string): PlacedLayer => {
    const found = layers().find((one) => one.id === which);
    if (!found) throw new Error(`no layer ${which}`);
    return found;
  };
  const box = (which: string): PlacedBox => {
    const found = layerBox(layer(which), parts);
    if (!found) throw new Error(`no frame of ${which}`);
    return found;
  };
  /** The letters themselves, without the outlines below them, turned upright round a point. */
  function ink(which: string, about: PlacedBox) {
    const document: DesignDocument = store.state().editing.document;
    // Where letters lie asks the kit's places for them, and none of its zones.
    const plain = { ...kit, art: { ...kit.art, zones: [] } };
    const scene = buildScene(
      sceneInput({ document, garment, base, kit: plain, drawables }, { samples: true }),
    );
    const items = scene.pieces.flatMap((piece) =>
      piece.piece === about.piece
        ? piece.layers.flatMap((one) => (one.layer === which ? one.items : []))
        : [],
    );
    const letters = items.findLast((item) => item.kind === "fill");
    if (letters?.kind !== "fill") return null;
    const turn = (-about.rotation * Math.PI) / 180;
    const spots = flattenPath(letters.path, 0.05).flatMap(({ points }) => points);
    const along = spots.map(
      ({ x, y }) => (x - about.x) * Math.cos(turn) - (y - about.y) * Math.sin(turn),
    );
    const across = spots.map(
      ({ x, y }) => (x - about.x) * Math.sin(turn) + (y - about.y) * Math.cos(turn),
    );
    return {
      left: Math.min(...along),
      right: Math.max(...along),
      top: Math.min(...across),
      bottom: Math.max(...across),
    };
  }
  return {
    store,
    editor: editor as unknown as EditorParts,
    parts,
    garment,
    layers,
    box,
    ink,
  };
}

type Open = NonNullable<ReturnType<typeof openOn>>;

const map: LocalMap = {
  toScreen: ({ x, y }) => ({ x, y }),
  toPiece: ({ x, y }) => ({ x, y }),
  scale: 1,
};
const viewOf = (garment: Garment, piece: string): ClothView => ({
  garment,
  at: (x, y) => ({ piece, point: { x, y } }),
  find: (_piece, { x, y }) => ({ x, y }),
  mapAt: () => map,
});

function drag(open: Open, layers: readonly string[], path: readonly Point[]): void {
  const [first = ""] = layers;
  const from = open.box(first);
  open.store.select(layers);
  const start = gestureStart(open.editor, viewOf(open.garment, from.piece), {
    x: from.x,
    y: from.y,
  });
  if (!start) throw new Error("nothing to drag");
  open.store.beginGesture("move");
  const gesture = moveGesture(start, 1);
  for (const { x, y } of path)
    gesture.move({ x: from.x + x, y: from.y + y }, { shift: false, free: true }, { x, y });
  open.store.endGesture();
}

/** Whether letters lie on their piece alone where their frame is moved to. */
function lies({ garment }: Open, box: PlacedBox, { x, y }: Point): boolean {
  const outline = garment.pieces.find(({ id }) => id === box.piece)?.outline ?? [];
  const within = flattenPath(outline, 0.2)[0]?.points ?? [];
  // Rims reach a little further than the letters that a frame lies round.
  const [wide, high] = [box.width / 2 + 6, box.height / 2 + 6];
  const turn = (box.rotation * Math.PI) / 180;
  return [-1, 0, 1].every((u) =>
    [-1, 1].every((v) => {
      const [along, across] = [u * wide, v * high];
      return containsPoint(within, {
        x: box.x + x + along * Math.cos(turn) - across * Math.sin(turn),
        y: box.y + y + along * Math.sin(turn) + across * Math.cos(turn),
      });
    }),
  );
}

const nameOf = ([product, size, options]: (typeof cuts)[number]): string =>
  [product, size, ...Object.values(options)].join(" ");
const texts = (open: Open): readonly PlacedLayer[] =>
  open.layers().filter(({ kind, hidden, locked }) => kind === "text" && !hidden && !locked);

describe.each(cuts.map((each, nth) => [nameOf(each), each, nth] as const))("%s", (_, each, nth) => {
  const [product, , options] = each;
  const isDeep = options["collar"] === "v-overlap";
  // A third of the kits in turn stands in each cut, so that each kit stands in three of them; LONG looks at them all.
  const kits = catalogue.templates
    .map(({ id }) => id)
    .filter((_id, at) => long || (at + nth) % 3 === 0);

  it("frames lie round the letters, and a tap on the letters finds them", async () => {
    await fetchPattern(product);
    const faults: string[] = [];
    let seen = 0;
    for (const kit of kits) {
      const open = openOn(kit, each);
      if (!open) continue;
      for (const { id } of texts(open)) {
        const box = open.box(id);
        const ink = open.ink(id, box);
        if (!ink) continue;
        seen += 1;
        // The frame holds capitals: round digits reach a hair over it, the tail of a Q or a comma below it.
        const round = Math.max(0, -box.height / 2 - ink.top);
        const tail = Math.max(0, ink.bottom - box.height / 2);
        const off = [
          Math.abs(ink.left + box.width / 2),
          Math.abs(ink.right - box.width / 2),
          Math.abs(ink.top + round + box.height / 2),
          Math.abs(ink.bottom - tail - box.height / 2),
        ];
        if (Math.max(...off) > 1.5 || round > 0.03 * box.height || tail > 0.3 * box.height)
          faults.push(`${kit} ${id}: ${off.map((far) => far.toFixed(1)).join(" ")}`);
        const turn = (box.rotation * Math.PI) / 180;
        const [along, across] = [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2];
        const middle = {
          x: box.x + along * Math.cos(turn) - across * Math.sin(turn),
          y: box.y + along * Math.sin(turn) + across * Math.cos(turn),
        };
        expect(boxContains(box, middle, 0), `${kit} ${id}`).toBe(true);
        const view = viewOf(open.garment, box.piece);
        const under = underPointer(open.editor, view, middle, 1);
        expect(under.ids, `${kit} ${id}`).toContain(id);
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it("letters go as far as the finger goes, wherever it pauses", async () => {
    await fetchPattern(product);
    const far = fc.integer({ min: -400, max: 400 }).map((tenths) => tenths / 10);
    const paths = fc.array(fc.record({ x: far, y: far }), {
      minLength: 1,
      maxLength: 3,
    });
    const faults: string[] = [];
    for (const [at, kit] of kits.entries()) {
      const first = openOn(kit, each);
      if (!first) continue;
      const all = texts(first);
      // A kit in turn gives each of its texts; LONG looks at them all.
      const some = long ? all : all.filter((_, index) => index % 5 === at % 5);
      for (const { id } of some)
        for (const path of [[{ x: 0.4, y: 0.3 }], ...fc.sample(paths, { numRuns: 2, seed: at })]) {
          const open = openOn(kit, each);
          const to = path.at(-1);
          if (!open || !to) continue;
          const before = open.box(id);
          // Over a seam they go on at its other side, and are drawn there too.
          if (
            lies(open, before, { x: 0, y: 0 }) &&
            !path.every((place) => lies(open, before, place))
          )
            continue;
          const was = open.ink(id, before);
          drag(open, [id], path);
          const now = open.ink(id, before);
          if (!was || !now) continue;
          const turn = (before.rotation * Math.PI) / 180;
          const along = (now.left + now.right - was.left - was.right) / 2;
          const across = (now.top + now.bottom - was.top - was.bottom) / 2;
          const x = along * Math.cos(turn) - across * Math.sin(turn);
          const y = along * Math.sin(turn) + across * Math.cos(turn);
          const off = Math.hypot(x - to.x, y - to.y);
          if (off > 0.75)
            faults.push(`${kit} ${id} ${JSON.stringify(path)}: ${off.toFixed(2)} mm off`);
        }
    }
    expect(faults).toEqual([]);
  });

  it("a key moves letters by a step from where they are seen", async () => {
    await fetchPattern(product);
    const faults: string[] = [];
    for (const kit of kits) {
      const open = openOn(kit, each);
      if (!open) continue;
      for (const { id } of texts(open).slice(0, 4)) {
        const before = open.box(id);
        // A millimetre of the document, which a child's garment shows smaller.
        for (const dy of [1, 1]) {
          settle(
            open.layers().filter((one) => one.id === id),
            open.parts,
          );
          open.store.run({
            type: "move_layers",
            product,
            layers: [id],
            dx: 0,
            dy,
          });
        }
        const now = open.box(id);
        const off = Math.hypot(now.x - before.x, now.y - before.y - 2);
        // Close below a V its cloth is taken along by more than a millimetre.
        if (off > (isDeep ? 3 : 1.4)) faults.push(`${kit} ${id}: ${off.toFixed(2)} mm off`);
      }
    }
    expect(faults).toEqual([]);
  });
});
