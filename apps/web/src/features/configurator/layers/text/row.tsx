import { isSample, type TextLayer } from "@holeshot/design";
import { contrasting } from "../../panels/colour/contrasting.ts";
import type { LayerRow } from "../layer-facts.ts";

/** Its face or its role, its size, its first letters. */
export const textRow: LayerRow<TextLayer> = {
  detail: (layer, { t, number, set }) => {
    const font = set.fonts.find(({ id }) => id === layer.font)?.name ?? "";
    const known = layer.role === undefined ? font : t(`editor.text.role_${layer.role}`);
    const kind = isSample(layer) ? t("samples.mark") : known;
    return t("editor.layer.text_detail", { kind, size: number(Math.round(layer.size)) });
  },
  thumb: ({ text, colour }) => (
    <span
      className="flex size-full items-center justify-center type-label font-bold"
      style={{ color: colour, background: contrasting(colour) }}
    >
      {text.trim().slice(0, 2)}
    </span>
  ),
};
