export type {
  ColourLayer,
  Crop,
  DesignDocument,
  Gradient,
  GradientDirection,
  HexColour,
  ImageLayer,
  ImageSource,
  Layer,
  LayerBase,
  Outline,
  PatternFill,
  Placement,
  ProductDesign,
  TextCurve,
  TextLayer,
  TextShadow,
} from "./document.ts";
export { emptyDocument } from "./empty-document.ts";
export type { EmptySet } from "./empty-document.ts";
export { documentJsonSchema } from "./json-schema.ts";
export { currentPattern, currentSchema, designLimits, fillPatterns } from "./limits.ts";
export type { FillPattern } from "./limits.ts";
export { migrateDocument, migrations } from "./migrations.ts";
export type { Migrated, Migration } from "./migrations.ts";
export { parseDocument } from "./parse.ts";
export type { Parsed } from "./parse.ts";
export { hasPixelImages } from "./pixel-images.ts";
export type { DesignProblem, DesignProblemCode } from "./problems.ts";
export { checkReferences, imageSources } from "./references.ts";
export type { CatalogueLookup } from "./references.ts";
export { documentSchema, layerSchema } from "./schema.ts";
