import type { ProductPattern } from "../product-pattern.ts";
import { cut } from "./cut.ts";
import { measureJersey } from "./finished.ts";

export const jersey: ProductPattern = { cut, finished: measureJersey };
