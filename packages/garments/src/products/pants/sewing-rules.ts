import type { SewingRule } from "../../sewing/sewing-step.ts";

/** Woven seams are locked first and then overlocked; what stretches is overlocked alone. */
const woven = { stitches: [301, 504], perCm: 4 } as const;
const stretchy = { stitches: [504], perCm: 5 } as const;
const locked = { stitches: [301], perCm: 4 } as const;

/** How pants are sewn, in the order of work. */
export const pantsRules: readonly SewingRule[] = [
  { id: "quilting", ...locked, inner: ["quilting", "stretchRibs"] },
  { id: "pockets", ...locked, parts: /^pocket$/ },
  { id: "innerPocket", ...locked, parts: /^inner_pocket$/ },
  { id: "patches", ...locked, parts: /^knee_guard$/ },
  { id: "kneeStretch", ...stretchy, seams: /^(?:thigh\.knee_stretch|knee_stretch\.bottom)=/ },
  { id: "kneePanel", ...woven, seams: /^knee\.bottom=/ },
  { id: "fly", ...locked, seams: /\.fly=/, inner: ["flyRows"] },
  { id: "frontCrotch", ...woven, seams: /\.crotch=/ },
  { id: "centreBack", ...woven, seams: /^yoke\.centre=/ },
  { id: "yokes", ...stretchy, seams: /^yoke\.bottom=/ },
  { id: "backLegs", ...stretchy, seams: /^back_leg\.top=/ },
  { id: "seat", ...woven, seams: /\.seat=/ },
  { id: "leather", ...locked, seams: /=calf\./ },
  { id: "outseams", ...woven, seams: /^(?:thigh|knee_stretch|knee|shin)\.outer/ },
  { id: "inseams", ...woven, seams: /\.inner/ },
  { id: "closeAnkles", ...locked, seams: /^ankle\.end_/ },
  { id: "ankles", ...stretchy, seams: /\.hem=ankle\./ },
  { id: "hems", ...locked, edges: /\.hem$/ },
  { id: "waistband", ...woven, seams: /=waistband\./ },
  // Bartacks come last: at the fly, and where seams end that are pulled at.
  { id: "bandEnds", ...locked, edges: /^waistband\./, inner: ["bartacks"] },
];
