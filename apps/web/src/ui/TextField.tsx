import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { cx } from "./cx.ts";
import { fieldClass, type FieldSize } from "./field-class.ts";
import { describedBy, FieldFrame } from "./FieldFrame.tsx";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
  label: string;
  aside?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean;
  size?: FieldSize;
  /** A unit at the right inside the field, such as mm. */
  unit?: string;
  /** Something to press at the right inside the field. */
  control?: ReactNode;
  frameClassName?: string;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, aside, hint, error, hideLabel, size, unit, control, frameClassName, ...input } =
    props;
  const made = useId();
  const id = input.id ?? made;
  return (
    <FieldFrame
      id={id}
      label={label}
      aside={aside}
      hint={hint}
      error={error}
      hideLabel={hideLabel ?? false}
      className={frameClassName}
    >
      <span className="relative flex">
        <input
          type="text"
          {...input}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={cx(
            fieldClass(size),
            unit !== undefined && "pr-9 tabular",
            control !== undefined && "pr-12",
            input.className,
          )}
        />
        {unit !== undefined && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-mute"
          >
            {unit}
          </span>
        )}
        {control !== undefined && (
          <span className="absolute inset-y-0 right-1 flex items-center">{control}</span>
        )}
      </span>
    </FieldFrame>
  );
}
