import { useId, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Swatch } from "../../../ui/Swatch.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { AnyColour } from "./AnyColour.tsx";
import { useOpenDesign } from "../design-context.ts";

interface ColourPickerProps {
  label: string;
  value: string;
  /** Instead of the palette: the chart of a fabric part. */
  choices?: readonly { readonly hex: string; readonly name: string }[];
  /** A fabric comes from its chart only. */
  custom?: boolean;
  onChoose: (hex: string) => void;
}

const hexForm = /^#?([0-9a-f]{6})$/i;

/** The palette's colours by name, and any other by its code. */
export function ColourPicker(props: ColourPickerProps) {
  const { label, value, choices, custom = true, onChoose } = props;
  const t = useT();
  const id = useId();
  const { set } = useOpenDesign();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);

  function commit(text: string): void {
    const match = hexForm.exec(text.trim());
    setWrong(!match);
    if (!match) return;
    setTyped(null);
    onChoose(`#${match[1]?.toLowerCase()}`);
  }

  return (
    <div role="group" aria-labelledby={id}>
      <div className="mb-2 flex items-baseline justify-between">
        <span id={id} className="type-body font-semibold">
          {label}
        </span>
        <span className="type-label text-mute uppercase tabular">{value}</span>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {(choices ?? set.palette).map(({ hex, name }) => (
          <Swatch
            key={hex}
            colour={hex}
            label={`${name}, ${hex}`}
            chosen={hex === value}
            onClick={() => onChoose(hex)}
          />
        ))}
      </div>
      {custom && (
        <div className="mt-3 flex items-end gap-2">
          <TextField
            label={t("editor.colour.code")}
            value={typed ?? value}
            error={wrong ? t("editor.colour.wrong") : undefined}
            frameClassName="flex-1"
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={(event) => typed !== null && commit(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget.value)}
          />
          <AnyColour value={value} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}
