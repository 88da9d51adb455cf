import { afterAll, beforeAll } from "vitest";
import type { Caller } from "./caller.ts";
import { testPlatform, type TestOptions, type TestPlatform } from "./test-platform.ts";

/** A shop for all tests of a file, and somebody with an account in it. */
export interface ShopWithRider {
  readonly shop: TestPlatform;
  readonly rider: Caller;
}

/** Opens a shop before the tests of a file, registers a rider, and closes it after them. */
export function shopWithRider(options: TestOptions = {}): ShopWithRider {
  let shop: TestPlatform | undefined;
  let rider: Caller | undefined;
  beforeAll(async () => {
    shop = await testPlatform(options);
    rider = await shop.customer();
  });
  afterAll(() => shop?.close());
  const open = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("The shop opens before the first test, not earlier.");
    return value;
  };
  return {
    get shop() {
      return open(shop);
    },
    get rider() {
      return open(rider);
    },
  };
}
