import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";

export interface FieldFrameProps {
  id: string;
  label: string;
  /** Beside the label at the right, such as a link or a counter. */
  aside?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Names the sentences below a field, for `aria-describedby`. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;
}

/** Label above, hint and error below; the error stands with the field, never above the form. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, aside, hint, error, hideLabel, className, children } = props;
  return (
    <div className={cx("flex min-w-0 flex-col", className)}>
      <div className={hideLabel ? "sr-only" : "mb-1.5 flex items-baseline justify-between gap-3"}>
        <label htmlFor={id} className="type-label font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 type-small text-mute">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** With an id it is what its field is described by; without one it is of a whole form, and spoken when it comes. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p
      id={id}
      role={id === undefined ? "alert" : undefined}
      className="mt-1.5 flex items-start gap-1.5 type-small text-err"
    >
      <Icon of={IconAlertCircle} size={16} className="mt-px" />
      <span>{text}</span>
    </p>
  );
}
