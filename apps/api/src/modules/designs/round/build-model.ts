import { setImmediate } from "node:timers/promises";
import type { Scene } from "@holeshot/artwork";
import type { ProductId } from "@holeshot/domain";
import {
  type Atlas,
  atlasPlaces,
  type Figure,
  figurePiece,
  gearPiece,
  grainOf,
  innerCloth,
  labelColours,
  layAtlas,
  type Model,
  type ModelPiece,
  neckLabel,
  neutralCloth,
  printTangents,
  riderOf,
  thinModel,
} from "@holeshot/views";
import type { Image } from "@napi-rs/canvas";
import { openCloth } from "../../catalogue/index.ts";
import { dress } from "../pictures/figure-view.ts";
import { openDrape } from "../pictures/open-drape.ts";
import type { ShownGarment } from "../pictures/shown-garment.ts";
import { shownOf } from "../pictures/wear-kit.ts";
import { paintAtlas, paintSky } from "./paint-atlas.ts";
import { reliefOf } from "./relief.ts";
import type { RoundMaterial, RoundModel, RoundPart } from "./round-model.ts";

/** A product of a design with its artwork. */
export interface RoundGarment {
  readonly product: ProductId;
  readonly shown: ShownGarment;
  readonly scene: Scene;
  readonly images: ReadonlyMap<string, Image>;
}

/** Printed polyester throws little back; what is worn with it is rubber and shell. */
const ROUGH = { cloth: 0.82, gear: 0.55 };
/** How much smoother cloth is that shines twice as much as a plain one. */
const SMOOTHER = 0.15;
/** The inner face is the fabric's colour, a little darker: as the sides show it. */
const INNER = 0.55;
/** Helmet and boots are a quarter of a kit's picture, and would be two thirds of its file. */
const GEAR_SHARE = 0.2;
const WORN_SHARE = 0.5;

/** One garment in its own artwork; null where the workshop has not draped it. */
export async function garmentModel(
  name: string,
  worn: RoundGarment | undefined,
): Promise<RoundModel | null> {
  const cloth = openCloth();
  const drape = worn?.shown.drape;
  if (!cloth || !worn || !drape) return null;
  const model = await openDrape(worn.shown, cloth);
  const made = looks();
  const outside = await made.cloth(worn, model, false);
  const inside = await innerCloth(model, setImmediate);
  const parts = [
    ...model.pieces.map((piece) => part(piece, piece.piece, outside)),
    ...neckLabel(model, drape.size).map((piece) =>
      part(
        piece,
        piece.piece,
        made.plain(piece.piece, labelColours[piece.piece] ?? "", ROUGH.cloth),
      ),
    ),
    ...inside.pieces.map((piece) =>
      part(piece, `${piece.piece} inside`, made.inner(groundOf(worn.scene, piece.piece))),
    ),
  ];
  return stand({ name, groups: [{ name: worn.product, parts }], materials: made.all });
}

/** A kit on a rider; null where no rider was made who wears it. */
export async function riderModel(
  name: string,
  kit: ReadonlyMap<ProductId, RoundGarment>,
): Promise<RoundModel | null> {
  const cloth = openCloth();
  const rider = riderOf(shownOf(kit));
  const figure = rider === null ? undefined : cloth?.manifest.figures?.[rider];
  if (!cloth || !figure) return null;
  const model = await dress(cloth, figure, shownOf(kit));
  const made = looks();
  const groups = [];
  for (const product of new Set(figure.parts.map((each) => each.product))) {
    const mine = piecesOf(model, figurePiece(product, ""));
    const worn = kit.get(product);
    const thin = (await thinModel({ pieces: mine }, WORN_SHARE)).pieces;
    const outside = worn
      ? await made.cloth(worn, await openDrape(worn.shown, cloth), true)
      : made.plain("neutral", neutralCloth, ROUGH.cloth);
    groups.push({ name: product, parts: thin.map((piece) => part(piece, piece.piece, outside)) });
    await setImmediate();
  }
  groups.push({ name: "gear", parts: await gearOf(model, figure, made) });
  return stand({ name, groups, materials: made.all });
}

async function gearOf(model: Model, figure: Figure, made: Looks): Promise<RoundPart[]> {
  const gear = await thinModel({ pieces: piecesOf(model, gearPiece("")) }, GEAR_SHARE);
  return gear.pieces.map((piece) => {
    const colour = figure.colours[piece.piece] ?? neutralCloth;
    return part(piece, piece.piece, made.plain(`gear ${colour}`, colour, ROUGH.gear));
  });
}

function piecesOf({ pieces }: Model, prefix: string): ModelPiece[] {
  return pieces
    .filter(({ piece }) => piece.startsWith(prefix))
    .map((piece) => ({ ...piece, piece: piece.piece.slice(prefix.length) }));
}

function groundOf(scene: Scene, piece: string): string {
  return scene.pieces.find((one) => one.piece === piece)?.ground ?? "#ffffff";
}

interface Look {
  readonly material: number;
  readonly atlas?: Atlas;
}

type Looks = ReturnType<typeof looks>;

const white = [1, 1, 1] as const;

/** Materials as they are needed, each once. */
function looks() {
  const all: RoundMaterial[] = [];
  const plain = (name: string, hex: string, roughness: number, share = 1): Look => {
    const known = all.findIndex((one) => one.name === name);
    if (known >= 0) return { material: known };
    const [red = 0, green = 0, blue = 0] = linearOf(hex).map((value) => value * share);
    return { material: all.push({ name, colour: [red, green, blue], roughness }) - 1 };
  };
  return {
    all,
    plain,
    inner: (hex: string) => plain(`inside ${hex}`, hex, ROUGH.cloth, INNER),
    cloth: async (worn: RoundGarment, model: Model, bothFaces: boolean): Promise<Look> => {
      const atlas = layAtlas(model);
      const { garment, cut, weave } = worn.shown;
      const { gloss = 1 } = grainOf(weave);
      const normal = await reliefOf(cut);
      const colour = await paintAtlas({ ...worn, garment }, atlas);
      const sky = await paintSky(model, atlas);
      const pictures = { colour, sky, ...(normal && { normal }) };
      const look = {
        name: worn.product,
        colour: white,
        roughness: ROUGH.cloth - SMOOTHER * (gloss - 1),
        bothFaces,
        pictures,
      };
      return { material: all.push(look) - 1, atlas };
    },
  };
}

function part(piece: ModelPiece, name: string, { material, atlas }: Look): RoundPart {
  const { positions, normals, triangles } = piece;
  const bare = { name, material, positions, normals, triangles };
  if (!atlas) return bare;
  return { ...bare, places: atlasPlaces(atlas, piece), tangents: printTangents(piece) };
}

function linearOf(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** Puts a model on the ground, its middle over the origin. */
function stand(model: RoundModel): RoundModel {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const each = model.groups.flatMap(({ parts }) => parts);
  for (const { positions } of each)
    for (let i = 0; i < positions.length; i++) {
      low[i % 3] = Math.min(low[i % 3] as number, positions[i] as number);
      high[i % 3] = Math.max(high[i % 3] as number, positions[i] as number);
    }
  const middle = (c: number) => ((low[c] as number) + (high[c] as number)) / 2;
  const by = [middle(0), low[1] as number, middle(2)];
  const groups = model.groups.map(({ name, parts }) => ({
    name,
    // Of a piece that lies under others nothing may be left.
    parts: parts
      .filter(({ triangles }) => triangles.length > 0)
      .map((one) => ({
        ...one,
        positions: one.positions.map((value, i) => value - (by[i % 3] as number)),
      })),
  }));
  return { ...model, groups };
}
