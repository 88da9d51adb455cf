import type { Crop, ImageLayer } from "@holeshot/design";

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The least share of a picture that may be kept, so that there is something to hold on to. */
export const LEAST_SHARE = 0.05;

/** Takes one edge of the kept part to a share of the picture, not past the opposite one. */
export function moveEdge(
  crop: Crop,
  edge: "left" | "top" | "right" | "bottom",
  share: number,
): Crop {
  const right = crop.x + crop.width;
  const bottom = crop.y + crop.height;
  const between = (least: number, most: number): number => Math.min(most, Math.max(least, share));
  if (edge === "left") {
    const x = between(0, right - LEAST_SHARE);
    return { ...crop, x, width: right - x };
  }
  if (edge === "top") {
    const y = between(0, bottom - LEAST_SHARE);
    return { ...crop, y, height: bottom - y };
  }
  if (edge === "right") return { ...crop, width: between(crop.x + LEAST_SHARE, 1) - crop.x };
  return { ...crop, height: between(crop.y + LEAST_SHARE, 1) - crop.y };
}

/**
 * Where a layer stands and how wide it is after cropping, so that what is kept stays where it lies on the
 * cloth. `proportion` is the whole picture's height by its width.
 */
export function cropPlace(
  layer: Pick<ImageLayer, "x" | "y" | "rotation" | "width" | "crop" | "mirrored">,
  next: Crop,
  proportion: number,
): { readonly x: number; readonly y: number; readonly width: number } {
  const now = layer.crop ?? wholePicture;
  const fullWidth = layer.width / now.width;
  const fullHeight = fullWidth * proportion;
  const across =
    (next.x + next.width / 2 - now.x - now.width / 2) * fullWidth * (layer.mirrored ? -1 : 1);
  const down = (next.y + next.height / 2 - now.y - now.height / 2) * fullHeight;
  const turn = (layer.rotation * Math.PI) / 180;
  return {
    x: layer.x + across * Math.cos(turn) - down * Math.sin(turn),
    y: layer.y + across * Math.sin(turn) + down * Math.cos(turn),
    width: fullWidth * next.width,
  };
}
