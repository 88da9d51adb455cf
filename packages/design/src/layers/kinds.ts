import { colourShape } from "./colour/shape.ts";
import { imageShape } from "./image/shape.ts";
import { textShape } from "./text/shape.ts";

/** Every kind of layer there is, and what a document holds of each: the one list of them. */
export const layerShapes = { colour: colourShape, text: textShape, image: imageShape } as const;

/** What a layer is. Whoever answers by kind does it in a record of these, so that a new one shows each gap. */
export type LayerKind = keyof typeof layerShapes;

/** The same as a list. */
export const layerKinds = Object.keys(layerShapes) as readonly LayerKind[];
