import type { TablerIcon } from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";

/** Where a menu's button is going to be: its code comes after the editor's own. */
export function MenuComing({ icon }: { icon: TablerIcon }) {
  return (
    <span aria-hidden className="inline-flex size-10 items-center justify-center">
      <Icon of={icon} size={20} />
    </span>
  );
}
