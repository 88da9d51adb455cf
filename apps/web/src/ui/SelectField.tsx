import { IconChevronDown } from "@tabler/icons-react";
import { useId, type Ref, type SelectHTMLAttributes } from "react";
import { cx } from "./cx.ts";
import { fieldClass, type FieldSize } from "./field-class.ts";
import { describedBy, FieldFrame } from "./FieldFrame.tsx";
import { Icon } from "./Icon.tsx";

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "size"> {
  label: string;
  choices: readonly Choice[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  hideLabel?: boolean;
  size?: FieldSize;
  frameClassName?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The platform's own list in the shop's clothes: type-ahead, touch wheels and speech come with it. */
export function SelectField(props: SelectFieldProps) {
  const { label, choices, placeholder, hint, error, hideLabel, size, frameClassName, ...rest } =
    props;
  const made = useId();
  const id = rest.id ?? made;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      hideLabel={hideLabel ?? false}
      className={frameClassName}
    >
      <span className="relative flex">
        <select
          {...rest}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={cx(fieldClass(size), "picker appearance-none truncate pr-8", rest.className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-mute">
          <Icon of={IconChevronDown} size={16} />
        </span>
      </span>
    </FieldFrame>
  );
}
