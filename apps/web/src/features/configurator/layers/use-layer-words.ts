import type { Layer } from "@holeshot/design";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useOpenDesign, useTemplate } from "../design-context.ts";

/** What a layer is called and what it is, in a few words. */
export function useLayerWords(layer: Layer): { readonly name: string; readonly detail: string } {
  const t = useT();
  const { number } = useFormat();
  const { set } = useOpenDesign();
  const template = useTemplate();
  if (layer.kind === "text") {
    const font = set.fonts.find(({ id }) => id === layer.font)?.name ?? "";
    const kind = layer.role === undefined ? font : t(`editor.text.role_${layer.role}`);
    const detail = t("editor.layer.text_detail", { kind, size: number(Math.round(layer.size)) });
    return { name: layer.name ?? layer.text, detail };
  }
  if (layer.kind === "image") {
    const width = number(Math.round(layer.width));
    const name = layer.name ?? t("editor.panel.images");
    return { name, detail: t("editor.layer.image_detail", { width }) };
  }
  const zone = template?.zones.find(({ id }) => id === layer.zone);
  const detail = layer.gradient
    ? t("editor.layer.gradient_detail", { direction: t(`gradient.${layer.gradient.direction}`) })
    : t("editor.layer.colour_detail");
  return { name: layer.name ?? zone?.name ?? layer.zone, detail };
}
