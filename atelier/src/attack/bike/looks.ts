import type { Sheen } from "../../light/sheen.ts";

/** A colour, and how broadly and strongly it shines. */
interface Look {
  readonly colour: string;
  readonly sheen: Sheen;
}

const satin: Sheen = { strength: 0.1, power: 16, rim: 0, mirror: { share: 0.045, soft: 0.2 } };
const metal: Sheen = { strength: 0.14, power: 20, rim: 0, mirror: { share: 0.25, soft: 0.3 } };
const rubber: Sheen = { strength: 0.09, power: 12 };
const dull: Sheen = { strength: 0.06, power: 8 };

/**
 * White and greys that tell plastics, metal and rubber apart in the dark. Parts that end on a zone take that zone's colour from the
 * rider's kit in home's picture, where a team's bike wears what its riders do.
 */
export const bikeLooks: Readonly<Record<string, Look>> = {
  number_plate: { colour: "#eceef0", sheen: satin },
  plate_number_figure: { colour: "#0f1013", sheen: dull },
  plate_word_figure: { colour: "#0f1013", sheen: dull },
  plate_rim_block: { colour: "#8d9199", sheen: satin },
  fender_block: { colour: "#2a2c31", sheen: satin },
  fender_accent: { colour: "#8d9199", sheen: satin },
  fender_accent2: { colour: "#6b7078", sheen: satin },
  front_fender: { colour: "#e2e4e7", sheen: satin },
  rear_fender_block: { colour: "#2a2c31", sheen: satin },
  shrouds: { colour: "#e2e4e7", sheen: satin },
  shroud_block: { colour: "#2a2c31", sheen: satin },
  shroud_accent: { colour: "#8d9199", sheen: satin },
  shroud_accent2: { colour: "#6b7078", sheen: satin },
  shroud_vents: { colour: "#1d1f23", sheen: satin },
  side_plates: { colour: "#e2e4e7", sheen: satin },
  side_number_figure: { colour: "#0f1013", sheen: dull },
  fork_guards: { colour: "#d3d6da", sheen: satin },
  tank: { colour: "#17181b", sheen: satin },
  tank_cap: { colour: "#6b7078", sheen: metal },
  seat: { colour: "#17181b", sheen: dull },
  airbox: { colour: "#0f1012", sheen: dull },
  fork_tubes: { colour: "#3b3e44", sheen: metal },
  fork_legs: { colour: "#a6aab2", sheen: metal },
  fork_clamps: { colour: "#7a7f88", sheen: metal },
  headstock: { colour: "#6b7078", sheen: metal },
  caliper: { colour: "#4a4e56", sheen: metal },
  fork_bolts: { colour: "#b4b8bf", sheen: metal },
  fork_band_block: { colour: "#2a2c31", sheen: satin },
  fork_band_accent: { colour: "#8d9199", sheen: satin },
  fork_guard_block: { colour: "#2a2c31", sheen: satin },
  fork_guard_accent: { colour: "#8d9199", sheen: satin },
  launch_accent2: { colour: "#6b7078", sheen: metal },
  louvres: { colour: "#202226", sheen: satin },
  shroud_screws: { colour: "#9a9ea6", sheen: metal },
  tank_breather: { colour: "#26282d", sheen: rubber },
  cables: { colour: "#1b1c20", sheen: rubber },
  brake_hose: { colour: "#3c3f46", sheen: { ...satin, power: 20 } },
  perches: { colour: "#2f3238", sheen: metal },
  hose: { colour: "#26282d", sheen: rubber },
  front_tyre: { colour: "#232529", sheen: rubber },
  rear_tyre: { colour: "#232529", sheen: rubber },
  front_rim: { colour: "#1d1f23", sheen: metal },
  rear_rim: { colour: "#1d1f23", sheen: metal },
  front_spokes: { colour: "#9a9ea6", sheen: metal },
  rear_spokes: { colour: "#9a9ea6", sheen: metal },
  front_hub: { colour: "#6b7078", sheen: metal },
  rear_hub: { colour: "#6b7078", sheen: metal },
  front_disc: { colour: "#8d9199", sheen: metal },
  radiators: { colour: "#5b5f66", sheen: metal },
  engine: { colour: "#4a4d54", sheen: metal },
  engine_covers: { colour: "#7a7d84", sheen: metal },
  barrel: { colour: "#55585f", sheen: metal },
  header: { colour: "#8f8a84", sheen: metal },
  frame: { colour: "#8b9098", sheen: metal },
  skid: { colour: "#1d1f23", sheen: satin },
  pegs: { colour: "#7d828b", sheen: metal },
  swingarm: { colour: "#83878f", sheen: satin },
  drive: { colour: "#777b83", sheen: metal },
};
