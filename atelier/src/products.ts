import type { ProductId } from "@holeshot/garments";
import { gloves } from "./gloves/sewing.ts";
import { jersey } from "./jersey/sewing.ts";
import { pants } from "./pants/sewing.ts";
import { pitShirt } from "./pit-shirt/sewing.ts";
import type { ProductSewing } from "./product-sewing.ts";

/** How each product is sewn. */
export const sewing: Readonly<Record<ProductId, ProductSewing>> = {
  jersey,
  pants,
  gloves,
  "pit-shirt": pitShirt,
};
