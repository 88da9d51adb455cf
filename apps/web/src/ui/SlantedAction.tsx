import type { TablerIcon } from "@tabler/icons-react";
import type { ButtonHTMLAttributes } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

interface SlantedActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean;
  iconEnd?: TablerIcon;
}

/** The one slant: a bar's primary action, flush in its bottom right corner. Only for bars. */
export function SlantedAction({ busy = false, iconEnd, children, ...rest }: SlantedActionProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={cx(
        "slanted group relative flex max-w-80 shrink-0 items-center justify-center gap-3 self-stretch text-ink type-action",
        "pr-6 pl-12 md:pr-10 md:pl-16",
        rest.className,
      )}
    >
      <span
        aria-hidden
        className="slant-shape absolute inset-0 bg-gate group-hover:bg-gate-hover group-active:bg-gate-press group-disabled:bg-ink-3"
      >
        {busy && <span className="absolute inset-x-0 top-0 h-[3px] bg-ink" />}
      </span>
      <span className="relative text-left group-disabled:text-off-d">{children}</span>
      {iconEnd && <Icon of={iconEnd} size={20} className="relative" />}
    </button>
  );
}
