import type { Garment, Notch, Piece, Seam } from "../garment.ts";

/** A seam of a draft, with the places where both edges are marked to be matched. */
export interface SeamDraft extends Seam {
  readonly notches?: readonly { readonly at: number; readonly marks: 1 | 2 }[];
}

/** Completes a garment: every notch of a seam is cut into both its edges at equal share of their lengths. */
export function assemble(
  draft: Omit<Garment, "seams"> & { readonly seams: readonly SeamDraft[] },
): Garment {
  const notches = new Map<string, Notch[]>();
  const add = (piece: string, notch: Notch) => {
    notches.set(piece, [...(notches.get(piece) ?? []), notch]);
  };
  for (const seam of draft.seams) {
    for (const { at, marks } of seam.notches ?? []) {
      add(seam.a.piece, { edge: seam.a.edge, at, marks });
      // Paired edges run in opposite directions.
      add(seam.b.piece, { edge: seam.b.edge, at: 1 - at, marks });
    }
  }
  return {
    product: draft.product,
    pattern: draft.pattern,
    size: draft.size,
    pieces: draft.pieces.map((piece): Piece => ({
      ...piece,
      notches: notches.get(piece.id) ?? [],
    })),
    seams: draft.seams.map(({ a, b, ease, stretch, reason }) => ({ a, b, ease, stretch, reason })),
  };
}

/** A seam of equal lengths, or with `ease` mm more on the first edge. Edges are written `piece.edge`. */
export function seam(
  a: string,
  b: string,
  reason: string,
  more: { ease?: number; stretch?: number; notches?: SeamDraft["notches"] } = {},
): SeamDraft {
  const { ease = 0, stretch = 1, notches } = more;
  return { a: ref(a), b: ref(b), ease, stretch, reason, ...(notches ? { notches } : {}) };
}

function ref(text: string): { piece: string; edge: string } {
  const [piece = "", edge = ""] = text.split(".");
  return { piece, edge };
}
