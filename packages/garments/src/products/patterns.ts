import type { ProductId } from "@holeshot/domain";
import { gloves } from "./gloves/pattern.ts";
import { jersey } from "./jersey/pattern.ts";
import { pants } from "./pants/pattern.ts";
import { pitShirt } from "./pit-shirt/pattern.ts";
import type { ProductPattern } from "./product-pattern.ts";

/** Every product's pattern, for programs that have them all. */
export const patterns: Readonly<Record<ProductId, ProductPattern>> = {
  jersey,
  pants,
  gloves,
  "pit-shirt": pitShirt,
};
