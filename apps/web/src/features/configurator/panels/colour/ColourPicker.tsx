import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { Swatch } from "../../../../ui/Swatch.tsx";
import { useOpenDesign } from "../../design-context.ts";
import { MoreColours } from "./MoreColours.tsx";
import { rememberColour } from "./recent-colours.ts";
import { shortPalette } from "./short-palette.ts";
import { useDesignColours } from "./use-design-colours.ts";

interface ColourPickerProps {
  label: string;
  value: string;
  /** Instead of the palette: the chart of a fabric part. */
  choices?: readonly { readonly hex: string; readonly name: string }[];
  /** A fabric comes from its chart only. */
  custom?: boolean;
  onChoose: (hex: string) => void;
}

/** The palette's colours by name, and any other by its code; for one thing, or wherever the colour is. */
export function ColourPicker(props: ColourPickerProps) {
  const { label, value, choices, custom = true, onChoose } = props;
  const t = useT();
  const id = useId();
  const { set } = useOpenDesign();
  const { colours: used, places, replace } = useDesignColours();
  const [all, setAll] = useState(choices !== undefined);
  const [everywhere, setEverywhere] = useState(false);
  const shown = choices ?? (all ? set.palette : shortPalette(set.palette, new Set(used), value));

  function choose(hex: string): void {
    rememberColour(hex);
    if (everywhere && places(value) > 0) replace(value, hex);
    else onChoose(hex);
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
            onClick={() => choose(hex)}
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
        <MoreColours
          value={value}
          used={used}
          places={places(value)}
          everywhere={everywhere}
          onEverywhere={setEverywhere}
          onChoose={choose}
        />
      )}
    </div>
  );
}
