import {
  IconCopy,
  IconFlipVertical,
  IconLayoutAlignCenter,
  IconLink,
  IconLock,
  IconLockOpen,
  IconTrash,
  IconUnlink,
  type TablerIcon,
} from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../../lib/i18n/translator.ts";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useLayerActs } from "./use-layer-acts.ts";
import { useLayerName } from "./use-layer-name.ts";

const linkWords: Readonly<Record<"twin" | "link" | "part", MessageKey>> = {
  twin: "editor.layer.twin",
  link: "editor.layer.link",
  part: "editor.layer.part",
};

interface ToolFacts {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly shortcut?: string;
  readonly act: (() => void) | null;
}

interface SelectionToolbarProps {
  /** For the layer list, where a row has no more room. */
  small?: boolean;
}

/** The chosen layer's own tools, beside its frame or in the first row of a sheet. */
export function SelectionToolbar({ small = false }: SelectionToolbarProps) {
  const t = useT();
  const nameOf = useLayerName();
  const { chosen, centre, flip, duplicate, link, lock, remove } = useLayerActs();
  const first = chosen[0];
  if (!first) return null;
  const name =
    chosen.length === 1 ? nameOf(first) : t("editor.layers.chosen", { count: chosen.length });
  const { locked } = first;
  const tools: readonly ToolFacts[] = [
    { icon: IconLayoutAlignCenter, label: t("editor.layer.centre"), act: centre },
    { icon: IconFlipVertical, label: t("editor.image.mirrored"), act: flip },
    { icon: IconCopy, label: t("editor.layer.duplicate"), shortcut: "Ctrl D", act: duplicate },
    {
      icon: link?.kind === "part" ? IconUnlink : IconLink,
      label: t(linkWords[link?.kind ?? "twin"]),
      act: link?.act ?? null,
    },
    {
      icon: locked ? IconLock : IconLockOpen,
      label: t(locked ? "editor.layer.unlock" : "editor.layer.lock", { name }),
      // In the list the row has it, and the menu.
      act: small ? null : lock,
    },
    {
      icon: IconTrash,
      label: t("editor.layer.delete_named", { name }),
      shortcut: "Delete",
      act: remove,
    },
  ];
  return (
    <div role="toolbar" aria-label={t("editor.layer.tools", { name })} className="flex">
      {tools.map(
        ({ icon, label, shortcut, act }) =>
          act && (
            <IconButton
              key={label}
              icon={icon}
              iconSize={18}
              label={label}
              className={cx(
                "pointer-coarse:size-11!",
                small ? "h-8! w-7.5!" : "border-r border-line-2 last:border-r-0",
              )}
              {...(shortcut !== undefined && { shortcut })}
              onClick={act}
            />
          ),
      )}
    </div>
  );
}
