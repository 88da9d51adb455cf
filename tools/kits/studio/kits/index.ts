import type { Kit } from "../kit.ts";
import { bandera } from "./bandera.ts";
import { bengal } from "./bengal.ts";
import { botanica } from "./botanica.ts";
import { delta } from "./delta.ts";
import { drybrush } from "./drybrush.ts";
import { monolith } from "./monolith.ts";
import { ridgeline } from "./ridgeline.ts";
import { staticKit } from "./static.ts";
import { thicket } from "./thicket.ts";

/** The kits that the studio draws. */
export const studioKits: readonly Kit[] = [
  ridgeline,
  thicket,
  bengal,
  drybrush,
  bandera,
  staticKit,
  delta,
  monolith,
  botanica,
];
