import type { TablerIcon } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: TablerIcon;
  /** Spoken name and tooltip in one. */
  label: string;
  /** Of what, in words that are spoken after the name: where a page has several of it. */
  of?: string;
  /** Shown after the name in the tooltip, as the user would press it. */
  shortcut?: string;
  iconSize?: 16 | 18 | 20 | 22;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon: 40 px, and 44 under a finger. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, of, shortcut, iconSize = 20, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={of === undefined ? label : `${label}, ${of}`}
      data-tooltip={label}
      data-tooltip-shortcut={shortcut}
      aria-keyshortcuts={shortcut?.replaceAll(" ", "+")}
      className={cx(
        "relative inline-flex size-10 pointer-coarse:size-11 shrink-0 items-center justify-center rounded-control text-current",
        "hover:bg-fog on-ink:hover:bg-ink-3",
        "disabled:text-edge disabled:hover:bg-transparent on-ink:disabled:text-off-d",
        rest.className,
      )}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
