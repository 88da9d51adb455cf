import { documentShape, layerShape } from "./document-shape.ts";
import { schemaOf } from "./shape/shape-schema.ts";

/** A single layer of any kind, exactly as it is stored. */
export const layerSchema = schemaOf(layerShape);

/** Shape of a document of schema 1. */
export const documentSchema = schemaOf(documentShape);
