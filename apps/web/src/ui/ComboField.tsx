import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { useEffect, useId, useRef, type Ref } from "react";
import { cx } from "./cx.ts";
import { fieldClass } from "./field-class.ts";
import { describedBy, FieldFrame } from "./FieldFrame.tsx";
import { Icon } from "./Icon.tsx";
import type { Choice } from "./SelectField.tsx";
import { useCombo } from "./use-combo.ts";

export interface ComboFieldProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onCommit: (value: string) => void;
  /** Shown in the list when nothing fits what was typed. */
  nothing: string;
  error?: string | undefined;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A long list that can be typed into: what fits is shown, what is meant is taken on leaving. */
export function ComboField(props: ComboFieldProps) {
  const { label, choices, value, onCommit, nothing, error, autoComplete, ref } = props;
  const id = useId();
  const list = `${id}-list`;
  const combo = useCombo(choices, value, onCommit);
  const active = combo.open && combo.at >= 0 ? `${id}-${combo.shown[combo.at]?.value}` : undefined;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <span className="relative flex">
        <input
          ref={ref}
          id={id}
          type="text"
          role="combobox"
          autoComplete={autoComplete}
          aria-expanded={combo.open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, undefined, error)}
          value={combo.text}
          onFocus={(event) => event.target.select()}
          onClick={combo.toggle}
          onChange={(event) => {
            const { nativeEvent, target } = event;
            // Typing has a kind of input; what a browser fills in has none.
            if ("inputType" in nativeEvent && nativeEvent.inputType) combo.type(target.value);
            else combo.fill(target.value);
          }}
          onKeyDown={combo.keys}
          onBlur={combo.leave}
          className={cx(fieldClass(), "truncate pr-8")}
        />
        <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-mute">
          <Icon of={IconChevronDown} size={16} />
        </span>
        {combo.open && (
          <Options
            id={id}
            list={list}
            label={label}
            combo={combo}
            value={value}
            nothing={nothing}
          />
        )}
      </span>
    </FieldFrame>
  );
}

interface OptionsProps {
  id: string;
  list: string;
  label: string;
  combo: ReturnType<typeof useCombo>;
  value: string;
  nothing: string;
}

function Options({ id, list, label, combo, value, nothing }: OptionsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [combo.at]);
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-1 rounded-control bg-paper shadow-menu animate-menu">
      <div
        ref={box}
        id={list}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className="max-h-72 overflow-y-auto p-1.5"
      >
        {combo.shown.map((choice, index) => (
          <button
            key={choice.value}
            type="button"
            tabIndex={-1}
            id={`${id}-${choice.value}`}
            role="option"
            aria-selected={index === combo.at}
            // The field keeps the focus; a press must not take it away before it is a choice.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => combo.take(choice)}
            className={cx(
              "flex min-h-9 w-full cursor-pointer items-center gap-3 px-3 py-1.5 text-left type-body touch:min-h-11",
              index === combo.at ? "bg-fog" : "hover:bg-fog",
            )}
          >
            <span className="flex-1">{choice.label}</span>
            {choice.value === value && <Icon of={IconCheck} size={16} />}
          </button>
        ))}
      </div>
      <p
        role="status"
        className={combo.shown.length > 0 ? "sr-only" : "px-4 pb-3 type-small text-mute"}
      >
        {combo.shown.length === 0 && nothing}
      </p>
    </div>
  );
}
