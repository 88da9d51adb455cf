import type { FillPattern } from "@holeshot/design";
import type { SceneItem } from "../scene.ts";
import { checker } from "./checker.ts";
import { halftone } from "./halftone.ts";
import { hatch } from "./hatch.ts";
import type { PatternArea } from "./pattern-area.ts";
import { shards } from "./shards.ts";
import { topographic } from "./topographic.ts";

const rules: Readonly<Record<FillPattern, (area: PatternArea) => SceneItem[]>> = {
  halftone,
  checker,
  topographic,
  shards,
  hatch,
};

/** Draws a pattern fill by its rule; a rule this program does not have draws nothing. */
export function patternItems(area: PatternArea): SceneItem[] {
  const rule = Object.hasOwn(rules, area.fill.pattern)
    ? rules[area.fill.pattern as FillPattern]
    : undefined;
  return rule ? rule(area) : [];
}
