/** Space between two riders, px. */
export const GAP = 16;
/** Below each picture: name, size and what is wrong. */
export const CAPTION = 104;
/** How large everyone is shown, px, about. */
export const TILE_SIZES = [240, 400, 640] as const;

/** Where riders stand in a window of a width. */
export interface WallGrid {
  readonly columns: number;
  readonly tile: number;
  readonly row: number;
  readonly height: number;
}

export function wallGrid(width: number, wanted: number, count: number): WallGrid {
  // Where half a rider more would fit, one more is shown and all are a little smaller, else a little larger: nothing of the width lies idle.
  const columns = Math.max(1, Math.round((width + GAP) / (wanted + GAP)));
  const share = Math.floor((width - (columns - 1) * GAP) / columns);
  const tile = Math.max(1, columns === 1 ? Math.min(wanted, share) : share);
  const row = tile + CAPTION + GAP;
  return { columns, tile, row, height: Math.max(0, Math.ceil(count / columns) * row - GAP) };
}

/** Left and upper edge of a rider. */
export function placeOnWall({ columns, tile, row }: WallGrid, index: number) {
  return { left: (index % columns) * (tile + GAP), top: Math.floor(index / columns) * row };
}

/** Riders that are in sight or one row away from it; whoever has the focus stays, however far one scrolls. */
export function inSight(
  { columns, row }: WallGrid,
  count: number,
  seen: { readonly top: number; readonly height: number; readonly focused: number },
): readonly number[] {
  const first = Math.max(0, Math.floor(seen.top / row) - 1) * columns;
  const last = Math.min(count, (Math.ceil((seen.top + seen.height) / row) + 1) * columns);
  const shown = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (seen.focused >= count || shown.includes(seen.focused)) return shown;
  return seen.focused < first ? [seen.focused, ...shown] : [...shown, seen.focused];
}

/** Where a key leads from a rider; null when it is none of the wall's. */
export function stepOnWall(key: string, at: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns < 0 ? at : at - columns,
    ArrowDown: at + columns >= count ? at : at + columns,
    PageUp: at - 3 * columns < 0 ? at % columns : at - 3 * columns,
    PageDown: at + 3 * columns,
    Home: 0,
    End: count - 1,
  };
  const wanted = steps[key];
  return wanted === undefined ? null : Math.max(0, Math.min(count - 1, wanted));
}
