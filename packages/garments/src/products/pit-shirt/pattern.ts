import type { ProductPattern } from "../product-pattern.ts";
import { cut } from "./cut.ts";
import { measurePitShirt } from "./finished.ts";

export const pitShirt: ProductPattern = { cut, finished: measurePitShirt };
