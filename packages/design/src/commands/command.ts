import type { ProductId } from "@holeshot/garments";
import type {
  Crop,
  DesignDocument,
  Gradient,
  HexColour,
  ImageLayer,
  ImageSource,
  Layer,
  PatternFill,
  Placement,
  TextCurve,
  TextLayer,
  TextShadow,
} from "../document.ts";

/** A template's own text layers, in its colours and its places: the old one's and the new one's. */
export interface KitLettering {
  readonly from: readonly TextLayer[];
  readonly to: readonly TextLayer[];
}

/** A layer of one product. */
export interface LayerRef {
  readonly product: ProductId;
  readonly layer: string;
}

interface OnLayer extends LayerRef {}

interface OnLayers {
  readonly product: ProductId;
  readonly layers: readonly string[];
}

/** A point of a piece, mm: what a turn or a change of size leaves where it is. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** Fields of a text layer's look. Absent keeps, null removes where the field may be absent. */
export type TextStyle = Partial<
  Pick<TextLayer, "font" | "size" | "colour" | "letter_spacing" | "align" | "stroke">
> & {
  readonly strokes?: TextLayer["strokes"] | null;
  readonly curve?: TextCurve | null;
  readonly shadow?: TextShadow | null;
  readonly role?: TextLayer["role"] | null;
};

/** Fields of an image layer. Absent keeps, null removes. */
export interface ImageChanges {
  readonly source?: ImageSource;
  readonly width?: number;
  readonly crop?: Crop | null;
  readonly recolour?: HexColour | null;
  readonly mirrored?: boolean;
  readonly role?: ImageLayer["role"] | null;
}

/** Old colour → new colour, for lettering that goes with a template's colours. */
export type ColourMap = Readonly<Record<HexColour, HexColour>>;

/**
 * Everything the editor can do to a document, as plain records. New ids come in with the record,
 * so that running one twice gives the same document.
 */
export type Command =
  | {
      readonly type: "add_layer";
      readonly product: ProductId;
      readonly layer: Layer;
      readonly index?: number;
    }
  | ({ readonly type: "remove_layers" } & OnLayers)
  /** The copy stands on `place`, else 10 mm down and right; it is unlinked and unlocked. */
  | ({
      readonly type: "duplicate_layer";
      readonly id: string;
      readonly place?: Partial<Placement>;
    } & OnLayer)
  /** `index` in the list without the layer: 0 is painted first. */
  | ({ readonly type: "reorder_layer"; readonly index: number } & OnLayer)
  | ({ readonly type: "rename_layer"; readonly name: string | null } & OnLayer)
  | ({ readonly type: "set_hidden"; readonly hidden: boolean } & OnLayers)
  | ({ readonly type: "set_locked"; readonly locked: boolean } & OnLayers)
  | ({ readonly type: "set_opacity"; readonly opacity: number } & OnLayers)
  /** Null parts them. */
  | {
      readonly type: "link_layers";
      readonly layers: readonly LayerRef[];
      readonly link: string | null;
    }
  | ({ readonly type: "move_layers"; readonly dx: number; readonly dy: number } & OnLayers)
  | ({ readonly type: "place_layer"; readonly place: Partial<Placement> } & OnLayer)
  | ({
      readonly type: "rotate_layers";
      readonly degrees: number;
      readonly about?: Anchor;
    } & OnLayers)
  | ({ readonly type: "scale_layers"; readonly factor: number; readonly about?: Anchor } & OnLayers)
  /** `id` names the colour layer made when the zone has none yet; then `primary` is needed. */
  | {
      readonly type: "set_zone";
      readonly product: ProductId;
      readonly zone: string;
      readonly id: string;
      readonly primary?: HexColour;
      readonly gradient?: Gradient | null;
      readonly fill?: PatternFill | null;
    }
  /** Back to the template's own colour. */
  | { readonly type: "reset_zone"; readonly product: ProductId; readonly zone: string }
  | ({ readonly type: "set_text"; readonly text: string } & OnLayer)
  | ({ readonly type: "style_text"; readonly style: TextStyle } & OnLayers)
  | ({ readonly type: "set_image"; readonly image: ImageChanges } & OnLayer)
  | {
      readonly type: "set_property";
      readonly product: ProductId;
      readonly property: string;
      readonly value: string | null;
    }
  /**
   * `zones` are the new template's, most prominent first: the customer's colours go over to them.
   * `lettering` is the old template's and the new one's own: what still stands in the old one's
   * places goes to the new one's.
   */
  | {
      readonly type: "change_template";
      readonly product: ProductId;
      readonly template: string;
      readonly colourway?: string;
      readonly zones: readonly string[];
      readonly text_colours?: ColourMap;
      readonly lettering?: KitLettering;
    }
  /** Takes the customer's own zone colours off. `lettering` in the colours of both colourways. */
  | {
      readonly type: "choose_colourway";
      readonly product: ProductId;
      readonly colourway: string;
      readonly text_colours?: ColourMap;
      readonly lettering?: KitLettering;
    }
  /** One colour for another wherever the design uses it. */
  | {
      readonly type: "replace_colour";
      readonly from: HexColour;
      readonly to: HexColour;
      /** In these layers, and those linked to them, instead of in the whole design. */
      readonly within?: OnLayers;
    }
  | { readonly type: "replace_document"; readonly document: DesignDocument };

/** Why a command changes nothing. */
export type CommandRefusal =
  | "unknown_product"
  | "unknown_layer"
  | "wrong_kind"
  | "layer_locked"
  | "duplicate_id"
  | "duplicate_zone"
  | "too_many_layers"
  | "document_too_large"
  | "invalid_value";

export type CommandResult =
  | { readonly ok: true; readonly document: DesignDocument }
  | { readonly ok: false; readonly code: CommandRefusal };
