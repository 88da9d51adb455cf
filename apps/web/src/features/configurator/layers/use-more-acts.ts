import {
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconPencil,
} from "@tabler/icons-react";
import { isPlaced } from "@holeshot/design";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { MenuItem } from "../../../ui/menu-types.ts";
import { useOpenDesign, useProduct } from "../design-context.ts";
import { useCopyTo } from "./use-copy-to.ts";
import { useLayerActs } from "./use-layer-acts.ts";
import { useRenameLayer } from "./use-rename-layer.tsx";

/** What is done to layers less often: from a menu, each with its words. */
export function useMoreActs(name: string): readonly MenuItem[] {
  const t = useT();
  const { set } = useOpenDesign();
  const { id: product } = useProduct();
  const { chosen, lock, hide } = useLayerActs();
  const rename = useRenameLayer();
  const copyTo = useCopyTo();
  const first = chosen[0];
  if (!first) return [];
  const { locked, hidden } = first;
  const all: readonly MenuItem[] = [
    {
      id: "lock",
      label: t(locked ? "editor.layer.unlock" : "editor.layer.lock", { name }),
      icon: locked ? IconLockOpen : IconLock,
      shortcut: "L",
      onSelect: lock,
    },
    {
      id: "hide",
      label: t(hidden ? "editor.layer.show" : "editor.layer.hide", { name }),
      icon: hidden ? IconEye : IconEyeOff,
      shortcut: "H",
      onSelect: hide,
    },
  ];
  if (chosen.length > 1) return all;
  const others = isPlaced(first) ? set.products.filter(({ id }) => id !== product) : [];
  return [
    {
      id: "rename",
      label: t("editor.layer.rename"),
      icon: IconPencil,
      shortcut: "F2",
      onSelect: () => rename(first),
    },
    ...all,
    ...others.map((other) => ({
      id: other.id,
      label: t("editor.layer.copy_to", { product: other.name }),
      icon: IconCopyPlus,
      onSelect: () => copyTo(first, other.id),
    })),
  ];
}
