import type { TestProject } from "vitest/node";
import { type Shop, type ShopAddress, startShop } from "./wire/support/shop.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The shop that the tests of a project visit. */
    shop: ShopAddress;
  }
}

let shop: Shop | undefined;

/** One shop for many test files: as in life, many visit it at once and nobody is in another's way. */
export async function setup(project: TestProject): Promise<void> {
  shop = await startShop();
  project.provide("shop", shop.address);
}

export async function teardown(): Promise<void> {
  await shop?.[Symbol.asyncDispose]();
}
