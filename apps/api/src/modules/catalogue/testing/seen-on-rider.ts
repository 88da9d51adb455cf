import {
  asWorn,
  dressFigure,
  type Figure,
  type Model,
  openModel,
  openMoves,
  photoScale,
  type Raster,
  rasterise,
} from "@holeshot/views";
import type { readClothFolder } from "../cloth-folder.ts";

type Cloth = NonNullable<ReturnType<typeof readClothFolder>>;
type View = keyof Figure["views"];

/** Places of a piece as a picture of its rider shows them, one a pixel. */
export interface Places {
  /** Millimetres of the piece. */
  readonly x: number[];
  readonly y: number[];
  /** Pixels of the picture. */
  readonly across: number[];
  readonly down: number[];
  /** Whether what lies over it leaves it to be seen. */
  readonly seen: boolean[];
  /** Square millimetres that a pixel shows. */
  readonly area: number;
}

/** What is looked at of a rider: pieces, alone with what is kept of the model; what else there is may hide them. */
export interface Look {
  readonly view: View;
  readonly side: number;
  /** Names of model pieces, as `jersey/sleeve_left`. */
  readonly kept: RegExp;
  readonly pieces: RegExp;
}

/** The riders that pictures are taken of; a V neck hangs from the shoulders as a round one does, and LONG alone looks at it. */
export const committedRiders = (cloth: Cloth | null): (readonly [name: string, figure: Figure])[] =>
  Object.entries(cloth?.manifest.figures ?? {}).filter(
    ([name]) => process.env["LONG"] === "1" || !name.includes("-v+"),
  );

/** A rider in what he wears, as his picture is taken. */
export async function dressedRider(figure: Figure, { bytes, manifest }: Cloth): Promise<Model> {
  const models = new Map<string, Model>();
  for (const { drape: name } of figure.parts) {
    const drape = manifest.drapes[name];
    if (!drape) throw new Error(`${name} is missing`);
    const model = await openModel(bytes(drape.model));
    const told = drape.worn === undefined ? null : await openMoves(bytes(drape.worn));
    models.set(name, told ? asWorn(model, told) : model);
  }
  return dressFigure(figure, models, await openModel(bytes(figure.gear)));
}

/** Places of a rider's pieces by the name of the piece, of the outer face of the cloth alone. */
export function seenOnRider(
  model: Model,
  figure: Figure,
  { view, side, kept, pieces }: Look,
): Map<string, Places> {
  const { camera } = figure.views[view];
  const size = { width: side, height: side };
  const area = 1 / photoScale(camera, size) ** 2;
  const alone = { pieces: model.pieces.filter(({ piece }) => kept.test(piece)) };
  const [worn, without] = [model, alone].map((one) => rasterise(one, camera, size)) as [
    Raster,
    Raster,
  ];
  const at = ({ parts, part }: Raster, i: number) => parts[(part[i] ?? 0) - 1]?.piece ?? "";
  const found = new Map<string, Places>();
  for (let i = 0; i < side * side; i++) {
    const full = at(without, i);
    if (!pieces.test(full) || without.inside[i]) continue;
    const [, piece = ""] = full.split("/");
    const places = found.get(piece) ?? { x: [], y: [], across: [], down: [], seen: [], area };
    found.set(piece, places);
    places.x.push(millimetre(without, i, 0));
    places.y.push(millimetre(without, i, 1));
    places.across.push(i % side);
    places.down.push(Math.floor(i / side));
    places.seen.push(at(worn, i) === full && !worn.inside[i]);
  }
  return found;
}

/** Which millimetre of its piece a pixel shows. */
function millimetre({ parts, part, triangle, b, c }: Raster, i: number, axis: 0 | 1): number {
  const model = parts[(part[i] ?? 0) - 1]?.model;
  const of = (corner: number) =>
    model?.millimetres[2 * (model.triangles[3 * (triangle[i] ?? 0) + corner] ?? 0) + axis] ?? 0;
  const [second, third] = [b[i] ?? 0, c[i] ?? 0];
  return of(0) * (1 - second - third) + of(1) * second + of(2) * third;
}
