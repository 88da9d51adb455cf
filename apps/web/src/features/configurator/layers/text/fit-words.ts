import { shareInSlot } from "@holeshot/artwork";
import { type Command, type DesignDocument, linkedLayers, type TextLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { EditorParts } from "../../../../editor/model/editor-context.ts";

interface LayerPlace {
  readonly product: ProductId;
  readonly layer: string;
}

/** Where the letters and the kit's places are asked for; what is not here yet makes nothing smaller. */
type Known = {
  readonly assets: Pick<EditorParts["assets"], "font">;
  readonly kits: Pick<EditorParts["kits"], "kit">;
};

/**
 * The change that makes words on one layer as small as the kit's place of it asks; none where they have room. Other
 * layers may have changed along with it: the document is asked for anew for each. `before` is the design with the
 * words that stood there.
 */
export function fitCommands(
  document: DesignDocument,
  { product, layer: id }: LayerPlace,
  { assets, kits }: Known,
  before: DesignDocument,
): Command[] {
  const layer = textOf(document, { product, layer: id });
  if (!layer) return [];
  const shaper = assets.font(layer.font);
  const kit = kits.kit(document, product);
  const stood = textOf(before, { product, layer: id });
  const factor = shaper && kit ? shareInSlot(layer, kit.art, shaper, stood) : 1;
  if (factor > 0.995) return [];
  const scale: Command = { type: "scale_layers", product, layers: [id], factor };
  if (!layer.locked) return [scale];
  const lock = { type: "set_locked", product, layers: [id] } as const;
  return [{ ...lock, locked: false }, scale, { ...lock, locked: true }];
}

function textOf(document: DesignDocument, { product, layer }: LayerPlace): TextLayer | undefined {
  const found = document.products[product]?.layers.find((one) => one.id === layer);
  return found?.kind === "text" ? found : undefined;
}

/** Those of a design that say the same as a layer because they are linked to it, itself first. */
export function sayingTheSame(
  document: DesignDocument,
  product: ProductId,
  layer: TextLayer,
): LayerPlace[] {
  const linked = linkedLayers(document, product, layer);
  return [{ product, layer: layer.id }, ...linked];
}
