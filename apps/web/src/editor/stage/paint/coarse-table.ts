import type { ViewTable } from "@holeshot/views";

/** A coarse picture has one pixel for so many by so many. */
export const COARSE = 4;

const made = new WeakMap<ViewTable, ViewTable>();

/** The table with every fourth pixel of every fourth row: a picture from it takes a sixteenth of the time. */
export function coarseTable(table: ViewTable): ViewTable {
  const known = made.get(table);
  if (known) return known;
  const width = Math.floor(table.width / COARSE);
  const height = Math.floor(table.height / COARSE);
  const count = width * height;
  const coarse = {
    width,
    height,
    pieces: table.pieces,
    piece: new Uint8Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
    light: new Float32Array(count),
    coverage: new Uint8Array(count),
    ...(table.specular && { specular: new Float32Array(count) }),
    ...(table.inside && { inside: new Uint8Array(count) }),
  };
  const planes = ["piece", "x", "y", "light", "coverage", "specular", "inside"] as const;
  for (const plane of planes) {
    const from = table[plane];
    const to = coarse[plane];
    if (!from || !to) continue;
    for (let i = 0; i < count; i += 1) {
      const row = Math.floor(i / width) * COARSE + COARSE / 2;
      to[i] = from[row * table.width + (i % width) * COARSE + COARSE / 2] ?? 0;
    }
  }
  made.set(table, coarse);
  return coarse;
}
