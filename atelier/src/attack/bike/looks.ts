import type { Sheen } from "../../light/shade.ts";

/** A colour, and how broadly and strongly it shines. */
interface Look {
  readonly colour: string;
  readonly sheen: Sheen;
}

const satin: Sheen = { strength: 0.1, power: 16, rim: 0, mirror: { share: 0.045, soft: 0.2 } };
const metal: Sheen = { strength: 0.14, power: 20, rim: 0, mirror: { share: 0.25, soft: 0.3 } };
const rubber: Sheen = { strength: 0.09, power: 12 };
const dull: Sheen = { strength: 0.06, power: 8 };

/** Neutral as the rider's other gear, white and greys that tell plastics, metal and rubber apart in the dark. */
export const bikeLooks: Readonly<Record<string, Look>> = {
  number_plate: { colour: "#c3c6cc", sheen: satin },
  plate_number: { colour: "#0f1013", sheen: dull },
  front_fender: { colour: "#c3c6cc", sheen: satin },
  rear_fender: { colour: "#c3c6cc", sheen: satin },
  shrouds: { colour: "#565a63", sheen: satin },
  shroud_mark: { colour: "#c3c6cc", sheen: satin },
  shroud_vents: { colour: "#393c42", sheen: satin },
  side_plates: { colour: "#c3c6cc", sheen: satin },
  fork_guards: { colour: "#b9bdc3", sheen: satin },
  tank: { colour: "#25272c", sheen: satin },
  tank_cap: { colour: "#6b7078", sheen: metal },
  seat: { colour: "#202226", sheen: dull },
  airbox: { colour: "#141518", sheen: dull },
  fork_tubes: { colour: "#50545c", sheen: metal },
  fork_legs: { colour: "#a6aab2", sheen: metal },
  fork_clamps: { colour: "#7a7f88", sheen: metal },
  headstock: { colour: "#5e636c", sheen: satin },
  caliper: { colour: "#4a4e56", sheen: metal },
  hose: { colour: "#26282d", sheen: rubber },
  front_tyre: { colour: "#232529", sheen: rubber },
  rear_tyre: { colour: "#232529", sheen: rubber },
  front_rim: { colour: "#34373d", sheen: metal },
  rear_rim: { colour: "#34373d", sheen: metal },
  front_spokes: { colour: "#9a9ea6", sheen: metal },
  rear_spokes: { colour: "#9a9ea6", sheen: metal },
  front_hub: { colour: "#6b7078", sheen: metal },
  rear_hub: { colour: "#6b7078", sheen: metal },
  front_disc: { colour: "#8d9199", sheen: metal },
  radiators: { colour: "#33363c", sheen: satin },
  engine: { colour: "#3a3d43", sheen: satin },
  engine_covers: { colour: "#565a62", sheen: metal },
  barrel: { colour: "#4a4d54", sheen: satin },
  header: { colour: "#77787c", sheen: metal },
  frame: { colour: "#4a4d54", sheen: satin },
  skid: { colour: "#2a2c31", sheen: satin },
  pegs: { colour: "#7d828b", sheen: metal },
  swingarm: { colour: "#666a73", sheen: satin },
  drive: { colour: "#777b83", sheen: metal },
};
