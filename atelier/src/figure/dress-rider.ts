import {
  draftGarment,
  type Garment,
  type Material,
  productFacts,
  type ProductId,
} from "@holeshot/garments";
import {
  dressFigure,
  type FigurePart,
  figurePiece,
  gearPiece,
  type Model,
  openModel,
} from "@holeshot/views";
import type { Manifest, ManifestDrape } from "../export/manifest.ts";
import { writeGlb } from "../export/write-glb.ts";
import { sewing } from "../products.ts";
import type { Surface } from "../finish/surface.ts";
import {
  type ClothRelief,
  clothRelief,
  fieldOfPiece,
  type Relief,
} from "../light/relief/relief.ts";
import type { Mirror } from "../light/mirror.ts";
import type { Sheen } from "../light/sheen.ts";
import { sheensOf } from "../light/sheens-of.ts";
import type { Distance } from "../mannequin/distance.ts";
import { dot, scale, type Vector } from "../mannequin/vector.ts";
import { carve } from "./carving.ts";
import { figureSurface } from "./figure-surface.ts";

import { type GearPiece, makeGear } from "./gear.ts";
import { openWorn } from "./open-worn.ts";
import type { Body } from "./read-body.ts";
import { figureRecipes } from "./recipes.ts";
import { trunkPiece } from "./round-trunk.ts";
import { standParts } from "./stand.ts";
import { facingAt } from "./thin-skin.ts";

/** A rider in committed drapes and his gear, ready to be lit. */
export type Rider = Awaited<ReturnType<typeof putTogether>>;

/** Puts a rider of the recipes together from the drapes in `folder`; writes nothing. */
export async function dressRider(name: string, { drapes }: Manifest, folder: string) {
  const recipe = figureRecipes[name];
  if (!recipe) throw new RangeError(`${name} is no figure`);
  const models = new Map<string, Model>();
  const productOf = (drape: string) => (drapes[drape] as ManifestDrape).product;
  const hands = Object.keys(drapes).find(
    (drape) => productFacts(productOf(drape)).wear === "hands",
  );
  if (hands === undefined) throw new RangeError("No hands are draped");
  for (const drape of [recipe.top, recipe.legs, hands, recipe.body, recipe.boots ?? recipe.legs])
    models.set(drape, await openWorn(folder, drapes[drape] as ManifestDrape));
  const { parts, body } = standParts(recipe, models, hands, productOf);
  const gear = gearOf(body, recipe.boots !== undefined);
  return {
    recipe,
    ...(await putTogether(parts, models, gear, (drape) => drapes[drape] as ManifestDrape)),
  };
}

/** Gear of bodies that were dressed before: both necks of a top have the same one, and its skins take longest of all. */
const made = new Map<string, GearPiece[]>();

function gearOf(body: Body, covered: boolean): GearPiece[] {
  const key = JSON.stringify([body, covered]);
  const gear = made.get(key) ?? makeGear(body, covered);
  made.set(key, gear);
  return gear;
}

/** What a drape was sewn from. */
type Made = Pick<ManifestDrape, "product" | "size" | "options">;

/** How the folds of a rider's cloth are lit. */
export interface Folding {
  /** Folds that wearing leaves are deeper than on a garment alone. */
  readonly deepened: boolean;
  /** How much harder than they were draped folds of his top and of his pants are lit, and how much harder besides those of his trunk. */
  readonly crisp: { readonly top: number; readonly trunk?: number; readonly legs: number };
}

/** A rider is seen as small as a hand; a trunk is drawn flat over the breast and keeps few folds; canvas breaks sharply as it is. */
const standing: Folding = { deepened: true, crisp: { top: 1.2, trunk: 0.6, legs: 0.6 } };

/** Parts and gear as one surface that knows its cloth. */
export async function putTogether(
  parts: readonly FigurePart[],
  models: ReadonlyMap<string, Model>,
  gear: readonly GearPiece[],
  madeOf: (drape: string) => Made,
  folding = standing,
) {
  const gearBytes = await packGear(gear);
  const model = dressFigure({ parts }, models, await openModel(gearBytes));
  const { surface, normals } = figureSurface(model);
  const garments = new Map(
    parts.map(({ product, drape }) => {
      const { size, options } = madeOf(drape);
      return [product, draftGarment({ product, size, options })];
    }),
  );
  const cloth = clothRelief(surface, (id) => {
    const found = ownerOf(garments, id);
    return found && fieldOfPiece(found.garment, found.piece, folding.deepened);
  });
  const relief = gearRelief(cloth, surface, gear);
  const sheens = surface.pieces.map((id) => sheenOn(garments, gear, id, folding));
  return { parts, gear, gearBytes, model, surface, normals, garments, relief, sheens };
}

/** The relief of the cloth; the gear's own rounding, and what is carved into it and painted on it. */
function gearRelief(cloth: ClothRelief, surface: Surface, gear: readonly GearPiece[]): Relief {
  const pieces = surface.pieces.map((id) => gear.find((piece) => gearPiece(piece.id) === id));
  const of = (triangle: number) => pieces[surface.pieceOf[triangle] as number];
  return {
    tilt(triangle, x, y, seen, slope, { point, normal }) {
      const piece = of(triangle);
      if (!piece) return cloth.tilt(triangle, x, y, seen, slope);
      const place = vectorOf(point);
      const own = outOf(piece.body, place, normal);
      const left =
        piece.carving && seen > 0
          ? carve(piece.carving, place, own, seen, slope)
          : slope.fill(0) && 1;
      // Corners are too few to tell how a polished skin turns between them.
      for (let c = 0; c < 3; c++)
        slope[c] = (slope[c] as number) + (normal[c] as number) - (own[c] as number);
      return left;
    },
    gloss: (triangle, x, y) => (of(triangle) ? 0 : cloth.gloss(triangle, x, y)),
    paint: (triangle, place) => of(triangle)?.paint?.(vectorOf(place)) ?? 1,
  };
}

