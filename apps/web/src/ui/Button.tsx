import type { TablerIcon } from "@tabler/icons-react";
import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-class.ts";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import { Spinner } from "./Spinner.tsx";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Keeps width and label, adds a spinner, and lets no second press through. */
  busy?: boolean;
  icon?: TablerIcon;
  iconEnd?: TablerIcon;
  /** Switches the button off and says why in its tooltip; it stays reachable by keyboard. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, icon, iconEnd, disabledReason, children, ...rest } = props;
  const iconSize = size === "sm" ? 16 : 18;
  const off = disabledReason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass(variant, size), rest.className)}
      onClick={off || busy ? swallow : rest.onClick}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      data-tooltip={disabledReason}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} size={iconSize} />}
      {children}
      {iconEnd && !busy && <Icon of={iconEnd} size={iconSize} />}
    </button>
  );
}
