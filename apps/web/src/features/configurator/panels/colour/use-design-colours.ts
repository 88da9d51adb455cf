import { colourwayOf } from "@holeshot/artwork";
import {
  applyCommand,
  coloursOf,
  type DesignDocument,
  recoloured,
  zoneLayer,
} from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useEditor, useEditorState } from "../../../../editor/model/editor-context.ts";
import { type CatalogueTemplate, useOpenDesign } from "../../design-context.ts";
import { newLayerId } from "../new-layer.ts";

interface KitColour {
  readonly product: ProductId;
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
      const own = zoneLayer(design.layers, zone) !== undefined;
      const way = colourwayOf(template, design);
      const hex = way?.colours[product]?.[zone];
      return own || hex === undefined ? [] : [{ product, zone, hex }];
    }),
  );
}

export interface DesignColours {
  /** Every colour the design shows, the kit's own ones too. */
  readonly colours: readonly string[];
  /** At how many places of the design `replace` would change a colour. */
  readonly places: (colour: string) => number;
  /** One colour for another on every product, as one step. */
  readonly replace: (from: string, to: string) => void;
}

const shownIn = new WeakMap<DesignDocument, string>();

/** All of them in a row, each with its places, made once for a document: several pickers ask at every change. */
function rowOfColours(document: DesignDocument, templates: readonly CatalogueTemplate[]): string {
  const known = shownIn.get(document);
  if (known !== undefined) return known;
  const kit = kitColours(document, templates);
  const places = new Map<string, number>();
  const all = [...kit.map(({ hex }) => [hex, 1] as const), ...coloursOf(document)];
  for (const [hex, count] of all) places.set(hex, (places.get(hex) ?? 0) + count);
  const row = [...places].map(([hex, count]) => `${hex}=${count}`).join(" ");
  shownIn.set(document, row);
  return row;
}

/** The design as it looks in other colours, the kit's own zones too: for a picture, not to be saved. */
export function inOtherColours(
  document: DesignDocument,
  templates: readonly CatalogueTemplate[],
  swap: (colour: string) => string,
): DesignDocument {
  const own = kitColours(document, templates).reduce(
    (next, { product, zone, hex }) => {
      const primary = swap(hex);
      const made = applyCommand(next, {
        type: "set_zone",
        product,
        zone,
        id: newLayerId(),
        primary,
      });
      return made.ok ? made.document : next;
    },
    recoloured(document, swap),
  );
  return own;
}

/** The colours a design uses, and exchanging one of them wherever it is. */
export function useDesignColours(): DesignColours {
  const { store } = useEditor();
  const { set } = useOpenDesign();
  const row = useEditorState(({ editing }) => rowOfColours(editing.document, set.templates));
  const counted = new Map(row.split(" ").map((each) => [each.slice(0, 7), Number(each.slice(8))]));

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

  return {
    colours: row === "" ? [] : [...counted.keys()],
    places: (colour) => counted.get(colour) ?? 0,
    replace,
  };
}
