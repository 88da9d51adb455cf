import { useState, useSyncExternalStore } from "react";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Switch } from "../../../../ui/CheckBox.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { useOpenDesign } from "../../design-context.ts";
import { AnyColour } from "./AnyColour.tsx";
import { ClothDropper } from "./ClothDropper.tsx";
import { EyeDropper } from "./EyeDropper.tsx";
import { onRecentColours, recentColours } from "./recent-colours.ts";
import { SwatchRow } from "./SwatchRow.tsx";

interface MoreColoursProps {
  value: string;
  /** Every colour the design shows. */
  used: readonly string[];
  /** At how many of the design's places the chosen colour can be changed. */
  places: number;
  everywhere: boolean;
  onEverywhere: (on: boolean) => void;
  onChoose: (hex: string) => void;
}

const hexForm = /^#?([0-9a-f]{6})$/i;

/** Beyond the palette: what the design has, what was chosen lately, any code, and a change everywhere. */
export function MoreColours(props: MoreColoursProps) {
  const { value, used, places, everywhere, onEverywhere, onChoose } = props;
  const t = useT();
  const { set } = useOpenDesign();
  const recent = useSyncExternalStore(onRecentColours, recentColours);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const nameOf = (hex: string): string => {
    const name = set.palette.find((each) => each.hex === hex)?.name;
    return name === undefined ? hex : `${name}, ${hex}`;
  };

  function commit(text: string): void {
    const match = hexForm.exec(text.trim());
    setWrong(!match);
    if (!match) return;
    setTyped(null);
    onChoose(`#${match[1]?.toLowerCase()}`);
  }

  return (
    <>
      <SwatchRow label={t("editor.colour.used")} colours={used} {...{ value, nameOf, onChoose }} />
      <SwatchRow
        label={t("editor.colour.recent")}
        colours={recent.filter((hex) => !used.includes(hex))}
        {...{ value, nameOf, onChoose }}
      />
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
        <ClothDropper onChoose={onChoose} />
        <EyeDropper onChoose={onChoose} />
      </div>
      <div className="mt-3">
        <Switch
          label={t("editor.colour.everywhere", { count: places })}
          checked={everywhere && places > 0}
          disabled={places === 0}
          onChange={(event) => onEverywhere(event.currentTarget.checked)}
        />
      </div>
    </>
  );
}
