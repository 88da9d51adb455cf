import type { TextLayer, TextStyle } from "@holeshot/design";
import { memo } from "react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { useProduct } from "../../design-context.ts";
import { ColourPicker } from "../colour/ColourPicker.tsx";
import { MeasureField } from "../MeasureField.tsx";
import { PanelSection } from "../PanelSection.tsx";
import { PlaceFields } from "../PlaceFields.tsx";
import { OutlineFields } from "./OutlineFields.tsx";

interface TextLookProps {
  layer: TextLayer;
}

/** A text's look and place, whatever its words: a keystroke renders none of it. */
export const TextLook = memo(TextLookFields, (before, after) =>
  sameButWords(before.layer, after.layer),
);

function sameButWords(before: TextLayer, after: TextLayer): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof TextLayer>;
  keys.delete("text");
  return [...keys].every((key) => before[key] === after[key]);
}

function TextLookFields({ layer }: TextLookProps) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const style = (change: TextStyle): void =>
    void store.run({ type: "style_text", product, layers: [layer.id], style: change });

  return (
    <>
      <PanelSection>
        <MeasureField
          label={t("editor.text.size")}
          value={layer.size}
          min={5}
          max={300}
          unit="mm"
          onChange={(size) => style({ size })}
        />
        <MeasureField
          label={t("editor.text.spacing")}
          value={layer.letter_spacing}
          min={-10}
          max={40}
          step={0.1}
          unit="mm"
          onChange={(letter_spacing) => style({ letter_spacing })}
        />
        <MeasureField
          label={t("editor.text.arc")}
          value={layer.curve?.kind === "arc" ? layer.curve.amount : 0}
          min={-180}
          max={180}
          unit="°"
          onChange={(amount) => style({ curve: amount === 0 ? null : { kind: "arc", amount } })}
        />
      </PanelSection>
      <PanelSection>
        <ColourPicker
          label={t("editor.text.colour")}
          value={layer.colour}
          onChoose={(colour) => style({ colour })}
        />
      </PanelSection>
      <OutlineFields layer={layer} onChange={style} />
      <PlaceFields layer={layer} />
    </>
  );
}
