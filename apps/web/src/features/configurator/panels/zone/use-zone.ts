import { colourwayOf } from "@holeshot/artwork";
import { type ColourLayer, type Gradient, type PatternFill, zoneLayer } from "@holeshot/design";
import { useEditor, useEditorState, useLayers } from "../../../../editor/model/editor-context.ts";
import {
  type CatalogueTemplate,
  useOpenDesign,
  useProduct,
  useTemplate,
} from "../../design-context.ts";
import type { ProductId } from "@holeshot/domain";
import { useState } from "react";
import { newLayerId } from "../new-layer.ts";
import { alikeOn, otherGarments } from "./other-garments.ts";

export type Zone = CatalogueTemplate["zones"][number];

/** A zone as it is coloured now. */
export interface ColouredZone {
  readonly zone: Zone;
  readonly primary: string;
  readonly gradient: Gradient | null;
  readonly fill: PatternFill | null;
  /** The rider chose this colour; else it is the kit's own. */
  readonly own: boolean;
}

/** Absent keeps, null takes away. */
export interface ZoneChange {
  readonly primary?: string;
  readonly gradient?: Gradient | null;
  readonly fill?: PatternFill | null;
}

export interface ZoneColouring {
  readonly zones: readonly ColouredZone[];
  readonly chosen: ColouredZone | undefined;
  readonly set: (change: ZoneChange) => void;
  readonly reset: () => void;
  /** Whether a change goes to every garment of the kit that has the chosen zone; null where no other has it. */
  readonly wholeKit: boolean | null;
  /** Parts this garment from the others, or gives them its colour and joins them again. */
  readonly toggleWholeKit: () => void;
}

/** The zones of the product that is shown, and the acts on the chosen one. */
export function useZones(): ZoneColouring {
  const { store } = useEditor();
  const product = useProduct();
  const template = useTemplate();
  const layers = useLayers();
  const wanted = useEditorState((state) => state.zone);
  const way = useEditorState(
    ({ editing, product: id }) => editing.document.products[id]?.colourway,
  );
  const colourway = template && colourwayOf(template, { colourway: way });
  const layerOf = (zone: string): ColourLayer | undefined => zoneLayer(layers, zone);

  const zones = (template?.zones ?? [])
    .filter((zone) => zone.product === product.id)
    .map((zone): ColouredZone => {
      const layer = layerOf(zone.id);
      const kit = colourway?.colours[product.id]?.[zone.id] ?? "#ffffff";
      return {
        zone,
        primary: layer?.primary ?? kit,
        gradient: layer?.gradient ?? null,
        fill: layer?.fill ?? null,
        own: layer !== undefined,
      };
    });
  const chosen = zones.find(({ zone }) => zone.id === wanted) ?? zones[0];

  const { set } = useOpenDesign();
  const document = useEditorState(({ editing }) => editing.document);
  const [alone, setAlone] = useState("");
  const here = `${product.id} ${chosen?.zone.id}`;
  const others = chosen ? otherGarments(set, document, template, product.id, chosen.zone.id) : [];
  const alike = others.every((other) => chosen && alikeOn(document, template, other, chosen));
  const wholeKit = others.length === 0 ? null : alike && alone !== here;

  /** On the garment in sight and these, as one step of the history. */
  function change(zone: ColouredZone, to: ZoneChange, garments: readonly ProductId[]): void {
    const open = store.state().editing.history.gesture !== null;
    if (!open) store.beginGesture("set_zone");
    for (const each of garments) {
      const layer = zoneLayer(document.products[each]?.layers ?? [], zone.zone.id);
      store.run({
        type: "set_zone",
        product: each,
        zone: zone.zone.id,
        id: layer?.id ?? newLayerId(),
        primary: to.primary ?? zone.primary,
        ...(to.gradient !== undefined && { gradient: to.gradient }),
        ...(to.fill !== undefined && { fill: to.fill }),
      });
    }
    if (!open) store.endGesture();
  }

  return {
    zones,
    chosen,
    wholeKit,
    toggleWholeKit: () => {
      if (!chosen) return;
      if (wholeKit === true) {
        setAlone(here);
        return;
      }
      setAlone("");
      const { primary, gradient, fill } = chosen;
      if (!alike) change(chosen, { primary, gradient, fill }, others);
    },
    set: (to) => {
      if (chosen) change(chosen, to, wholeKit === true ? [product.id, ...others] : [product.id]);
    },
    reset: () => {
      if (!chosen) return;
      store.beginGesture("reset_zone");
      for (const each of wholeKit === true ? [product.id, ...others] : [product.id]) {
        store.run({ type: "reset_zone", product: each, zone: chosen.zone.id });
      }
      store.endGesture();
    },
  };
}
