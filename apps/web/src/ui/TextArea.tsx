import { useId } from "react";
import { cx } from "./cx.ts";
import { fieldClass } from "./field-class.ts";

interface TextAreaProps {
  label: string;
  value: string;
  maxLength: number;
  invalid?: boolean;
  onText: (text: string) => void;
}

/** Words of several lines. */
export function TextArea({ label, value, maxLength, invalid = false, onText }: TextAreaProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="type-label font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        value={value}
        maxLength={maxLength}
        aria-invalid={invalid || undefined}
        className={cx(fieldClass(), "h-auto! min-h-24 py-2")}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  );
}
