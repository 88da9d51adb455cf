import { assertSuccess } from "./assertions.ts";
import { filledCart, ordered } from "./ordering.ts";
import { drawDesign, findSet, saveDesign, uploadFile } from "./sample-design.ts";
import type { Json, Person } from "./wire.ts";

/** One of everything that a customer can own. */
export interface Estate {
  readonly owner: Person;
  readonly set: Json;
  readonly customerId: string;
  readonly image: string;
  readonly group: string;
  readonly design: string;
  /** What the design was before its last save; made by the calls that need one. */
  readonly version?: string;
  /** The share hash of the design. */
  readonly share: string;
  readonly cart: string;
  /** The one that became the order. */
  readonly soldCart: string;
  readonly item: string;
  readonly order: string;
  /** Nobody's: one of the library. */
  readonly logo: string;
  /** A credit note of the order, and a case of staff's list; made by the calls that need one. */
  readonly creditNote?: string;
  readonly unit?: string;
  readonly unitCode?: string;
  readonly parcel?: string;
  readonly line?: string;
  /** The number of an invoice for what a changed line cost more. */
  readonly supplement?: string;
  /** The number of the order's invoice; asked for by the calls that need it. */
  readonly invoice?: string;
  readonly orderLink?: string;
  /** A comment on the design; made by the calls that need one. */
  readonly comment?: string;
  /** A discount code; made by the calls that need one. */
  readonly code?: string;
  readonly paymentCase?: string;
  /** A print pack of the order that is ready; made by the calls that need one. */
  readonly pack?: string;
  /** The token of the mail by which an order of the owner's can be paid. */
  readonly payLink?: string;
}

/** A new group of designs. */
export async function newGroup(who: Person): Promise<string> {
  return assertSuccess(await who.post("/api/customer/groups", { name: "Season" }), 201).id;
}

/** A new vector image. */
export async function newImage(who: Person): Promise<string> {
  return (await uploadFile(who, "roost-racing.svg", "image/svg+xml")).id;
}

/** A new design without images. */
export async function newDesign(who: Person, set: Json): Promise<string> {
  return (await saveDesign(who, set, drawDesign(set))).design.uuid;
}

/** The share hash of a design. */
export async function share(who: Person, design: string): Promise<string> {
  return assertSuccess(await who.post(`/api/configured-sets/${design}/share`), 200).hash;
}

/** A cart ready for checkout, with its first item. */
export async function newFilledCart(
  who: Person,
  set: Json,
  design: string,
): Promise<{ cart: string; item: string }> {
  const cart = await filledCart(who, set, design);
  const { items } = assertSuccess(await who.get(`/api/cart/${cart}`), 200);
  return { cart, item: items[0].id };
}

/** Gives a customer one of everything. */
export async function newEstate(owner: Person): Promise<Estate> {
  const set = await findSet(owner, ["jersey"]);
  const me = assertSuccess(await owner.get("/api/customer"), 200);
  const design = await newDesign(owner, set);
  const sold = await newFilledCart(owner, set, design);
  const result = await ordered(owner, sold.cart);
  const logos = assertSuccess(await owner.get("/api/logos?limit=1"), 200);
  return {
    owner,
    set,
    logo: logos.data[0].id,
    customerId: me.id,
    image: await newImage(owner),
    group: await newGroup(owner),
    design,
    share: await share(owner, design),
    ...(await newFilledCart(owner, set, design)),
    order: result.order_uuid,
    soldCart: sold.cart,
  };
}
