import type { Path, PathCommand } from "@holeshot/geometry";
import type { DrawnPiece } from "./read-drawing.ts";
import type { TemplateZone } from "./types.ts";

interface Level {
  readonly id: string;
  readonly kind: "ink" | "fabric";
  readonly emblem?: true;
  readonly paths: Record<string, Path>;
}

/**
 * One stack of levels for the whole product from the stacks of its pieces, such that reading
 * any piece's shapes from the lowest level up gives that piece's own order. A shape joins the
 * next level of its zone above the one before; where there is none, a level is put in. An emblem shares its level with no
 * other shape of its piece, for it moves by itself.
 */
export function stackLevels(pieces: readonly DrawnPiece[]): TemplateZone[] {
  const levels: Level[] = [];
  for (const { piece, shapes } of pieces) {
    let at = -1;
    for (const { zone, kind, emblem, path } of shapes) {
      const alike = (level: Level | undefined) =>
        level?.id === zone && level.kind === kind && (level.emblem ?? false) === emblem;
      const previous = levels[at];
      if (previous && alike(previous) && !emblem) {
        previous.paths[piece.id] = joined(previous.paths[piece.id], path);
        continue;
      }
      const next = levels.findIndex((level, i) => i > at && alike(level));
      if (next >= 0) at = next;
      else {
        const mark = emblem ? { emblem: true as const } : {};
        levels.splice((at += 1), 0, { id: zone, kind, ...mark, paths: {} });
      }
      const level = levels[at];
      if (level) level.paths[piece.id] = joined(level.paths[piece.id], path);
    }
  }
  return levels;
}

function joined(before: Path | undefined, path: Path): Path {
  return before ? ([...before, ...path] satisfies readonly PathCommand[]) : path;
}
