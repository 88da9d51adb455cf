import type { ProductId } from "@holeshot/garments";
import { changeLinked } from "../../commands/change-linked.ts";
import type { Command, TextStyle } from "../../commands/command.ts";
import { openLayer, patched } from "../../commands/edit.ts";
import { Refused } from "../../commands/refused.ts";
import type { DesignDocument, Layer, TextLayer } from "../../document.ts";
import { resizedText } from "./place.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

export function setText(document: DesignDocument, command: Of<"set_text">): DesignDocument {
  const layer = textLayer(document, command.product, command.layer);
  // Words that somebody gave are no sample, also when they are the sample's own.
  return changeLinked(document, command.product, layer, (one) =>
    patched<Layer>(one, { text: command.text, sample: null }),
  );
}

/**
 * Changes the look of text layers and of everything linked to them. Linked layers keep their own
 * size: lengths that come with the style are carried over in proportion.
 */
export function styleText(document: DesignDocument, command: Of<"style_text">): DesignDocument {
  const { product, style } = command;
  return command.layers.reduce((next, id) => {
    const layer = textLayer(next, product, id);
    const styled = styledText(layer, style);
    return changeLinked(next, product, layer, (one) => {
      if (one.kind !== "text") return one;
      if (one === layer) return styled;
      return styledText(one, proportioned(style, styled, one));
    });
  }, document);
}

function textLayer(document: DesignDocument, product: ProductId, id: string): TextLayer {
  const layer = openLayer(document, product, id);
  if (layer.kind !== "text") throw new Refused("wrong_kind");
  return layer;
}

function styledText(layer: TextLayer, style: TextStyle): TextLayer {
  return patched(layer, { ...style });
}

/** The style as a linked layer of another size takes it: same share of the cap height, size its own. */
function proportioned(style: TextStyle, styled: TextLayer, target: TextLayer): TextStyle {
  const scaled = resizedText(styled, target.size);
  const { size: _own, role: _role, ...shared } = style;
  return {
    ...shared,
    ...(style.letter_spacing !== undefined && { letter_spacing: scaled.letter_spacing }),
    ...(style.stroke && { stroke: scaled.stroke }),
    ...(style.strokes && { strokes: scaled.strokes ?? null }),
    ...(style.shadow && { shadow: scaled.shadow ?? null }),
  };
}
