import { afterAll, beforeAll } from "vitest";
import type { Shop } from "./shop.ts";
import { startShop } from "./shop.ts";
import type { Person } from "./wire.ts";
import { newCustomer, person } from "./wire.ts";

/** The shop of one test file, and the people in it. */
export interface SharedShop {
  readonly shop: Shop;
  readonly visitor: Person;
  customer(): Promise<Person>;
  /** Somebody of the staff, made through the command line. */
  staff(role: "designer" | "administrator"): Promise<Person>;
}

async function newStaff(shop: Shop, role: string): Promise<Person> {
  const email = `${role}.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const password = "staff entrance 42";
  await shop.command(["staff", "add", email, "--role", role], `${password}\n`);
  const answer = await person(shop.baseUrl).post("/api/customer/login", { email, password });
  if (answer.status !== 200) throw new Error(`sign-in of ${role}: ${answer.status} ${answer.text}`);
  return person(shop.baseUrl, answer.json.access_token);
}

/** Starts a shop before the tests of a file and ends it after them. */
export function sharedShop(environment: Readonly<Record<string, string>> = {}): SharedShop {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await startShop(environment);
  });
  afterAll(async () => {
    await shop?.[Symbol.asyncDispose]();
  });
  const running = (): Shop => {
    if (shop === undefined) throw new Error("The shop is not running.");
    return shop;
  };
  return {
    get shop() {
      return running();
    },
    get visitor() {
      return person(running().baseUrl);
    },
    customer: () => newCustomer(running().baseUrl),
    staff: (role) => newStaff(running(), role),
  };
}
