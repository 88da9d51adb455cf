import { fillPatterns, isSample, type Layer } from "@holeshot/design";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useOpenDesign, useTemplate } from "../design-context.ts";

/** What a layer is called and what it is, in a few words. */
export function useLayerWords(layer: Layer): { readonly name: string; readonly detail: string } {
  const t = useT();
  const { number } = useFormat();
  const { set } = useOpenDesign();
  const name = useLayerName()(layer);
  const patternWord = (pattern: string): string | undefined => {
    const known = fillPatterns.find((each) => each === pattern);
    return known && t(`editor.pattern.${known}`);
  };
  if (layer.kind === "text") {
    const font = set.fonts.find(({ id }) => id === layer.font)?.name ?? "";
    const known = layer.role === undefined ? font : t(`editor.text.role_${layer.role}`);
    const kind = isSample(layer) ? t("samples.mark") : known;
    const detail = t("editor.layer.text_detail", { kind, size: number(Math.round(layer.size)) });
    return { name, detail };
  }
  if (layer.kind === "image") {
    const width = number(Math.round(layer.width));
    return { name, detail: t("editor.layer.image_detail", { width }) };
  }
  if (layer.fill) return { name, detail: patternWord(layer.fill.pattern) ?? "" };
  const detail = layer.gradient
    ? t("editor.layer.gradient_detail", { direction: t(`gradient.${layer.gradient.direction}`) })
    : t("editor.layer.colour_detail");
  return { name, detail };
}

/** A layer's name alone. */
export function useLayerName(): (layer: Layer) => string {
  const t = useT();
  const template = useTemplate();
  return (layer) => {
    if (layer.name !== undefined) return layer.name;
    if (layer.kind === "text") {
      if (layer.text.trim() !== "") return layer.text;
      return t(
        layer.role === undefined ? "editor.layer.empty" : `editor.layer.empty_${layer.role}`,
      );
    }
    if (layer.kind === "image") return t("editor.panel.images");
    return template?.zones.find(({ id }) => id === layer.zone)?.name ?? layer.zone;
  };
}
