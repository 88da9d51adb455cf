import type { Garment, Piece, ProductId } from "@holeshot/garments";
import type { Body } from "../mannequin/distance-grid.ts";
import type { Vector } from "../mannequin/vector.ts";
import type { ClothMaterials } from "../solve/cloth-material.ts";
import type { Motion } from "../solve/run-frame.ts";

/** Where a place of a piece (millimetres, y down) is before the cloth moves, cm. */
export type Placement = (x: number, y: number) => Vector;

/** The mannequin moves before a phase, and takes the cloth round its limbs along. */
export interface PoseChange {
  readonly body: Body;
  /** Where a particle of this piece goes. */
  readonly carry: (place: Vector, piece: string) => Vector;
}

export interface Phase extends Partial<Omit<Motion, "body">> {
  readonly name: string;
  readonly frames: number;
  readonly pose?: PoseChange;
  /** Edges (`piece.edge`) or pieces that are held from now on, or let go. */
  readonly pin?: readonly string[];
  readonly unpin?: readonly string[];
  /** Whatever lies there is held from now on: cloth that is tucked in. */
  readonly hold?: (place: Vector, piece: string) => boolean;
}

/** A girth of the mannequin beside the size table's, cm. */
export interface MeasuredGirth {
  readonly name: string;
  readonly wanted: number;
  readonly measured: number;
}

/** All that turns a garment into cloth on a mannequin. */
export interface Recipe {
  readonly product: ProductId;
  readonly size: string;
  readonly options: Readonly<Record<string, string>>;
  /** The garment as it is worn, its closures done up. */
  readonly prepare?: (garment: Garment) => Garment;
  /** Width of the triangles, mm. */
  readonly spacing: number;
  /** Random offset of the start that breaks the symmetry, cm. */
  readonly noise: number;
  /** g/cm² */
  readonly density: number;
  readonly materials: ClothMaterials;
  readonly body: Body;
  /** Step of the grid the body is sampled on, cm. */
  readonly bodyStep: number;
  readonly girths: readonly MeasuredGirth[];
  /** Seams where strain is not judged, within 60 mm: neck and armholes, or the fly. `piece.edge`. */
  readonly tightEdges: readonly string[];
  readonly place: (piece: Piece) => Placement;
  readonly phases: readonly Phase[];
  /** The way of the mannequin, cloth and all, from where its drape was left to where it is worn; not moved when left out. */
  readonly worn?: readonly WornStep[];
}

/** A step on the way to where a drape is worn, and how cloth moves from then on. */
export interface WornStep extends PoseChange {
  readonly motion: Partial<Omit<Motion, "body">>;
  readonly frames: number;
  /** Whatever lies there then is held from now on, and goes where it is carried. */
  readonly hold?: Phase["hold"];
}

/** Pieces knitted so that they rest at another size than they are cut. */
export function ribsOf({ materials }: Recipe): ReadonlySet<string> {
  return new Set(
    Object.entries(materials)
      .filter(([, material]) => material.rest !== undefined)
      .map(([piece]) => piece),
  );
}