/** Over how much a polished skin is evened out, cm: its edges are broken, as moulds leave them. */
const edge = 0.09;

/** Which way a body faces at a place, mm, on the side that is seen. */
function outOf(body: Distance, [x, y, z]: Vector, normal: Float64Array): Vector {
  const own = facingAt(body, [x / 10, y / 10, z / 10], edge);
  return dot(own, vectorOf(normal)) < 0 ? scale(own, -1) : own;
}

function vectorOf([x = 0, y = 0, z = 0]: Float64Array): Vector {
  return [x, y, z];
}

/** The gear as a file of the shop; its pieces have no millimetres of their own. */
async function packGear(gear: readonly GearPiece[]): Promise<Uint8Array> {
  const corners = gear.reduce((sum, { skin }) => sum + skin.positions.length / 3, 0);
  let first = 0;
  const triangles: number[] = [];
  const pieceOf: number[] = [];
  for (const [n, { skin }] of gear.entries()) {
    for (const corner of skin.triangles) triangles.push(first + corner);
    for (let k = 0; k < skin.triangles.length; k += 3) pieceOf.push(n);
    first += skin.positions.length / 3;
  }
  const surface: Surface = {
    pieces: gear.map(({ id }) => id),
    positions: Float64Array.from(gear.flatMap(({ skin }) => [...skin.positions])),
    particleOf: Uint32Array.from({ length: corners }, (_, i) => i),
    uv: new Float64Array(2 * corners),
    triangles: Uint32Array.from(triangles),
    pieceOf: Uint16Array.from(pieceOf),
  };
  const sky = new Float32Array(corners).fill(1);
  const normals = Float64Array.from(gear.flatMap(({ skin }) => [...skin.normals]));
  return (await writeGlb(surface, { normals, sky })).bytes;
}

type Garments = ReadonlyMap<string, Garment>;

function ownerOf(garments: Garments, id: string) {
  for (const [product, garment] of garments) {
    const own = garment.pieces.find((piece) => figurePiece(garment.product, piece.id) === id);
    if (own) return { product, garment, piece: own.id };
  }
  return null;
}

/** How much more than on a garment alone his top shines, and its bright edge. */
const onTop = { shine: 1, rim: 1 };
/** And his pants: what canvas shines along a leg that is a hand long is a stripe, as on rubber. */
const onLegs = { shine: 0.5, rim: 0.5 };

/** Cloths that are smooth enough to show where lights are, however softly. */
const mirrors: Partial<Readonly<Record<Material, Mirror>>> = {
  leather: { share: 0.022, soft: 0.7 },
  guard: { share: 0.04, soft: 0.4 },
};

/** A leg's leather is thick and dull, however its garment alone is shown: at a rider's size a gloss would be a shell's, and its folds foil. */
const legLeather: Sheen = {
  strength: 0.04,
  power: 5,
  rim: 0.04,
  crisp: -0.4,
  mirror: { share: 0.006, soft: 1 },
};
/** Over the knee it is rubbed: crests of its padding are lighter than what lies above and below it. */
const kneeLeather: Sheen = { ...legLeather, strength: 0.13, power: 6, rim: 0.06 };
/** A glove's tab is moulded and dull: what its mark and its edge would throw back is a scribble at a rider's size. */
const tabRubber: Sheen = { strength: 0.03, power: 6, rim: 0.03, crisp: -0.6 };
/** Ribs of stretch cloth are napped, and have no gloss: a bright edge alone. Pulled over a knee they do not break. */
const kneeStretch: Sheen = { strength: 0.035, power: 3, rim: 0.13, crisp: 0.2 };

function mirrorOf(garment: Garment, piece: string): { readonly mirror?: Mirror } {
  // A palm is napped: what its folds would mirror looks wet.
  if (piece.startsWith("palm_")) return {};
  const mirror = mirrors[garment.pieces.find(({ id }) => id === piece)?.material ?? "printed"];
  return mirror ? { mirror } : {};
}

function sheenOn(
  garments: Garments,
  gear: readonly GearPiece[],
  id: string,
  { crisp }: Folding,
): Sheen {
  const found = ownerOf(garments, id);
  const [sheen] = found ? sheensOf(found.garment, [found.piece]) : [];
  const own = gear.find((piece) => gearPiece(piece.id) === id)?.sheen;
  if (!sheen && !own) throw new RangeError(`Nobody knows how ${id} shines`);
  if (found?.piece.startsWith("knee_guard")) return kneeLeather;
  if (found?.piece.startsWith("knee_stretch")) return kneeStretch;
  if (found?.piece.startsWith("calf")) return legLeather;
  if (found?.piece.startsWith("tab_")) return tabRubber;
  const cloth: Sheen = found
    ? { ...(sheen as Sheen), ...mirrorOf(found.garment, found.piece) }
    : (own as Sheen);
  if (!found) return cloth;
  const on = sewing[found.product as ProductId].overPants ? "top" : "legs";
  if (productFacts(found.garment.product).wear === "hands") return cloth;
  const { shine, rim } = on === "top" ? onTop : onLegs;
  const drawn = trunkPiece.test(id) ? (crisp.trunk ?? 0) : 0;
  return {
    ...cloth,
    ...(cloth.rim !== undefined && { rim: rim * cloth.rim }),
    crisp: crisp[on] + drawn + (cloth.crisp ?? 0),
    strength: shine * cloth.strength,
  };
}
