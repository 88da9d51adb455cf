import type { RaceFix, RaceMark } from "@holeshot/artwork";
import { useEditor, useEditorState } from "../../../../editor/model/editor-context.ts";
import { useFormat } from "../../../../lib/format.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { linkClass } from "../../../../ui/button-class.ts";
import { toast } from "../../../../ui/toast-store.ts";
import { useOpenDesign } from "../../design-context.ts";
import { useShowLayer } from "../../findings/use-show-layer.ts";
import { useLayerName } from "../../layers/use-layer-name.ts";

/** A number or sponsor: where it stands, how large, how much of it is seen, and what would help. */
export function MarkRow({ mark }: { mark: RaceMark }) {
  const t = useT();
  const { number, percent } = useFormat();
  const { store } = useEditor();
  const { set } = useOpenDesign();
  const show = useShowLayer();
  const nameOf = useLayerName();
  const layer = useEditorState(({ editing }) =>
    editing.document.products[mark.product]?.layers.find(({ id }) => id === mark.layer),
  );
  if (!layer) return null;
  const product = set.products.find(({ id }) => id === mark.product);
  const piece = product?.pieces.find(({ id }) => id === mark.piece)?.name ?? mark.piece;
  const name = nameOf(layer);

  function mend(fix: RaceFix): void {
    if (!store.run(fix.command)) return;
    toast(t("race.mended", { name }), "ok", { label: t("app.undo"), onPress: store.undo });
  }

  return (
    <li className="border-t border-line-2 py-2 first:border-t-0">
      <button
        type="button"
        className={`${linkClass} block max-w-full truncate text-left type-small`}
        onClick={() => show(mark)}
      >
        {name}
      </button>
      <p className="type-label text-mute">
        {t("race.mark", {
          product: product?.name ?? mark.product,
          piece,
          width: number(Math.round(mark.width)),
          height: number(Math.round(mark.height)),
        })}
      </p>
      <p className={`type-label ${mark.visible < 0.75 ? "font-semibold text-err" : "text-mute"}`}>
        {t("race.visible", { share: percent(mark.visible) })}
        {mark.sample && `, ${t("race.sample")}`}
      </p>
      {mark.fixes.map((fix) => (
        <Button
          key={fix.what}
          size="sm"
          variant="second"
          className="mt-1.5"
          onClick={() => mend(fix)}
        >
          {fixText(fix)}
        </Button>
      ))}
    </li>
  );

  function fixText({ what, command }: RaceFix): string {
    if (command.type === "move_layers") {
      const mm = number(Math.abs(Math.round(command.dy)));
      return t(command.dy < 0 ? "race.fix.up" : "race.fix.down", { mm });
    }
    if (command.type === "scale_layers")
      return t("race.fix.larger", { share: percent(command.factor - 1) });
    return t(what === "outline" ? "race.fix.outline" : "race.fix.other");
  }
}
