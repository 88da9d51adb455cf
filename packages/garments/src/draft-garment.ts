import { choose } from "./choose.ts";
import type { Garment, ProductId } from "./garment.ts";
import { draftGloves } from "./gloves/draft-gloves.ts";
import { gloveOptions } from "./gloves/options.ts";
import { draftJersey } from "./jersey/draft-jersey.ts";
import { jerseyOptions } from "./jersey/options.ts";
import { draftPants } from "./pants/draft-pants.ts";
import { pantsOptions } from "./pants/options.ts";

/** What to draft. `options` takes a product's chosen properties as they are; those that change no piece are left aside. */
export interface GarmentRequest {
  readonly product: ProductId;
  readonly size: string;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * Drafts a garment's pieces from the body tables of its size. The same request always gives the same pieces.
 * Throws `RangeError` on a size or an option's value the product does not have.
 */
export function draftGarment({ product, size, options = {} }: GarmentRequest): Garment {
  switch (product) {
    case "jersey":
      return draftJersey(size, choose(jerseyOptions, options));
    case "pants":
      return draftPants(size, choose(pantsOptions, options));
    case "gloves":
      return draftGloves(size, choose(gloveOptions, options));
  }
}
