import { useState } from "react";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { Slider } from "../../../ui/Slider.tsx";
import { TextField } from "../../../ui/TextField.tsx";

interface MeasureFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit: string;
  onChange: (value: number) => void;
}

/** A length or an angle: a slider for the hand, a field for the exact number. A slide is one undo step. */
export function MeasureField(props: MeasureFieldProps) {
  const { label, value, min, max, step = 1, unit, onChange } = props;
  const { store } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = useFormat().typed(value);

  function commit(text: string): void {
    setTyped(null);
    const number = Number(text.replace(",", "."));
    if (text.trim() !== "" && Number.isFinite(number)) {
      onChange(Math.min(max, Math.max(min, number)));
    }
  }

  return (
    // A slide that the browser takes over, or that leaves the field, ends too.
    <div
      className="flex items-center gap-3 py-0.5"
      onPointerCancel={() => store.endGesture()}
      onBlur={() => store.endGesture()}
    >
      <span aria-hidden className="w-20 shrink-0 type-small">
        {label}
      </span>
      <Slider
        label={label}
        hideLabel
        value={Math.min(max, Math.max(min, value))}
        min={min}
        max={max}
        step={step}
        fromCentre={min < 0}
        valueText={`${shown} ${unit}`}
        onChange={(next) => {
          if (!store.state().editing.history.gesture) store.beginGesture(label);
          onChange(next);
        }}
        onCommit={() => store.endGesture()}
      />
      <TextField
        label={label}
        hideLabel
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        size="sm"
        className="pointer-coarse:h-11"
        frameClassName="w-20 shrink-0"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => typed !== null && commit(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget.value)}
      />
    </div>
  );
}
