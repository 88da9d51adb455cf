import type { Finding } from "@holeshot/artwork";
import { fontsOf, isPlaced, type Layer, measureOf } from "@holeshot/design";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useOpenDesign } from "../design-context.ts";
import { useLayerName } from "../layers/use-layer-name.ts";

/** A finding's title, and one sentence with the layer, its place, the number and the limit. */
export function useFindingWords(): (
  finding: Finding,
  layer: Layer,
) => { readonly title: string; readonly text: string } {
  const t = useT();
  const { number } = useFormat();
  const { set } = useOpenDesign();
  const nameOf = useLayerName();

  return ({ code, product, params, fix }, layer) => {
    const on = set.products.find(({ id }) => id === product);
    const piece =
      (isPlaced(layer) && on?.pieces.find(({ id }) => id === layer.piece)?.name) ||
      (on?.name ?? "");
    const size = isPlaced(layer) ? number(Math.round(measureOf(layer))) : "";
    const faces = fontsOf([layer]);
    const font = set.fonts.find(({ id }) => faces.includes(id))?.name ?? "";
    const said = Object.fromEntries(
      Object.entries(params).map(([key, value]) => [
        key,
        typeof value === "number" ? number(Math.round(value * 10) / 10) : value,
      ]),
    );
    const words = { ...said, name: nameOf(layer), piece, size, font };
    // Sharp only at a size that nobody would see.
    const few = code === "poor_resolution" && fix.length === 0;
    return {
      title: t(`finding.title.${code}`),
      text: few ? t("finding.text.too_few_pixels", words) : t(`finding.text.${code}`, words),
    };
  };
}
