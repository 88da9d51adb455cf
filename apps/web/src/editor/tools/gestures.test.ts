import { describe, expect, it } from "vitest";
import { baseSize, draftGarment } from "@holeshot/garments";
import type { DesignDocument, TextLayer } from "@holeshot/design";
import { createEditorStore } from "../model/editor-store.ts";
import type { ClothView, LocalMap } from "../stage/view/cloth-view.ts";
import type { GestureStart, Stop } from "./gesture.ts";
import { moveGesture } from "./move-gesture.ts";
import { rotateGesture, settleTurn } from "./rotate-gesture.ts";
import { scaleGesture } from "./scale-gesture.ts";

const text: TextLayer = {
  id: "name",
  kind: "text",
  hidden: false,
  locked: false,
  piece: "front",
  x: 40,
  y: 100,
  rotation: 0,
  text: "LIEROP",
  font: "graduate",
  size: 30,
  colour: "#ffffff",
  letter_spacing: 0,
  align: "center",
  stroke: { enabled: false, colour: "#000000", width: 1 },
};

const design: DesignDocument = {
  schema: 1,
  pattern: 1,
  products: { jersey: { template: "any", layers: [text], properties: {} } },
};

/** Two pieces side by side, a pixel a millimetre: the sleeve begins at 300 and has its origin there. */
const map: LocalMap = {
  toScreen: ({ x, y }) => ({ x, y }),
  toPiece: ({ x, y }) => ({ x, y }),
  scale: 1,
};
const cloth: ClothView = {
  garment: draftGarment({ product: "jersey", size: baseSize("jersey") }),
  at: (x, y) =>
    x < 300 ? { piece: "front", point: { x, y } } : { piece: "sleeve", point: { x: x - 300, y } },
  find: (piece, { x, y }) => ({ x: piece === "front" ? x : x + 300, y }),
  mapAt: () => map,
};
const held = { shift: false, free: false };
const nowhere = { x: 0, y: 0 };

function start(stops: readonly Stop[] = [], pieces: readonly string[] = []) {
  const store = createEditorStore(design, "jersey");
  const given: GestureStart = {
    store,
    product: "jersey",
    layers: ["name"],
    box: { piece: "front", x: 40, y: 100, width: 120, height: 30, rotation: 0 },
    view: cloth,
    map,
    pointer: { x: 50, y: 105 },
    guides: () => ({ xs: stops, ys: [] }),
    placeAt: (_layer, { x, y }) => ({ x, y }),
    basePoint: ({ x, y }) => ({ x, y }),
    settle: () => undefined,
    goesOn: false,
    pieces: new Set(pieces),
  };
  const layer = (): TextLayer =>
    store.state().editing.document.products.jersey?.layers[0] as TextLayer;
  return { given, layer };
}

describe("a drag of a layer", () => {
  it("goes as far as the pointer and holds on to a stop within 8 pixels", () => {
    const { given, layer } = start([{ centre: 0, line: 0 }]);
    const gesture = moveGesture(given, 1);
    expect(gesture.move({ x: 80, y: 125 }, held, nowhere)).toEqual({ x: null, y: null });
    expect(layer()).toMatchObject({ x: 70, y: 120 });
    expect(gesture.move({ x: 17, y: 105 }, held, nowhere)).toEqual({ x: 0, y: null });
    expect(layer().x).toBe(0);
    gesture.move({ x: 17, y: 105 }, { ...held, free: true }, nowhere);
    expect(layer().x).toBe(7);
    gesture.move({ x: 19, y: 105 }, held, nowhere);
    expect(layer().x, "nine pixels are too far").toBe(9);
  });

  it("prefers the earlier stop to one that is hardly nearer", () => {
    const { given, layer } = start([
      { centre: 0, line: 0 },
      { centre: 0.4, line: 0.4 },
    ]);
    moveGesture(given, 1).move({ x: 14, y: 105 }, held, nowhere);
    expect(layer().x).toBe(0);
  });

  it("carries it onto the next piece, held where it was held, and back", () => {
    const { given, layer } = start([], ["front", "sleeve"]);
    const gesture = moveGesture(given, 1);
    gesture.move({ x: 340, y: 105 }, held, nowhere);
    expect(layer()).toMatchObject({ piece: "sleeve", x: 30, y: 100 });
    gesture.move({ x: 60, y: 110 }, held, nowhere);
    expect(layer()).toMatchObject({ piece: "front", x: 50, y: 105 });
  });

  it("stays on its piece when it has to", () => {
    const { given, layer } = start();
    moveGesture(given, 1).move({ x: 340, y: 105 }, held, nowhere);
    expect(layer()).toMatchObject({ piece: "front", x: 330 });
  });
});

describe("turning and scaling", () => {
  it("settles on steps of 15° with the magnet, on upright nearby, on nothing when free", () => {
    expect(settleTurn(37, true, false)).toBe(30);
    expect(settleTurn(-172, true, false)).toBe(-165);
    expect(settleTurn(91.5, false, false)).toBe(90);
    expect(settleTurn(91.5, false, true)).toBe(91.5);
    expect(settleTurn(270, false, false)).toBe(-90);
  });

  it("follow the pointer round the frame's centre", () => {
    const turning = start();
    rotateGesture({ ...turning.given, pointer: { x: 40, y: 50 } }).move(
      { x: 90, y: 100 },
      held,
      nowhere,
    );
    expect(turning.layer().rotation).toBe(90);
    const scaling = start();
    scaleGesture({ ...scaling.given, pointer: { x: 100, y: 100 } }).move(
      { x: 130, y: 100 },
      held,
      nowhere,
    );
    expect(scaling.layer()).toMatchObject({ size: 45, x: 40, y: 100 });
  });
});
