import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Swatch } from "../../../ui/Swatch.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { AnyColour } from "./AnyColour.tsx";
import { useOpenDesign } from "../design-context.ts";
import { coloursIn, shortPalette } from "./short-palette.ts";

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
  const used = useEditorState(({ editing }) => editing.document);
  const [all, setAll] = useState(choices !== undefined);
  const shown = choices ?? (all ? set.palette : shortPalette(set.palette, coloursIn(used), value));
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
        {shown.map(({ hex, name }) => (
          <Swatch
            key={hex}
            colour={hex}
            label={`${name}, ${hex}`}
            chosen={hex === value}
            onClick={() => onChoose(hex)}
          />
        ))}
        {choices === undefined && (
          <button
            type="button"
            aria-expanded={all}
            aria-label={t(all ? "editor.colour.fewer" : "editor.colour.more", { label })}
            className="flex size-7 items-center justify-center rounded-control border border-edge hover:border-ink pointer-coarse:size-9"
            onClick={() => setAll(!all)}
          >
            <Icon of={all ? IconMinus : IconPlus} size={16} />
          </button>
        )}
      </div>
      {custom && all && (
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
