import type { SewingRule } from "../../sewing/sewing-step.ts";

/** Three stitches to the centimetre: more would perforate the palm. */
const glove = { stitches: [301], perCm: 3 } as const;

/** How a glove is sewn, in the order of work. */
export const gloveRules: readonly SewingRule[] = [
  // A reinforcement first: pads are sewn through it.
  { id: "patches", ...glove, parts: /^palm_patch$/ },
  { id: "palmPads", ...glove, inner: ["palmPads"] },
  { id: "fingerChannels", ...glove, inner: ["fingerChannels"] },
  { id: "touch", ...glove, parts: /^touch_/ },
  { id: "strap", ...glove, parts: /^tab$/ },
  { id: "thumbs", ...glove, seams: /=thumb\.base/ },
  { id: "tips", ...glove, seams: /^fourchette_\w+\.to=fourchette/ },
  { id: "backFingers", ...glove, seams: /^(?:back|thumb)\.\w+=fourchette/ },
  { id: "palmFingers", ...glove, seams: /^palm\.\w+=fourchette/ },
  { id: "closeCuffs", ...glove, seams: /^cuff\.end_/ },
  { id: "hems", ...glove, edges: /^cuff\.hem$/ },
  { id: "gloveCuffs", ...glove, seams: /^(?!cuff\.).*=cuff\./ },
];
