import type { DesignDocument } from "@holeshot/design";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { type CatalogueTemplate, useOpenDesign } from "../design-context.ts";
import { newLayerId } from "./new-layer.ts";
import { coloursIn } from "./short-palette.ts";

interface KitColour {
  readonly product: "jersey" | "pants" | "gloves";
  readonly zone: string;
  readonly hex: string;
}

/** Zones that still have the kit's own colour. */
function kitColours(
  document: DesignDocument,
  templates: readonly CatalogueTemplate[],
): readonly KitColour[] {
  return templates.flatMap((template) =>
    template.zones.flatMap(({ id: zone, product }): KitColour[] => {
      const design = document.products[product];
      if (design?.template !== template.id) return [];
      const own = design.layers.some((layer) => layer.kind === "colour" && layer.zone === zone);
      const way =
        template.colourways.find(({ id }) => id === design.colourway) ?? template.colourways[0];
      const hex = way?.colours[product]?.[zone];
      return own || hex === undefined ? [] : [{ product, zone, hex }];
    }),
  );
}

export interface DesignColours {
  /** Every colour the design shows, the kit's own ones too. */
  readonly colours: readonly string[];
  /** One colour for another on every product, as one step. */
  readonly replace: (from: string, to: string) => void;
}

const shownIn = new WeakMap<DesignDocument, string>();

/** All of them in a row, made once for a document: several pickers ask at every change. */
function rowOfColours(document: DesignDocument, templates: readonly CatalogueTemplate[]): string {
  const known = shownIn.get(document);
  if (known !== undefined) return known;
  const kit = kitColours(document, templates);
  const row = [...new Set([...kit.map(({ hex }) => hex), ...coloursIn(document)])].join(" ");
  shownIn.set(document, row);
  return row;
}

/** The colours a design uses, and exchanging one of them wherever it is. */
export function useDesignColours(): DesignColours {
  const { store } = useEditor();
  const { set } = useOpenDesign();
  const row = useEditorState(({ editing }) => rowOfColours(editing.document, set.templates));
  const colours = row === "" ? [] : row.split(" ");

  function replace(from: string, to: string): void {
    store.beginGesture("replace_colour");
    for (const { product, zone, hex } of kitColours(
      store.state().editing.document,
      set.templates,
    )) {
      if (hex !== from) continue;
      store.run({ type: "set_zone", product, zone, id: newLayerId(), primary: to });
    }
    store.run({ type: "replace_colour", from, to });
    store.endGesture();
  }

  return { colours, replace };
}
