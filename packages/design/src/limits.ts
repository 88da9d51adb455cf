/** The schema this program writes. A document with a higher number is refused. */
export const currentSchema = 1;

/** The pattern (drafting rules) new documents are made on. */
export const currentPattern = 1;

/** Bounds of a document of schema 1. Lengths in mm, angles in degrees. */
export const designLimits = {
  documentBytes: 200 * 1024,
  products: 8,
  layersPerProduct: 60,
  propertiesPerProduct: 40,
  textCharacters: 80,
  textLines: 4,
  nameCharacters: 60,
  idCharacters: 64,
  /** Distance of a layer's centre from its piece's origin, either way. */
  position: 2000,
  rotation: 360,
  textSize: { min: 2, max: 600 },
  letterSpacing: { min: -50, max: 200 },
  outlineWidth: { min: 0, max: 60 },
  extraOutlines: 2,
  shadow: 100,
  arc: 180,
  wave: 60,
  imageWidth: { min: 1, max: 2000 },
  /** Smallest share of a picture that may be kept. */
  cropShare: 0.01,
  patternScale: { min: 0.5, max: 10 },
  patternColours: 4,
} as const;

/** Pattern rules that artwork can draw; the only names a fill may use. */
export const fillPatterns = ["halftone", "checker", "topographic", "shards", "hatch"] as const;

export type FillPattern = (typeof fillPatterns)[number];
