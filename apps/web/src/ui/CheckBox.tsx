import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { cx } from "./cx.ts";
import { FieldError } from "./FieldFrame.tsx";

interface ChoiceInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export interface CheckBoxProps extends ChoiceInputProps {
  /** A second, quieter line; spoken as the description. */
  detail?: ReactNode;
  error?: string | undefined;
  /** At the right of the label, such as a price. */
  aside?: ReactNode;
  strong?: boolean;
}

export function CheckBox({
  label,
  detail,
  error,
  aside,
  strong,
  className,
  ...input
}: CheckBoxProps) {
  const id = useId();
  const spoken = cx(detail !== undefined && `${id}-detail`, error !== undefined && `${id}-error`);
  return (
    <div className={cx("flex items-start gap-3", className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={spoken || undefined}
        className="check-box"
      />
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-4">
          <label htmlFor={id} className={cx("type-body", strong && "font-semibold")}>
            {label}
          </label>
          {aside}
        </div>
        {detail !== undefined && (
          <div id={`${id}-detail`} className="mt-0.5 type-small text-mute">
            {detail}
          </div>
        )}
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  );
}

/** On or off, at once; for what is saved with a form use a check box. */
export function Switch({ label, className, ...input }: ChoiceInputProps) {
  const id = useId();
  return (
    <span className={cx("inline-flex items-center gap-2", className)}>
      <input {...input} id={id} type="checkbox" role="switch" className="switch" />
      <label htmlFor={id} className="type-small font-medium">
        {label}
      </label>
    </span>
  );
}

export function Radio({ label, className, ...input }: ChoiceInputProps) {
  const id = useId();
  return (
    <span className={cx("inline-flex items-center gap-2", className)}>
      <input {...input} id={id} type="radio" className="radio" />
      <label htmlFor={id} className="type-body">
        {label}
      </label>
    </span>
  );
}
