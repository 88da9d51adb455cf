import type { Matrix } from "@holeshot/geometry";
import { fitViewBox } from "./transform.ts";
import { parseLength, parseNumbers } from "./units.ts";
import type { SvgElement } from "./xml.ts";

/** The outermost viewport: its size, what its percentages are of, and the map into it. */
export interface RootView {
  readonly width: number;
  readonly height: number;
  readonly inner: { readonly width: number; readonly height: number };
  readonly matrix: Matrix;
}

/** Sizes beyond these are a mistake or an attack; the drawing is kept and its frame brought into range. */
const smallest = 0.01;
const largest = 100_000;

function usable(value: number | undefined): value is number {
  return value !== undefined && value >= smallest && value <= largest;
}

/** Reads width, height and viewBox of the root; undefined when they name no usable size. */
export function rootView(root: SvgElement): RootView | undefined {
  const [x, y, vw, vh] = parseNumbers(root.attributes.get("viewBox")) ?? [];
  const boxed = x !== undefined && y !== undefined && usable(vw) && usable(vh);
  // A percentage of the root is of a window that is not there.
  const given = (name: string, whole: number | undefined): number | undefined => {
    const text = root.attributes.get(name)?.trim();
    return text === undefined || text.endsWith("%") ? undefined : parseLength(text, whole ?? 100);
  };
  let width = given("width", vw);
  let height = given("height", vh);
  if (boxed) {
    if (usable(width) && !usable(height)) height = (width * vh) / vw;
    else if (usable(height) && !usable(width)) width = (height * vw) / vh;
    else if (!usable(width) || !usable(height)) [width, height] = [vw, vh];
  }
  if (!usable(width) || !usable(height)) return undefined;
  if (!boxed) return { width, height, inner: { width, height }, matrix: [1, 0, 0, 1, 0, 0] };
  const view = { x, y, width: vw, height: vh };
  const port = { x: 0, y: 0, width, height };
  const { matrix } = fitViewBox(view, port, root.attributes.get("preserveAspectRatio"));
  return { width, height, inner: { width: vw, height: vh }, matrix };
}
