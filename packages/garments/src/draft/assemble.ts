import type { Garment, Notch, Piece, Seam } from "../garment.ts";

/** A place where a seam's edges are marked to be matched, as a share of edge `a` from its start. */
export interface Match {
  readonly at: number;
  /** One at the front, two at the back. */
  readonly marks: 1 | 2;
  /** Only this edge is marked: it meets the end of the other, which needs no mark. */
  readonly on?: "a" | "b";
}

/** A seam of a draft, with the places where both edges are marked to be matched. */
export interface SeamDraft extends Seam {
  readonly notches?: readonly Match[];
}

/** Matches of a seam of the left side as they are on the given side, where edges run the other way. */
export function onSide(side: string, matches: readonly Match[]): Match[] {
  return matches.map((match) => (side === "left" ? match : { ...match, at: 1 - match.at }));
}

/** Completes a garment: every notch of a seam is cut into both its edges at equal share of their lengths, or into one where the other ends. */
export function assemble(
  draft: Omit<Garment, "seams"> & { readonly seams: readonly SeamDraft[] },
): Garment {
  const notches = new Map<string, Notch[]>();
  const add = (piece: string, notch: Notch) => {
    notches.set(piece, [...(notches.get(piece) ?? []), notch]);
  };
  for (const seam of draft.seams) {
    for (const { at, marks, on } of seam.notches ?? []) {
      if (on !== "b") add(seam.a.piece, { edge: seam.a.edge, at, marks });
      // Paired edges run in opposite directions.
      if (on !== "a") add(seam.b.piece, { edge: seam.b.edge, at: 1 - at, marks });
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
