import type { TablerIcon } from "@tabler/icons-react";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/Icon.tsx";

interface RowSwitchProps {
  icon: TablerIcon;
  tooltip: string;
  quiet?: boolean;
  onPress: () => void;
}

/**
 * A short way for mouse and finger. Keyboard and speech have the same by h and l and in the toolbar:
 * buttons inside a tree's row would all be read out with its name.
 */
export function RowSwitch({ icon, tooltip, quiet = false, onPress }: RowSwitchProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      data-tooltip={tooltip}
      className={cx(
        "inline-flex size-8 items-center justify-center rounded-control hover:bg-line-2 pointer-coarse:size-11",
        quiet && "text-edge hover:text-ink",
      )}
      onClick={onPress}
    >
      <Icon of={icon} size={16} />
    </button>
  );
}
