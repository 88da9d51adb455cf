import { type ColourLayer, fillPatterns } from "@holeshot/design";
import { ZoneFace } from "../../panels/zone/ZoneFace.tsx";
import type { LayerRow } from "../layer-facts.ts";

/** Its pattern or the way its colours run, and the zone in small. */
export const colourRow: LayerRow<ColourLayer> = {
  detail: ({ fill, gradient }, { t }) => {
    if (fill) {
      const known = fillPatterns.find((each) => each === fill.pattern);
      return known === undefined ? "" : t(`editor.pattern.${known}`);
    }
    return gradient
      ? t("editor.layer.gradient_detail", { direction: t(`gradient.${gradient.direction}`) })
      : t("editor.layer.colour_detail");
  },
  thumb: ({ primary, gradient, fill }) => (
    <ZoneFace
      primary={primary}
      gradient={gradient}
      fill={fill ?? null}
      className="size-full rounded-chip"
    />
  ),
};
