import { afterAll, beforeAll, inject } from "vitest";
import { type OpenShop, type Shop, startShop, visitShop } from "./shop.ts";
import type { Person } from "./wire.ts";
import { newCustomer, person } from "./wire.ts";

/** A shop and the people in it. */
export interface SharedShop {
  readonly shop: OpenShop;
  readonly visitor: Person;
  customer(): Promise<Person>;
  /** Somebody of the staff, made through the command line. */
  staff(role: "designer" | "workshop" | "finance" | "administrator"): Promise<Person>;
}

async function newStaff(shop: OpenShop, role: string): Promise<Person> {
  const email = `${role}.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const password = "staff entrance 42";
  await shop.command(["staff", "add", email, "--role", role], `${password}\n`);
  const answer = await person(shop.baseUrl).post("/api/customer/login", { email, password });
  if (answer.status !== 200) throw new Error(`sign-in of ${role}: ${answer.status} ${answer.text}`);
  return person(shop.baseUrl, answer.json.access_token);
}

/** The shop that all test files of the run visit. */
export function sharedShop(): SharedShop {
  return within(() => visitShop(inject("shop")));
}

/** A shop of a test file's own, from before its tests until after them. */
export function ownShop(): SharedShop {
  let shop: Shop | undefined;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(async () => {
    await shop?.[Symbol.asyncDispose]();
  });
  return within(() => {
    if (shop === undefined) throw new Error("The shop is not running.");
    return shop;
  });
}

function within(shop: () => OpenShop): SharedShop {
  return {
    get shop() {
      return shop();
    },
    get visitor() {
      return person(shop().baseUrl);
    },
    customer: () => newCustomer(shop().baseUrl),
    staff: (role) => newStaff(shop(), role),
  };
}
