import { IconMessagePlus, IconMessages } from "@tabler/icons-react";
import { isPlaced } from "@holeshot/design";
import { useEffect } from "react";
import { useEditor, useSelectedLayer } from "../../../editor/model/editor-context.ts";
import { layerBox, shownParts } from "../../../editor/stage/frame/layer-box.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import type { MenuItem } from "../../../ui/menu-types.ts";
import { sideOf } from "../panels/new-layer.ts";
import { type Remark, setRemarks, useRemarks } from "./remarks.ts";

const button =
  "inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 type-small font-semibold hover:bg-ink-4 aria-pressed:bg-paper aria-pressed:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** Says something at a place, where the cloth is pressed or the chosen layer lies; and finds what was said. */
export function RemarkTools() {
  const t = useT();
  const editor = useEditor();
  const { store } = editor;
  const { list, placing } = useRemarks();
  const chosen = useSelectedLayer();
  const layer = chosen && isPlaced(chosen) ? chosen : null;

  useEffect(() => {
    if (!placing) return undefined;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setRemarks({ placing: false });
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [placing]);

  function begin(): void {
    const { product, look, whole } = store.state();
    // Where the garment turns freely, a place has no fixed spot to press.
    if (look === "free" || whole) store.show({ product, look: "worn", whole: false });
    const box = layer && layerBox(layer, shownParts(editor));
    // For who has no pointer, and as a rule what is spoken of is chosen.
    const draft = box && { product, piece: box.piece, x: tenth(box.x), y: tenth(box.y) };
    setRemarks(draft ? { draft, open: null, placing: false } : { placing: !placing, open: null });
  }

  function show({ id, place }: Remark): void {
    const { product, piece } = place;
    store.show({ product, look: "worn", whole: false });
    store.show({ side: sideOf(product, piece, store.state().side) });
    setRemarks({ open: id, draft: null, placing: false });
  }

  const items: readonly MenuItem[] = list.map((remark, at) => ({
    id: remark.id,
    label: `${at + 1}. ${remark.text.slice(0, 60)}${remark.resolved ? ` (${t("together.resolved")})` : ""}`,
    onSelect: () => show(remark),
  }));

  return (
    <div className="ml-auto flex shrink-0 items-center gap-0.5">
      <span
        role="status"
        className="mr-2 type-small max-md:fixed max-md:inset-x-0 max-md:top-11 max-md:z-20 max-md:mr-0 max-md:bg-ink-3 max-md:not-empty:px-4 max-md:not-empty:py-2"
      >
        {placing ? t("together.press_cloth") : ""}
      </span>
      <button
        type="button"
        aria-pressed={placing}
        data-remark-tool
        aria-label={layer ? t("together.comment_layer") : t("together.comment")}
        data-tooltip={layer ? t("together.comment_layer") : t("together.comment")}
        className={button}
        onClick={begin}
      >
        <Icon of={IconMessagePlus} size={18} />
      </button>
      {list.length > 0 && (
        <Menu
          label={t("together.comments", { count: list.length })}
          items={items}
          tooltip
          className={button}
        >
          <Icon of={IconMessages} size={18} />
          <span className="tabular">{list.length}</span>
        </Menu>
      )}
    </div>
  );
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10;
}
