import { startDocument } from "@holeshot/artwork";
import { type ProductId, type Side, sides } from "@holeshot/domain";
import { draftGarment, type Garment } from "@holeshot/garments";
import { compose } from "@holeshot/views";
import { describe, expect, it } from "vitest";
import { testPlatform } from "../../../testing/index.ts";
import { type ConfiguratorSet, openCatalogue } from "../../catalogue/index.ts";
import { facesOf } from "./fonts.ts";
import { nothingLoaded } from "./load-images.ts";
import { productScene } from "./product-scene.ts";
import { rasterPieces } from "./raster-pieces.ts";
import { groupOf, shownGarment } from "./shown-garment.ts";
import { sideView } from "./side-view.ts";

interface Look {
  readonly square: number;
  readonly sides: readonly Side[];
}

/** As wide as the larger of the kept pictures: what is sewn on is small. */
const CLOSE: Look = { square: 900, sides };
/** As wide as the most that a stage shows when it is enlarged: threads of a cloth are seen from near. */
const NEAR: Look = { square: 2400, sides: ["front"] };
/** Enough for what hangs elsewhere as a whole. */
const WHOLE: Look = { square: 450, sides: ["front", "left"] };
/** Share of a side's pixels that a choice has to change on some side to be told as pictured. */
const LEAST = 0.002;
/** Share of what changes that may show another piece: pixels on a seam show both. */
const STRAY = 0.06;
/** A channel that differs by less is what scaling and packing change anyhow. */
const STEPS = 8;

interface Wire {
  readonly id: ProductId;
  readonly properties: readonly {
    readonly id: string;
    readonly values: readonly { readonly id: string; readonly pictured: boolean }[];
  }[];
}

interface Drawn {
  /** RGBA of the whole square, and the piece under each pixel: its place among `pieces` and one more, 0 beside them. */
  readonly pictures: readonly {
    readonly picture: Uint8ClampedArray;
    readonly piece: Uint8Array;
    readonly pieces: readonly string[];
  }[];
}

/** What is drawn on a kit's garment, and on which. */
async function sceneOf(
  set: ConfiguratorSet,
  product: ProductId,
  options: Readonly<Record<string, string>>,
) {
  const [template] = set.templates;
  if (!template) throw new Error("The set has no kit.");
  const plain = startDocument(template, [product], undefined, set.lettering);
  const own = plain.products[product];
  if (!own) throw new Error(`The kit has no ${product}.`);
  const document = { ...plain, products: { [product]: { ...own, properties: options } } };
  const shown = shownGarment(product, groupOf(set, product), options);
  const scene = productScene(set, document, shown, await facesOf(document), nothingLoaded);
  return { shown, scene, drawing: JSON.stringify(scene.pieces) };
}

/** A kit's garment from some sides, on the whole square, and under each pixel the piece. */
async function draw(look: Look, ...wish: Parameters<typeof sceneOf>): Promise<Drawn> {
  const { shown, scene } = await sceneOf(...wish);
  const { square } = look;
  const fabrics = Object.fromEntries(scene.pieces.map(({ piece, ground }) => [piece, ground]));
  const pictures = [];
  let rasters: ReturnType<typeof rasterPieces> = [];
  let scale = 0;
  for (const side of look.sides) {
    const { table, part, artworkScale } = await sideView(shown, side, square);
    // Artwork is the same from all sides.
    if (artworkScale !== scale)
      rasters = rasterPieces(shown.garment, scene, nothingLoaded.images, (scale = artworkScale));
    const { data } = compose({ table, rasters, fabrics });
    const picture = new Uint8ClampedArray(4 * square ** 2);
    const piece = new Uint8Array(square ** 2);
    for (let row = 0; row < part.height; row++) {
      const [from, to] = [row * part.width, (row + part.y) * square + part.x];
      picture.set(data.subarray(4 * from, 4 * (from + part.width)), 4 * to);
      piece.set(table.piece.subarray(from, from + part.width), to);
    }
    pictures.push({ picture, piece, pieces: table.pieces });
  }
  return { pictures };
}

