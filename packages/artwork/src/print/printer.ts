/** What is drawn over the artwork for those who cut and sew, each on a layer of its own. */
export const markKinds = ["cut", "hole", "seam", "notch", "grain", "placement", "label"] as const;

export type MarkKind = (typeof markKinds)[number];

/** Marks that are drawn on a file of a kind, and what a press prints that does not know their inks. */
export type Marks =
  /** All of them, in colours that are easily told apart: a pattern. */
  | "all"
  /** What a cutter follows, the label and dots to find the place by: a press that does not know the cutter's inks leaves them out. */
  | "cutter";

const cutterKinds: readonly MarkKind[] = ["cut", "hole", "notch", "label"];

/** The kinds of marks on a file; a piece without holes has no ink for them. */
export function marksOn(marks: Marks, holes: boolean): readonly MarkKind[] {
  const kinds = marks === "all" ? markKinds : cutterKinds;
  return holes ? kinds : kinds.filter((kind) => kind !== "hole");
}

/** What a print shop wants: one entry of its settings. */
export interface Printer {
  readonly id: string;
  /** Process colours of the artwork. Pictures of pixels stay RGB in both: only the press knows its own inks. */
  readonly colour: "rgb" | "cmyk";
  /** How far ink goes beyond the cut line, mm. */
  readonly bleed: number;
  /** The spot colours' names that the shop's cutter and RIP listen to. */
  readonly inks: Readonly<Record<MarkKind, string>>;
}
