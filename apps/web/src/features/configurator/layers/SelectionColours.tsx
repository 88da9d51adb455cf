import { swapColours } from "@holeshot/design";
import { useState } from "react";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Swatch } from "../../../ui/Swatch.tsx";
import { useOpenDesign, useProduct } from "../design-context.ts";
import { ColourPicker } from "../panels/colour/ColourPicker.tsx";
import { useLayerActs } from "./use-layer-acts.ts";

/** More are a picture of their own, which is not changed colour by colour. */
const MOST_SHOWN = 12;

/** The colours of several chosen layers: each is changed in all of them at once. */
export function SelectionColours() {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const { set } = useOpenDesign();
  const { chosen } = useLayerActs();
  const [open, setOpen] = useState<string | null>(null);
  const free = chosen.filter(({ locked }) => !locked);
  const colours = new Set<string>();
  for (const layer of free) {
    swapColours(layer, (colour) => {
      colours.add(colour);
      return colour;
    });
  }
  if (free.length < 2 || colours.size === 0) return null;
  const from = open !== null && colours.has(open) ? open : null;
  const nameOf = (hex: string): string =>
    set.palette.find((each) => each.hex === hex)?.name ?? hex.toUpperCase();

  function change(to: string): void {
    if (from === null) return;
    const within = { product, layers: free.map(({ id }) => id) };
    if (store.run({ type: "replace_colour", from, to, within })) setOpen(to);
  }

  return (
    <div className="border-b border-line-2 px-4 py-3">
      <div
        role="group"
        aria-label={t("editor.selection.colours")}
        className="flex flex-wrap items-center gap-1.5"
      >
        <span className="mr-1 type-small text-mute">{t("editor.selection.colours")}</span>
        {[...colours].slice(0, MOST_SHOWN).map((hex) => (
          <Swatch
            key={hex}
            colour={hex}
            label={nameOf(hex)}
            chosen={hex === from}
            onClick={() => setOpen(hex === from ? null : hex)}
          />
        ))}
      </div>
      {from !== null && (
        <div className="mt-3">
          <ColourPicker
            label={t("editor.selection.colour", { count: free.length })}
            value={from}
            onChoose={change}
          />
        </div>
      )}
    </div>
  );
}
