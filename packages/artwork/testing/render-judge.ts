import { createCanvas } from "@napi-rs/canvas";
import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import { buildScene, drawPiece } from "@holeshot/artwork";
import type { CanvasTarget, RosterEntry, SceneInput } from "@holeshot/artwork";
import type { Layer } from "@holeshot/design";
import type { Path } from "@holeshot/geometry";

// What is wrong with a layer, told from pixels alone: nothing here knows how preflight finds it.

/** Ink of one picture: which pixels are painted, and their colours. */
export interface Render {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly data: Uint8ClampedArray;
}

/** The colour pictures are drawn in. */
const stand = createCanvas(4, 4);
const standIn = stand.getContext("2d");
standIn.fillStyle = "#7f3fbf";
standIn.fillRect(0, 0, 4, 4);

/** Half the side of what is looked at, mm, unless told: more than any layer made here reaches. */
const widest = 170;

/** A piece of the design about a place, as pixels: only the layers given, on nothing, or all on the kit. */
export function render(
  input: SceneInput,
  { piece: pieceId, x, y }: { readonly piece: string; readonly x: number; readonly y: number },
  scale: number,
  {
    layers,
    roster,
    reach = widest,
  }: { layers?: readonly Layer[]; roster?: RosterEntry; reach?: number } = {},
): Render {
  const design = input.document.products[input.product];
  const scene = buildScene({
    ...input,
    ...(roster && { roster }),
    ...(layers && {
      art: { ...input.art, zones: [] },
      document: {
        ...input.document,
        products: { [input.product]: { template: "", properties: {}, ...design, layers } },
      },
    }),
  });
  const piece = scene.pieces.find(({ piece: id }) => id === pieceId);
  if (!piece) throw new Error(`no piece ${pieceId}`);
  const [left, top] = [x - reach, y - reach];
  const [width, height] = [2 * reach * scale, 2 * reach * scale];
  const context = createCanvas(width, height).getContext("2d");
  const look = () => stand as unknown as Image;
  const bare = layers ? { ...piece, ground: "#00000000" } : piece;
  drawPiece(context as unknown as CanvasTarget<Image>, bare, look, { left, top, scale });
  return { width, height, left, top, scale, data: context.getImageData(0, 0, width, height).data };
}

/** Pixels inside a closed line, as a picture of the same size. */
export function inside(like: Render, line: Path): Uint8ClampedArray {
  const context = createCanvas(like.width, like.height).getContext("2d");
  trace(context, line, like);
  context.fill();
  return context.getImageData(0, 0, like.width, like.height).data;
}

function trace(context: SKRSContext2D, line: Path, { left, top, scale }: Render): void {
  context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  context.beginPath();
  for (const command of line) {
    if (command[0] === "M") context.moveTo(command[1], command[2]);
    else if (command[0] === "L") context.lineTo(command[1], command[2]);
    else if (command[0] === "Z") context.closePath();
    else
      context.bezierCurveTo(
        ...(command.slice(1) as [number, number, number, number, number, number]),
      );
  }
}

/** How many pixels of ink lie outside a mask. */
export function inkBeyond({ data }: Render, mask: Uint8ClampedArray): number {
  let count = 0;
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) > 200 && (mask[i] ?? 0) < 20) count += 1;
  }
  return count;
}

/** The box round all ink, mm; null without ink. */
export function inkBox({ data, width, scale }: Render): { width: number; height: number } | null {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) < 128) continue;
    const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right < left ? null : { width: (right - left) / scale, height: (bottom - top) / scale };
}

/** The middle contrast (WCAG) across the rim of some letters: their colour against what is just outside. */
export function rimContrast(whole: Render, letters: Render): number {
  const ratios: number[] = [];
  const away = Math.max(1, Math.round(0.6 * whole.scale));
  const { width, data } = letters;
  const inked = (i: number) => (data[i * 4 + 3] ?? 0) > 128;
  for (let i = away; i < width * letters.height - away; i += 1) {
    if (!inked(i) || inked(i + 1)) continue;
    const [within, beyond] = [i - away, i + away + 1];
    if (!inked(within) || inked(beyond)) continue;
    ratios.push(contrast(luminance(whole.data, within), luminance(whole.data, beyond)));
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 21;
}

function luminance(data: Uint8ClampedArray, pixel: number): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const at = (k: number) => linear(data[pixel * 4 + k] ?? 0);
  return 0.2126 * at(0) + 0.7152 * at(1) + 0.0722 * at(2);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Whether two pictures are the same. */
export function same(one: Render, other: Render): boolean {
  return one.data.length === other.data.length && one.data.every((v, i) => v === other.data[i]);
}
