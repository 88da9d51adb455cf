import { pathBounds, transformPath } from "@holeshot/geometry";
import type { Path } from "@holeshot/geometry";
import { growRegion, regionOf, regionPath } from "../polygons/clipper.ts";
import type { Region } from "../polygons/clipper.ts";

/** Glyphs are grown as if their capitals were this high, mm: fine enough for whole-number geometry. */
const workingCap = 100;

/** Curves are cut no farther than this from them, at the working size: 0.05 mm on a 200 mm number. */
const tolerance = 0.025;

/** Outlines of a letter that are smaller than this share of a capital, to either side, were left behind by who drew the face. */
const speck = 0.022;

interface Grown {
  readonly region: Region;
  readonly paths: Map<number, Path>;
}

// Growing depends on nothing but the glyph and the share, and glyph outlines live as long as their font.
const grownGlyphs = new WeakMap<Path, Grown>();
const keptWidths = 24;

/** Slits and counters the outline leaves narrower than a quarter of its width are closed: they only look torn. */
const closing = 0.125;

/** The glyph with its edge moved outward by `share` of the cap height; corners stay pointed up to a limit. */
export function growGlyph(glyph: Path, share: number): Path {
  const grown = grownGlyphs.get(glyph) ?? { region: workingRegion(glyph), paths: new Map() };
  grownGlyphs.set(glyph, grown);
  const key = Math.round(share * 1e5);
  const known = grown.paths.get(key);
  if (known) return known;
  const width = share * workingCap;
  const wide = growRegion(grown.region, width * (1 + closing), "sharp");
  const closed = regionPath(growRegion(wide, -width * closing, "sharp"));
  const path = transformPath(closed, [1 / workingCap, 0, 0, 1 / workingCap, 0, 0]);
  if (grown.paths.size >= keptWidths) grown.paths.clear();
  grown.paths.set(key, path);
  return path;
}

function workingRegion(glyph: Path): Region {
  return regionOf(
    transformPath(withoutSpecks(glyph), [workingCap, 0, 0, workingCap, 0, 0]),
    tolerance,
  );
}

/** A speck on the edge of a letter has corners that point any way: grown, they would stand out as a star. */
function withoutSpecks(glyph: Path): Path {
  const starts = glyph.flatMap(([kind], at) => (kind === "M" ? [at] : []));
  return starts.flatMap((start, index) => {
    const outline = glyph.slice(start, starts[index + 1]);
    const { left, top, right, bottom } = pathBounds(outline);
    return right - left < speck && bottom - top < speck ? [] : outline;
  });
}
