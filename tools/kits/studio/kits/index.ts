import type { Kit } from "../kit.ts";
import { ridgeline } from "./ridgeline.ts";
import { thicket } from "./thicket.ts";
import { bengal } from "./bengal.ts";
import { drybrush } from "./drybrush.ts";

/** The kits that the studio draws. */
export const studioKits: readonly Kit[] = [ridgeline, thicket, bengal, drybrush];