/** Pixels of each side that differ, by the piece they show. */
function differences(one: Drawn, other: Drawn): Map<string, number>[] {
  return one.pictures.map(({ picture, piece, pieces }, side) => {
    const after = other.pictures[side]?.picture ?? picture;
    const counts = new Map<number, number>();
    for (let i = 0; i < picture.length; i += 4) {
      let far = 0;
      for (let channel = i; channel < i + 4; channel++)
        far = Math.max(far, Math.abs((picture[channel] ?? 0) - (after[channel] ?? 0)));
      const number = piece[i / 4] ?? 0;
      if (far >= STEPS) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return new Map([...counts].map(([number, pixels]) => [pieces[number - 1] ?? "", pixels]));
  });
}

function strayShare(
  changed: readonly Map<string, number>[],
  expected: ReadonlySet<string>,
): number {
  let [all, stray] = [0, 0];
  for (const [piece, pixels] of changed.flatMap((by) => [...by])) {
    all += pixels;
    if (!expected.has(piece)) stray += pixels;
  }
  return stray / all;
}

/** What the pattern says a choice changes: pieces that are cut otherwise, and those that new ones are sewn onto. */
function piecesOf(plain: Garment, made: Garment): Set<string> {
  const before = new Map(plain.pieces.map((piece) => [piece.id, JSON.stringify(piece)]));
  return new Set(
    made.pieces
      .filter((piece) => before.get(piece.id) !== JSON.stringify(piece))
      .map(({ id, appliedTo }) => (before.has(id) ? id : (appliedTo ?? id))),
  );
}

/** A product of a set with its options as the shop tells them. */
interface Told {
  readonly set: ConfiguratorSet;
  readonly product: ProductId;
  readonly properties: Wire["properties"];
}

const long = process.env["LONG"] === "1";

/** Every product for men and for youth; the long run looks at it in the first kit of every set, black ones too. */
async function everyProduct(): Promise<Told[]> {
  await using shop = await testPlatform();
  const told = new Map<string, Told>();
  for (const set of openCatalogue().sets) {
    const answer = await shop.visitor.get(`/api/configurator-sets/${set.uuid}`);
    for (const { id, properties } of answer.json.products as Wire[]) {
      const kit = long ? (set.templates[0]?.id ?? "") : "";
      const key = `${id} ${groupOf(set, id)} ${kit}`;
      const options = properties.filter((one) => one.id !== "size");
      if (!told.has(key)) told.set(key, { set, product: id, properties: options });
    }
  }
  return [...told.values()];
}

const seen = new Set<string>();

/**
 * The values of an option that pictures are said to show: all of them are seen, on the pieces of the pattern, or on all
 * where the drape is altered. False where that cannot be told: another drape moves every pixel.
 */
async function look(
  { set, product }: Told,
  before: (from: Look) => Promise<Drawn>,
  option: string,
  value: string,
): Promise<boolean> {
  const place = `${set.templates[0]?.id ?? ""}: ${product} ${option} ${value}`;
  const options = { [option]: value };
  const group = groupOf(set, product);
  const { drape, altered, weave } = shownGarment(product, group, options);
  const bare = shownGarment(product, group);
  if (drape?.model !== bare.drape?.model) return false;
  const from = altered ? WHOLE : weave === bare.weave ? CLOSE : NEAR;
  const plain = await before(from);
  const chosen = await draw(from, set, product, options);
  const changed = differences(plain, chosen);
  const shares = changed.map(
    (by) => [...by.values()].reduce((sum, one) => sum + one, 0) / from.square ** 2,
  );
  expect.soft(Math.max(...shares), place).toBeGreaterThanOrEqual(LEAST);
  const { size } = shownGarment(product, group).garment;
  const made = draftGarment({ product, size, options });
  const cut = draftGarment({ product, size });
  const expected = piecesOf(cut, made);
  expect.soft(made.pieces, `${place} changes no piece`).not.toEqual(cut.pieces);
  if (!altered)
    expect.soft(strayShare(changed, expected), `${place}: on other pieces`).toBeLessThan(STRAY);
  seen.add(`${product} ${option} ${value}`);
  return true;
}

describe("a choice is seen, or is told as not pictured", { timeout: 300_000 }, () => {
  it("every value of every option of every product, from all sides", async () => {
    for (const told of await everyProduct()) {
      const { set, product, properties } = told;
      let looked = 0;
      const drawn = new Map<Look, Promise<Drawn>>();
      const before = (from: Look): Promise<Drawn> => {
        const made = drawn.get(from) ?? draw(from, set, product, {});
        drawn.set(from, made);
        return made;
      };
      const plain = await sceneOf(set, product, {});
      for (const { id: option, values } of properties) {
        for (const { id: value, pictured } of values.slice(1)) {
          if (pictured) {
            // In a short run once for whomever it can be told of, and one value at least for each; LONG looks at all.
            const due = long || looked === 0 || !seen.has(`${product} ${option} ${value}`);
            if (due && (await look(told, before, option, value))) looked += 1;
          } else {
            const { shown, drawing } = await sceneOf(set, product, { [option]: value });
            const place = `${product} ${option} ${value} changes what is told unseen`;
            expect.soft([shown.key, drawing], place).toEqual([plain.shown.key, plain.drawing]);
          }
        }
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...["jersey collar zip", "jersey elbow patch", "jersey elbow foam"],
        ...["pants closure dial", "pants pockets card", "pants pockets two-zip"],
        ...["pants inner-knee aramid", "gloves palm patched", "gloves touch yes"],
        ...[
          "jersey fit race",
          "jersey fit over-armour",
          "jersey length short",
          "jersey length long",
        ],
        ...["jersey collar low-band", "jersey cuff open", "jersey cuff elastic"],
        ...["pants length short", "pants length long", "pit-shirt fit relaxed"],
        ...["gloves closure slip-on", "pit-shirt fabric interlock"],
        ...["jersey fabric birds-eye", "jersey fabric interlock", "jersey fabric stretch"],
        ...["pants fabric stretch", "pants fabric vented"],
      ]),
    );
  });
});
