import type { ProductionStage } from "@holeshot/domain";
import type { DemoOrder } from "./place-order.ts";
import type { Progress } from "./move-order.ts";
import type { DemoProof } from "./proofs.ts";

/** When an order of the demonstration came in, and how far the shop's people have come with it. */
export interface Plan extends Progress {
  /** So many days ago, at this hour (UTC); today's are told in hours ago. */
  readonly came:
    | { readonly daysAgo: number; readonly hour: number }
    | { readonly hoursAgo: number };
  readonly payment: DemoOrder["payment"];
  readonly manualCheck?: boolean;
  /** What the designer sent a day later, and what was said to it the day after. */
  readonly proof?: DemoProof;
  /** For a small team, with the demonstration's code. */
  readonly team?: boolean;
}

const came = (daysAgo: number, hour: number) => ({ daysAgo, hour });
const invoice = { payment: "invoice", states: [] } as const;
const unpaid = { payment: "pay_now", states: [] } as const;
const left = { payment: "pay_now", states: ["cancelled"] } as const;
const made = { payment: "invoice", states: ["processing", "completed"] } as const;
const checked = { ...invoice, manualCheck: true } as const;
const at = (station: ProductionStage) =>
  ({ payment: "invoice", states: ["processing"], station }) as const;

/** Some orders of each kind: gone, being made at every station, waiting, to be checked, left and not paid yet. */
export const plans: readonly Plan[] = [
  { came: came(44, 18.4), ...made, team: true },
  { came: came(40, 20.9), ...left },
  { came: came(37, 10.2), ...made },
  { came: came(33, 19.6), ...made },
  { came: came(30, 14.1), ...made },
  { came: came(29, 21.3), ...left },
  { came: came(26, 9.5), ...made },
  // Promised in fifteen working days, and still at the sewing machines.
  { came: came(25, 17.8), ...at("sew") },
  { came: came(22, 12.3), ...at("check") },
  { came: came(20, 19.9), ...at("packed") },
  { came: came(19, 20.2), ...left },
  { came: came(16, 11.7), ...at("cut") },
  { came: came(12, 16.5), ...left },
  { came: came(11, 18.9), ...at("press") },
  {
    came: came(9, 10.8),
    ...checked,
    proof: {
      message:
        "Bonjour Chloé, nous avons relevé le numéro pour que le pli de la poitrine ne le coupe pas. Le reste est resté tel que tu l'as dessiné.",
      place: "Relevé de 12 mm. Cela te va ?",
      answer: "approved",
    },
  },
  { came: came(8, 20.4), ...invoice },
  { came: came(6, 19.2), ...at("print") },
  {
    came: came(5, 13.6),
    ...checked,
    proof: {
      message:
        "Hoi Jurre, je nummer zat te dicht op de naad; we hebben het iets naar boven gezet. Akkoord zo?",
      place: "12 mm hoger, vrij van de naad",
      answer: {
        wish: "Ziet er goed uit! Mag het nummer net zo groot als op mijn rug?",
        atPlace: "Graag nog iets groter",
      },
    },
  },
  {
    came: came(4, 9.1),
    ...invoice,
    hold: "The sponsor's logo is not the rider's own. Called on Friday.",
  },
  {
    came: came(4, 20.7),
    ...checked,
    proof: {
      message:
        "Hallo Matteo, die Startnummer haben wir etwas höher gesetzt, damit der Protektor sie nicht verdeckt. Schau bitte kurz, ob es dir so gefällt.",
      place: "12 mm höher, passt das?",
    },
  },
  { came: came(3, 19.4), ...left },
  { came: came(2, 12.9), ...checked },
  { came: came(2, 18.2), ...invoice },
  { came: came(1, 15.3), ...invoice },
  { came: came(1, 19.8), ...checked },
  { came: { hoursAgo: 17 }, ...unpaid },
  { came: { hoursAgo: 9 }, ...unpaid },
  { came: { hoursAgo: 5 }, ...unpaid },
  { came: { hoursAgo: 3 }, ...invoice },
  { came: { hoursAgo: 0.5 }, ...unpaid },
];
