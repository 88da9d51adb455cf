import type { ProductPattern } from "../product-pattern.ts";
import { cut } from "./cut.ts";
import { measureGloves } from "./finished.ts";

export const gloves: ProductPattern = { cut, finished: measureGloves };
