import type { Finding, FindingCode } from "@holeshot/artwork";
import {
  type Command,
  isLettering,
  isPlaced,
  type Layer,
  measureOf,
  type TextStyle,
} from "@holeshot/design";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useOpenDesign } from "../design-context.ts";
import { useLayerName } from "../layers/use-layer-name.ts";

type OneOf<T extends Command["type"]> = Extract<Command, { readonly type: T }>;

function part<T extends Command["type"]>(fix: readonly Command[], type: T): OneOf<T> | undefined {
  return fix.find((command): command is OneOf<T> => command.type === type);
}

const typed: ReadonlySet<string> = new Set<FindingCode>([
  "unfilled_name",
  "unfilled_number",
  "text_too_long",
  "missing_character",
]);
const gone: ReadonlySet<string> = new Set<FindingCode>(["missing_picture", "missing_piece"]);

/** What the press on a finding runs: its fix, or what is left to do with a layer that has nothing to show. */
export function fixOf({ code, product, layer, fix }: Finding): readonly Command[] {
  if (fix.length > 0 || !gone.has(code)) return fix;
  return [{ type: "remove_layers", product, layers: [layer] }];
}

function recolours({ stroke, strokes, shadow }: TextStyle, layer: Layer): boolean {
  if (shadow || !isLettering(layer)) return true;
  const own = [layer.stroke, ...(layer.strokes ?? [])];
  const next = [stroke ?? layer.stroke, ...(strokes ?? layer.strokes ?? [])];
  return next.some(({ colour }, at) => colour !== own[at]?.colour);
}

/** What the button of a finding says it will do, with its number. */
export function useFixWords(): (finding: Finding, layer: Layer) => string {
  const t = useT();
  const { number } = useFormat();
  const { set } = useOpenDesign();
  const nameOf = useLayerName();

  return (finding, layer) => {
    const fix = fixOf(finding);
    const scaled = part(fix, "scale_layers");
    const moved = part(fix, "move_layers");
    const styled = part(fix, "style_text")?.style;
    if (scaled && isPlaced(layer)) {
      const size = measureOf(layer) * scaled.factor;
      const said = { size: number(size < 20 ? Math.round(size * 10) / 10 : Math.round(size)) };
      return moved ? t("finding.fix.centre", said) : t("finding.fix.shrink", said);
    }
    if (moved) {
      const distance = number(Math.max(1, Math.round(Math.hypot(moved.dx, moved.dy))));
      return t("finding.fix.move", { distance });
    }
    if (styled?.font !== undefined) {
      const font = set.fonts.find(({ id }) => id === styled.font)?.name ?? styled.font;
      return t("finding.fix.font", { font });
    }
    // Thinner it is said as any width is; what is recoloured may be the outline, the shadow or both.
    if (finding.code === "closed_letters" && styled && recolours(styled, layer))
      return t("finding.fix.other_colour");
    if (styled?.stroke) {
      const width = number(styled.stroke.width);
      const had = isLettering(layer) && layer.stroke.enabled && layer.stroke.width > 0;
      const same = had && layer.stroke.colour === styled.stroke.colour;
      return t(same ? "finding.fix.widen" : "finding.fix.outline", { width });
    }
    if (part(fix, "remove_layers")) return t("editor.layer.delete_named", { name: nameOf(layer) });
    if (finding.code === "sample_left") return t("samples.fill_in");
    if (typed.has(finding.code)) return t("finding.fix.type");
    return t("finding.fix.show", { name: nameOf(layer) });
  };
}
