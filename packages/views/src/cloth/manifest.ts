import type { ProductId, Side } from "@holeshot/garments";
import type { ClothSide } from "./cloth-side.ts";
import type { Figure } from "./figure.ts";

/** A garment as the atelier draped it. */
export interface Drape {
  readonly product: ProductId;
  readonly size: string;
  /** The choices it was drafted with; those not named are the garment's own. */
  readonly options: Readonly<Record<string, string>>;
  /** Names the pattern it was draped from; it changes whenever the pieces do. */
  readonly pattern: string;
  /** Name of the model's file. */
  readonly model: string;
  readonly sides: Readonly<Record<Side, ClothSide>>;
  /** How it hangs in other cuts: the file that tells it, and the pattern of each by option and value. */
  readonly alterations?: {
    readonly file: string;
    readonly cuts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  /** How a rider wears it, a top over his pants and pants creased: the file that tells it. Left out where he wears it as it was draped. */
  readonly worn?: string;
}

/** What the atelier has made, by name. */
export interface ClothManifest {
  readonly format: 1;
  readonly drapes: Readonly<Record<string, Drape>>;
  /** Riders that wear drapes together, by the name of the top they wear. */
  readonly figures?: Readonly<Record<string, Figure>>;
}

/** Takes the manifest of `catalogue/cloth`, our own file. Throws `RangeError` when it is of another format. */
export function clothManifest(json: unknown): ClothManifest {
  const manifest = json as Partial<ClothManifest> | null;
  if (manifest?.format !== 1 || typeof manifest.drapes !== "object") {
    throw new RangeError("This is no list of draped garments");
  }
  return manifest as ClothManifest;
}
