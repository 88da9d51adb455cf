import { type FontShaper, shareInSlot, sizeInSlot, type TemplateArt } from "@holeshot/artwork";
import { type Command, type DesignDocument, linkedLayers, type TextLayer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { EditorParts } from "../../../../editor/model/editor-context.ts";

interface LayerPlace {
  readonly product: ProductId;
  readonly layer: string;
}

/** Where the letters, the kit's places and its own texts are asked for; what is not here yet makes nothing smaller. */
export interface FitSources {
  readonly assets: Pick<EditorParts["assets"], "font">;
  readonly kits: Pick<EditorParts["kits"], "kit">;
  readonly textsOf: (document: DesignDocument, product: ProductId) => readonly TextLayer[];
}

/** A share of its size that nobody sees. */
const unseen = 0.005;

/**
 * The change that makes words on one layer as large as the kit's place of it asks; none where they are. They become
 * larger again, up to the kit's own size, only if the words that stood there had the size that the place gave them:
 * one that was set by hand stays. Other layers may have changed along with it: the document is asked for anew for
 * each. `before` is the design with the words that stood there.
 */
export function fitCommands(
  document: DesignDocument,
  place: LayerPlace,
  { assets, kits, textsOf }: FitSources,
  before: DesignDocument,
): Command[] {
  const { product, layer: id } = place;
  const layer = textOf(document, place);
  if (!layer) return [];
  const shaper = assets.font(layer.font);
  const kit = kits.kit(document, product);
  if (!shaper || !kit) return [];
  const words = {
    ...{ layer, stood: textOf(before, place) },
    own: textsOf(document, product).find((one) => one.id === id && one.piece === layer.piece),
  };
  const factor = fitting(words, kit.art, shaper) / layer.size;
  if (Math.abs(factor - 1) < unseen) return [];
  const scale: Command = { type: "scale_layers", product, layers: [id], factor };
  if (!layer.locked) return [scale];
  const lock = { type: "set_locked", product, layers: [id] } as const;
  return [{ ...lock, locked: false }, scale, { ...lock, locked: true }];
}

interface Words {
  readonly layer: TextLayer;
  /** The layer with the words that were there before. */
  readonly stood: TextLayer | undefined;
  /** The text that the kit has there. */
  readonly own: TextLayer | undefined;
}

function fitting({ layer, stood, own }: Words, art: TemplateArt, shaper: FontShaper): number {
  const given = own && stood?.font === layer.font ? sizeInSlot(stood, own, art, shaper) : null;
  const untouched = given !== null && stood && Math.abs(stood.size / given - 1) < unseen;
  const size = own && untouched ? sizeInSlot(layer, own, art, shaper) : null;
  if (size === null) return layer.size * shareInSlot(layer, art, shaper, stood);
  // What was scaled along with its twin has had its share, and may only have had too much of it.
  return layer.size === stood?.size ? size : Math.min(size, layer.size);
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
