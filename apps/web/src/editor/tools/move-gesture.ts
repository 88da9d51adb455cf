import { placeBeyond } from "@holeshot/artwork";
import type { Point, ScreenPoint } from "@holeshot/geometry";
import { framePlaces } from "../stage/frame/frame-line.ts";
import type { PlacedBox } from "../stage/frame/layer-box.ts";
import { clothPointer } from "./cloth-pointer.ts";
import { wrapTurn } from "./rotate-gesture.ts";
import { type Gesture, type GestureStart, type Snapped, type Stop, notSnapped } from "./gesture.ts";

/** Within this many screen pixels of a guide the layer holds on to it. */
export const SNAP_PX = 8;

/** Carries the layers with the pointer over the cloth, and one alone onto the next piece. */
export function moveGesture(start: GestureStart, ratio: number): Gesture {
  const { store, product, layers, view, map, pieces } = start;
  const reach = SNAP_PX / ratio / map.scale;
  let { box } = start;
  let placeOf = clothPointer(view, map, box.piece);
  let from = placeOf(start.pointer).point;
  let origin: PlacedBox = box;
  // Several are moved by one measure of the document.
  let at = start.basePoint(box);
  let settled = false;

  /** The piece under the pointer takes the layer over, held where it was held. */
  function carryOver(pointer: ScreenPoint): void {
    const seen = view.at(pointer.x, pointer.y);
    const next = seen && seen.piece !== box.piece && pieces.has(seen.piece) ? seen : null;
    // Over a seam the cloth goes on: the layer stays where it is held.
    if (next && view.placeOn?.(box.piece, next)) return;
    const nextMap = next && view.mapAt(next.piece, next.point);
    if (!next || !nextMap) return;
    origin = {
      ...box,
      piece: next.piece,
      x: next.point.x + origin.x - from.x,
      y: next.point.y + origin.y - from.y,
    };
    placeOf = clothPointer(view, nextMap, next.piece);
    from = next.point;
  }

  /** A layer whose middle went over a seam stands on the next piece, turned as the cloth is. */
  function settleBeyond(pointer: ScreenPoint, place: Point): PlacedBox {
    const here = { ...origin, ...place };
    const over = start.goesOn ? placeBeyond(view.garment, here.piece, place) : null;
    const next = over && pieces.has(over.piece) ? view.mapAt(over.piece, over.point) : null;
    if (!over || !next) return here;
    const rotation = round(wrapTurn(here.rotation + over.turn));
    const { piece, point } = over;
    origin = { ...here, piece, rotation, x: point.x, y: point.y };
    placeOf = clothPointer(view, next, piece);
    from = placeOf(pointer).point;
    return { ...origin, x: round(point.x), y: round(point.y) };
  }

  /** Whether any of its frame comes to lie on another piece. */
  function reachesOver(stands: PlacedBox): boolean {
    return framePlaces(stands).some(
      (place, index) => index % 8 === 0 && view.isOn?.(stands.piece, place) === true,
    );
  }

  return {
    kind: "move",
    move: (pointer, held) => {
      carryOver(pointer);
      const to = placeOf(pointer).point;
      const wished = { ...origin, x: origin.x + to.x - from.x, y: origin.y + to.y - from.y };
      const { xs, ys } = held.free ? { xs: [], ys: [] } : start.guides(wished);
      const stopX = nearest(xs, wished.x, reach);
      const stopY = nearest(ys, wished.y, reach);
      const x = round(stopX?.centre ?? wished.x);
      const y = round(stopY?.centre ?? wished.y);
      const snapped: Snapped = { x: stopX?.line ?? null, y: stopY?.line ?? null };
      const [layer] = layers;
      if (layer !== undefined && layers.length === 1) {
        const stands = settleBeyond(pointer, { x, y });
        const { piece, rotation } = stands;
        const wanted = start.placeAt(layer, stands);
        const place = {
          x: round(wanted.x),
          y: round(wanted.y),
          ...(piece !== box.piece && { piece }),
          ...(rotation !== box.rotation && { rotation }),
          ...(start.goesOn && !stands.goesOn && reachesOver(stands) && { across_seams: true }),
        };
        store.run({ type: "place_layer", product, layer, place });
        box = { ...stands, ...(place.across_seams && { goesOn: true }) };
        if (box.goesOn) origin = { ...origin, goesOn: true };
        return snapped;
      }
      const wanted = start.basePoint({ piece: box.piece, x, y });
      const moved = { dx: round(wanted.x - at.x), dy: round(wanted.y - at.y) };
      if (moved.dx === 0 && moved.dy === 0) return snapped;
      if (!settled) start.settle();
      settled = true;
      if (!store.run({ type: "move_layers", product, layers, ...moved })) return notSnapped;
      at = { x: at.x + moved.dx, y: at.y + moved.dy };
      return snapped;
    },
  };
}

/** Earlier stops matter more: one that is hardly nearer does not take their place. */
const HARDLY_MM = 1;

function nearest(stops: readonly Stop[], value: number, reach: number): Stop | null {
  let best: Stop | null = null;
  let least = reach;
  for (const stop of stops) {
    const distance = Math.abs(stop.centre - value);
    if (distance > least || (best && distance > least - HARDLY_MM)) continue;
    best = stop;
    least = distance;
  }
  return best;
}

/** A tenth of a millimetre is finer than any printer. */
function round(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}
