import type { DesignDocument } from "../document.ts";
import { designLimits } from "../limits.ts";
import type { Command } from "./command.ts";
import { patched, productOf, withProduct } from "./edit.ts";
import { Refused } from "./refused.ts";

export function setProperty(
  document: DesignDocument,
  command: Command & { readonly type: "set_property" },
): DesignDocument {
  const { product, property, value } = command;
  const design = productOf(document, product);
  const now = Object.hasOwn(design.properties, property) ? design.properties[property] : null;
  if (now === value) return document;
  const properties = patched(design.properties, { [property]: value });
  if (Object.keys(properties).length > designLimits.propertiesPerProduct) {
    throw new Refused("invalid_value");
  }
  return withProduct(document, product, { ...design, properties });
}
