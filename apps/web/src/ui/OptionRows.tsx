import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { cx } from "./cx.ts";
import { FieldError } from "./FieldFrame.tsx";

interface OptionRowsProps {
  legend: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Joined rows of which one is chosen. */
export function OptionRows({ legend, error, children }: OptionRowsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-col">{children}</div>
      <FieldError id={id} text={error} />
    </fieldset>
  );
}

interface OptionRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  title: string;
  detail?: ReactNode;
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function OptionRow({ title, detail, aside, ...input }: OptionRowProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        "relative -mt-px flex items-start gap-3.5 border border-line px-4 py-3 first:mt-0 hover:bg-fog",
        "has-checked:z-1 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-checked:hover:bg-paper",
        "has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
        "has-disabled:cursor-not-allowed has-disabled:text-edge has-disabled:hover:bg-paper",
      )}
    >
      <input
        {...input}
        id={id}
        type="radio"
        aria-labelledby={`${id}-title`}
        aria-describedby={
          cx(detail !== undefined && `${id}-detail`, aside !== undefined && `${id}-aside`) ||
          undefined
        }
        className="radio focus-visible:outline-none"
      />
      <span className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-start sm:gap-x-4">
        <span className="block min-w-0 flex-1">
          <span id={`${id}-title`} className="block type-body font-semibold">
            {title}
          </span>
          {detail !== undefined && (
            <span id={`${id}-detail`} className="mt-0.5 block type-small text-mute">
              {detail}
            </span>
          )}
        </span>
        {aside !== undefined && (
          <span id={`${id}-aside`} className="tabular block type-body sm:text-right">
            {aside}
          </span>
        )}
      </span>
    </label>
  );
}
