import { type PictureKind, pictureWidths } from "@holeshot/domain";

const kinds: readonly (readonly [RegExp, PictureKind])[] = [
  [/\/api\/catalogue\/files\/[^/?]+\.webp$/, "kit"],
  [/\/api\/configured-sets\/[^/?]+\/preview\/[^/?]+\/[^/?]+\.webp(?:\?|$)/, "side"],
];

/** Whoever asked for the address has chosen. */
const hasWidth = /[?&]size=/;

/** The widths that the shop keeps of a picture, for a browser to take the one that it shows; undefined where it is no such picture. */
export function srcSetOf(url: string): string | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(url))?.[1];
  if (kind === undefined || hasWidth.test(url)) return undefined;
  const mark = url.includes("?") ? "&" : "?";
  return pictureWidths[kind].map((width) => `${url}${mark}size=${width} ${width}w`).join(", ");
}
