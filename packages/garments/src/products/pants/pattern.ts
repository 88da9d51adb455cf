import type { ProductPattern } from "../product-pattern.ts";
import { cut } from "./cut.ts";
import { measurePants } from "./finished.ts";

export const pants: ProductPattern = { cut, finished: measurePants };
