import { changeLinked } from "../../commands/change-linked.ts";
import type { Command } from "../../commands/command.ts";
import { openLayer, patched } from "../../commands/edit.ts";
import { Refused } from "../../commands/refused.ts";
import type { DesignDocument, ImageLayer } from "../../document.ts";

type Of<T extends Command["type"]> = Command & { readonly type: T };

export function setImage(document: DesignDocument, command: Of<"set_image">): DesignDocument {
  const { product, image } = command;
  const layer = openLayer(document, product, command.layer);
  if (layer.kind !== "image") throw new Refused("wrong_kind");
  const { width, ...shared } = image;
  return changeLinked(document, product, layer, (one) => {
    if (one.kind !== "image") return one;
    return patched<ImageLayer>(one, one === layer ? { ...shared, width } : { ...shared });
  });
}
