import type { Command, ImageLayer, Layer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { ReactNode } from "react";
import type { Format } from "../../../lib/format.ts";
import type { Translate } from "../../../lib/i18n/translator.ts";
import type { CatalogueTemplate, OpenDesign } from "../design-context.ts";
import type { PanelId } from "../panels/panels.ts";

/**
 * What the editor knows of a kind of layer from the start. Methods, so that one kind's facts may stand where any kind's
 * are asked: they are only ever asked about their own layers.
 */
export interface LayerFacts<L extends Layer> {
  /** Where it is changed: opens when a layer is chosen. */
  readonly panel: PanelId;
  /** What it is called while nobody has named it. */
  nameOf(layer: L, t: Translate, template: CatalogueTemplate | undefined): string;
  /** Turns it over as in a mirror; null for what has no two sides. */
  flip(layer: L, product: ProductId): Command | null;
  /** The customer's own picture, which may be turned into lines; null for what is none. */
  traceable(layer: L): ImageLayer | null;
}

/** What the words of a row are made with. */
export interface RowWords {
  readonly t: Translate;
  readonly number: Format["number"];
  readonly set: OpenDesign["set"];
}

/** A kind of layer in the list. */
export interface LayerRow<L extends Layer> {
  /** What it is, in a few words. */
  detail(layer: L, words: RowWords): string;
  /** A layer at 32 pixels. */
  thumb(layer: L): ReactNode;
}
