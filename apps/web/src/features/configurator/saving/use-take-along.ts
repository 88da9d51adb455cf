import { IconCube } from "@tabler/icons-react";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { openTakeAlong } from "../../../parts/take-along/open-take-along.tsx";
import type { MenuItem } from "../../../ui/menu-types.ts";
import { useOpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";

/** Saves first, then offers the design as a model and as a picture that turns. */
export function useTakeAlong(save: () => Promise<SavedState | null>): MenuItem {
  const t = useT();
  const { set } = useOpenDesign();
  const { store } = useEditor();

  async function open(): Promise<void> {
    const saved = await save();
    if (!saved) return;
    const { editing, product } = store.state();
    const designed = Object.keys(editing.document.products);
    openTakeAlong({
      design: { uuid: saved.uuid, name: saved.name, hash: saved.hash },
      products: set.products.map(({ id }) => id).filter((id) => designed.includes(id)),
      first: product,
    });
  }

  return { id: "take-along", label: t("take.menu"), icon: IconCube, onSelect: () => void open() };
}
