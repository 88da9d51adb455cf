import { textLayout } from "@holeshot/artwork";
import { designLimits, type ImageLayer, type TextLayer } from "@holeshot/design";
import type { FontShaper } from "@holeshot/artwork";
import { boxPoint } from "../stage/frame/layer-box.ts";
import { type Gesture, type GestureStart, notSnapped } from "./gesture.ts";

/** Which side of the frame is held: its left or its right. */
export type Flank = -1 | 1;

/** Spreads or closes the letters of a text until its frame reaches the pointer; its centre stays. */
export function spreadGesture(start: GestureStart, layer: TextLayer, shaper: FontShaper): Gesture {
  const { store, product } = start;
  const along = alongFrame(start);
  // The frame may show the letters smaller than the document has them: what counts is by how much it grows.
  const first = textLayout(layer, shaper).width;
  const held = Math.abs(along(start.pointer)) || 1;
  const gaps = Math.max(1, ...layer.text.split("\n").map((line) => [...line].length - 1));
  const { min, max } = designLimits.letterSpacing;
  return {
    kind: "width",
    move: (pointer) => {
      const wished = first * (Math.abs(along(pointer)) / held);
      let spacing = layer.letter_spacing;
      // A bent line grows less than its letters are moved apart, so the second look corrects the first.
      for (let look = 0; look < 2; look += 1) {
        const { width } = textLayout({ ...layer, letter_spacing: spacing }, shaper);
        spacing = Math.min(max, Math.max(min, spacing + (wished - width) / gaps));
      }
      const style = { letter_spacing: Math.round(spacing * 10) / 10 };
      store.run({ type: "style_text", product, layers: [layer.id], style });
      return notSnapped;
    },
  };
}

/** Shows less or more of a picture at one side; the other side stays where it is. */
export function cropGesture(start: GestureStart, layer: ImageLayer, flank: Flank): Gesture {
  const { store, product, box } = start;
  const { id } = layer;
  // A smaller cut of the garment shows the picture smaller; the document names its own width.
  const own = layer.width / box.width;
  const seen = alongFrame(start);
  const along = (pixel: GestureStart["pointer"]): number => seen(pixel) * own;
  const offset = along(start.pointer) - (flank * layer.width) / 2;
  const crop = layer.crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const full = layer.width / crop.width;
  // A mirrored picture has its own left on the right.
  const ownLeft = (flank === -1) !== layer.mirrored;
  const room = (ownLeft ? crop.x : 1 - crop.x - crop.width) * full;
  const least = Math.max(designLimits.cropShare * full, designLimits.imageWidth.min, 2);
  return {
    kind: "width",
    move: (pointer) => {
      const wished = flank * (along(pointer) - offset) + layer.width / 2;
      const width = Math.min(layer.width + room, Math.max(least, wished));
      const share = Math.min(1, width / full);
      const x = ownLeft ? crop.x + crop.width - share : crop.x;
      const centre = boxPoint(box, (flank * (width - layer.width)) / 2 / layer.width, 0);
      const place = start.placeAt(id, { piece: box.piece, ...centre });
      const whole = share > 0.9995 && crop.height === 1;
      const image = {
        width: share * full,
        crop: whole ? null : { ...crop, x: Math.min(1 - share, Math.max(0, x)), width: share },
      };
      if (!store.run({ type: "set_image", product, layer: layer.id, image })) return notSnapped;
      store.run({ type: "place_layer", product, layer: id, place });
      return notSnapped;
    },
  };
}

/** How far along the frame's own width a pixel lies from its centre, mm. */
function alongFrame({ box, map }: GestureStart): (pixel: GestureStart["pointer"]) => number {
  const turn = (box.rotation * Math.PI) / 180;
  return (pixel) => {
    const at = map.toPiece(pixel);
    return (at.x - box.x) * Math.cos(turn) + (at.y - box.y) * Math.sin(turn);
  };
}
