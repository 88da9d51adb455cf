/** A box to be drawn, in its own units. */
interface Shelved {
  readonly width: number;
  readonly height: number;
}

/** Where boxes stand, side by side and row below row, all at one scale. */
export interface Shelves {
  readonly scale: number;
  /** Upper left corners, in the order of the boxes. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Puts boxes into a room as large as they go; `below` is kept free under each, `gap` between them, both in the room's units. */
export function shelved(
  boxes: readonly Shelved[],
  room: Shelved,
  { gap, below }: { readonly gap: number; readonly below: number },
): Shelves {
  let [low, high] = [0, 10];
  for (let i = 0; i < 40; i += 1) {
    const scale = (low + high) / 2;
    if (placesAt(boxes, room, scale, gap, below)) low = scale;
    else high = scale;
  }
  return { scale: low, places: placesAt(boxes, room, low, gap, below) ?? [] };
}

function placesAt(
  boxes: readonly Shelved[],
  room: Shelved,
  scale: number,
  gap: number,
  below: number,
): Shelves["places"] | null {
  let [x, y, tallest] = [0, 0, 0];
  const places: { x: number; y: number }[] = [];
  for (const box of boxes) {
    const [width, height] = [box.width * scale, box.height * scale + below];
    if (x > 0 && x + width > room.width) [x, y, tallest] = [0, y + tallest + gap, 0];
    if (x + width > room.width + 1e-9 || y + height > room.height + 1e-9) return null;
    places.push({ x, y });
    x += width + gap;
    tallest = Math.max(tallest, height);
  }
  return places;
}
