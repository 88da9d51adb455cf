import type { Kit } from "../kit.ts";
import { autoclave } from "./autoclave.ts";
import { bandera } from "./bandera.ts";
import { bengal } from "./bengal.ts";
import { blok } from "./blok.ts";
import { botanica } from "./botanica.ts";
import { boulevard } from "./boulevard-74.ts";
import { clubhouse } from "./clubhouse.ts";
import { cordon } from "./cordon.ts";
import { delta } from "./delta.ts";
import { drybrush } from "./drybrush.ts";
import { fjord } from "./fjord.ts";
import { fullHouse } from "./full-house.ts";
import { keel } from "./keel.ts";
import { monolith } from "./monolith.ts";
import { motley } from "./motley.ts";
import { oriflamme } from "./oriflamme.ts";
import { overdrive } from "./overdrive.ts";
import { pixelride } from "./pixelride.ts";
import { quartersKit } from "./quarters.ts";
import { ridgeline } from "./ridgeline.ts";
import { savanna } from "./savanna.ts";
import { splinter } from "./splinter.ts";
import { staticKit } from "./static.ts";
import { terrace } from "./terrace.ts";
import { thicket } from "./thicket.ts";
import { timberline } from "./timberline.ts";
import { whirl } from "./whirl.ts";
import { zapp } from "./zapp-92.ts";
import { ondine } from "./ondine.ts";
import { hotline } from "./hotline-88.ts";
import { meridian } from "./meridian.ts";
import { basalt } from "./basalt.ts";
import { ensign } from "./ensign.ts";
import { comet } from "./comet.ts";

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
  overdrive,
  boulevard,
  oriflamme,
  keel,
  savanna,
  pixelride,
  whirl,
  timberline,
  clubhouse,
  quartersKit,
  zapp,
  splinter,
  blok,
  autoclave,
  cordon,
  fjord,
  fullHouse,
  motley,
  terrace,
  ondine,
  hotline,
  meridian,
  basalt,
  ensign,
  comet,
];
