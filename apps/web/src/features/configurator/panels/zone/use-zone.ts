import { colourwayOf } from "@holeshot/artwork";
import { type ColourLayer, type Gradient, type PatternFill, zoneLayer } from "@holeshot/design";
import { useEditor, useEditorState, useLayers } from "../../../../editor/model/editor-context.ts";
import { type CatalogueTemplate, useProduct, useTemplate } from "../../design-context.ts";
import { newLayerId } from "../new-layer.ts";

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

  return {
    zones,
    chosen,
    set: (change) => {
      if (!chosen) return;
      store.run({
        type: "set_zone",
        product: product.id,
        zone: chosen.zone.id,
        id: layerOf(chosen.zone.id)?.id ?? newLayerId(),
        primary: change.primary ?? chosen.primary,
        ...(change.gradient !== undefined && { gradient: change.gradient }),
        ...(change.fill !== undefined && { fill: change.fill }),
      });
    },
    reset: () => {
      if (chosen) store.run({ type: "reset_zone", product: product.id, zone: chosen.zone.id });
    },
  };
}
