import { useState } from "react";
import type { PlacedLayer, Placement } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Switch } from "../../../ui/CheckBox.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useProduct } from "../design-context.ts";
import { PanelSection } from "./PanelSection.tsx";

/** Where a layer stands, to the tenth of a millimetre: what the handles do, by number. */
export function PlaceFields({ layer }: { layer: PlacedLayer }) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const place = (change: Partial<Placement>): void =>
    void store.run({ type: "place_layer", product, layer: layer.id, place: change });
  return (
    <PanelSection>
      <div role="group" aria-label={t("editor.place.title")} className="grid grid-cols-3 gap-2">
        <PlaceField
          label={t("editor.place.x")}
          unit="mm"
          value={layer.x}
          onCommit={(x) => place({ x })}
        />
        <PlaceField
          label={t("editor.place.y")}
          unit="mm"
          value={layer.y}
          onCommit={(y) => place({ y })}
        />
        <PlaceField
          label={t("editor.place.rotation")}
          unit="°"
          value={layer.rotation}
          onCommit={(rotation) => place({ rotation: Math.max(-180, Math.min(180, rotation)) })}
        />
      </div>
      <div className="pt-3">
        <Switch
          label={t("editor.place.across")}
          checked={layer.across_seams === true}
          onChange={(event) => place({ across_seams: event.currentTarget.checked })}
        />
      </div>
    </PanelSection>
  );
}

interface PlaceFieldProps {
  label: string;
  unit: string;
  value: number;
  onCommit: (value: number) => void;
}

function PlaceField({ label, unit, value, onCommit }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = useFormat().typed(value);

  function commit(text: string): void {
    setTyped(null);
    const number = Number(text.replace(",", "."));
    if (text.trim() !== "" && Number.isFinite(number)) onCommit(number);
  }

  return (
    <TextField
      label={label}
      unit={unit}
      // Room for a sign, three digits and a tenth.
      className="pr-8! pl-2!"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={(event) => typed !== null && commit(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget.value)}
    />
  );
}
