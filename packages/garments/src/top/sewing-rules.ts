import type { SewingRule } from "../sewing/sewing-step.ts";

/** How a jersey or a pit shirt is sewn, in the order of work. */
export const topRules: readonly SewingRule[] = [
  { id: "pads", stitches: [301], perCm: 4, parts: /^elbow_pad$/ },
  { id: "patches", stitches: [301], perCm: 4, parts: /^elbow$/ },
  { id: "placket", stitches: [301], perCm: 4, parts: /^placket$/ },
  { id: "shoulders", stitches: [504], perCm: 5, seams: /^front\.shoulder=/ },
  { id: "closeCollar", stitches: [301], perCm: 4, seams: /^collar\.end=/, edges: /^collar\.end$/ },
  { id: "collar", stitches: [504], perCm: 5, seams: /^(?:front|back)\.neck=/ },
  { id: "sleeves", stitches: [504], perCm: 5, seams: /^sleeve\.cap_/ },
  { id: "sides", stitches: [504], perCm: 5, seams: /^(?:front\.side|sleeve\.underarm_front)=/ },
  { id: "closeCuffs", stitches: [301], perCm: 4, seams: /^cuff\.end_/ },
  { id: "cuffs", stitches: [504], perCm: 5, seams: /^sleeve\.cuff=/ },
  { id: "hems", stitches: [406], perCm: 4, edges: /^(?:(?:front|back)\.hem|sleeve\.cuff)$/ },
  { id: "grips", stitches: [301], perCm: 4, parts: /^grip_/ },
];
