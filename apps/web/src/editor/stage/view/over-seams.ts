import { placeBefore, placeBeyond } from "@holeshot/artwork";
import { type ClothView, localMap } from "./cloth-view.ts";

const known = new WeakMap<ClothView, ClothView>();

/**
 * The view for what goes on over seams: places beside a piece are looked for on the piece that they come to lie on, and
 * what is seen there is told in the millimetres of the piece before.
 */
export function overSeams(view: ClothView): ClothView {
  const found = known.get(view);
  if (found) return found;
  const { garment } = view;
  const find: ClothView["find"] = (piece, point) => {
    const own = view.find(piece, point);
    const beyond = own ? null : placeBeyond(garment, piece, point);
    return beyond ? view.find(beyond.piece, beyond.point) : own;
  };
  const made: ClothView = {
    ...view,
    find,
    mapAt: (piece, point) => view.mapAt(piece, point) ?? localMap(find, piece, point),
    placeOn: (piece, seen) => placeBefore(garment, piece, seen),
    isOn: (piece, point) => placeBeyond(garment, piece, point) !== null,
  };
  known.set(view, made);
  return made;
}
