import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  type TablerIcon,
} from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { Arrangement } from "./arrange.ts";
import { useArrange } from "./use-arrange.ts";

const icons: Readonly<Record<Arrangement, TablerIcon>> = {
  left: IconLayoutAlignLeft,
  centre: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
  across: IconLayoutDistributeVertical,
  down: IconLayoutDistributeHorizontal,
};

/** Lines several chosen layers up. */
export function ArrangeBar() {
  const t = useT();
  const { can, act } = useArrange();
  if (can.length === 0) return null;
  return (
    <div role="toolbar" aria-label={t("editor.arrange")} className="flex w-full flex-wrap">
      {can.map((how) => (
        <IconButton
          key={how}
          icon={icons[how]}
          iconSize={18}
          label={t(`editor.arrange.${how}`)}
          className="h-8! w-7.5! pointer-coarse:size-11!"
          onClick={() => act(how)}
        />
      ))}
    </div>
  );
}
