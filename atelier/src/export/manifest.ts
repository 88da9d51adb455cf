import type { ProductId, Side } from "@holeshot/garments";
import type { Camera, Figure } from "@holeshot/views";

/** An ellipse in shares of the picture. */
export interface ContactShadow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ManifestSide {
  /** Metres, as the model. */
  readonly camera: Camera;
  readonly light: string;
  readonly shadow: ContactShadow;
}

/** How a drape hangs in other cuts: the file that tells it, and the pattern of each cut by option and value. */
export interface ManifestAlterations {
  readonly file: string;
  readonly cuts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ManifestDrape {
  readonly product: ProductId;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  /** Names the pattern it was draped from. */
  readonly pattern: string;
  readonly model: string;
  readonly strain: { readonly mean: number; readonly p98Away: number };
  readonly sides: Readonly<Record<Side, ManifestSide>>;
  readonly alterations?: ManifestAlterations;
  /** The file that tells how a rider wears it. */
  readonly worn?: string;
}

/** What lies in `catalogue/cloth`. */
export interface Manifest {
  readonly format: 1;
  readonly drapes: Readonly<Record<string, ManifestDrape>>;
  readonly figures?: Readonly<Record<string, Figure>>;
}
