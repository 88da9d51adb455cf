import { buildScene, createPiecePainter, createSceneMemo } from "@holeshot/artwork";
import type { FontShaper, PieceScene, SceneInput } from "@holeshot/artwork";
import { applyCommand } from "@holeshot/design";
import type { Command } from "@holeshot/design";
import type { Contestant, Given } from "./given.ts";
import { scale } from "./given.ts";

/** What a scene of the given design needs. */
export function inputOf(given: Given): SceneInput {
  const fonts = new Map<string, FontShaper>();
  const font = (id: string): FontShaper => {
    const known = fonts.get(id) ?? {
      has: () => true,
      shape: (line) => given.shaped[`${id} ${line}`] ?? { glyphs: [], advance: 0, missing: [] },
    };
    fonts.set(id, known);
    return known;
  };
  return {
    document: given.document,
    product: "jersey",
    garment: given.garment,
    art: given.art,
    fonts: font,
    vectors: ({ id }) => given.logos[id],
    images: () => undefined,
    memo: createSceneMemo(),
  };
}

/** The shop's own editor: a command, a new scene with the memo, what differs drawn. */
export function ours(given: Given, canvas: HTMLCanvasElement): Contestant {
  const input = inputOf(given);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const piece = given.garment.pieces[0];
  if (!context || !piece) throw new Error("no canvas");
  const newPath = () => new Path2D();
  const view = { left: piece.bounds.left, top: piece.bounds.top, scale, newPath };
  const painter = createPiecePainter<CanvasImageSource>(context, canvas, () => {
    const hidden = document.createElement("canvas");
    hidden.width = canvas.width;
    hidden.height = canvas.height;
    const target = hidden.getContext("2d", { willReadFrequently: true });
    if (!target) throw new Error("no canvas");
    return { target, picture: hidden };
  });
  let design = given.document;
  painter.paint(frontOf(input), () => undefined, view);
  function run(command: Command): void {
    const result = applyCommand(design, command);
    if (!result.ok) throw new Error(result.code);
    design = result.document;
    painter.paint(frontOf({ ...input, document: design }), () => undefined, view);
  }
  const on = { product: "jersey", layers: [given.target] } as const;
  return {
    name: "Holeshot",
    recolour: (colour) => run({ type: "style_text", ...on, style: { colour } }),
    drag: (dx, dy) => run({ type: "move_layers", ...on, dx, dy }),
    pixels: () => context.getImageData(0, 0, canvas.width, canvas.height).data,
    flush: () => void context.getImageData(0, 0, 1, 1),
  };
}

export function frontOf(input: SceneInput): PieceScene {
  const piece = buildScene(input).pieces[0];
  if (!piece) throw new Error("no piece");
  return piece;
}
