import assert from "node:assert/strict";
import { type Route, type RouteId, routes } from "@holeshot/contract";
import { beforeAll, describe, test } from "vitest";
import { assertRefused, assertSuccess } from "./support/assertions.ts";
import { changeFixtures } from "./support/change-fixtures.ts";
import type { Estate } from "./support/estate.ts";
import { newDesign, newEstate, newFilledCart, newGroup, newImage } from "./support/estate.ts";
import {
  type Actor,
  actors,
  expected,
  type Fixture,
  type Ownership,
  ownerships,
  staff,
} from "./support/guards.ts";
import { officeFixtures } from "./support/office-fixtures.ts";
import { readyPackOf } from "./support/packs.ts";
import { checkoutBody } from "./support/ordering.ts";
import { parcelFixtures } from "./support/parcel-fixtures.ts";
import * as things from "./support/order-things.ts";
import { drawDesign } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import { togetherFixtures } from "./support/together-fixtures.ts";
import { unitFixtures } from "./support/unit-fixtures.ts";
import { versionFixtures } from "./support/version-fixtures.ts";
import { type Answer, type Json, type Person, registration } from "./support/wire.ts";

const missingId = "01934a5e-6c00-7a10-8c01-00000000dead";
const design = (estate: Estate) => ({ uuid: estate.design });
const round = (estate: Estate) => ({ ...design(estate), product: "jersey", kind: "model" });
const cart = (estate: Estate) => ({ uuid: estate.cart });
const order = (estate: Estate) => ({ orderUuid: estate.order });
const pack = (estate: Estate) => ({ ...order(estate), id: estate.pack ?? missingId });
const renewDesign = async (estate: Estate) => ({
  design: await newDesign(estate.owner, estate.set),
});
const renewCart = (estate: Estate) => newFilledCart(estate.owner, estate.set, estate.design);
const orderLink = (estate: Estate) => ({ ...order(estate), token: estate.orderLink ?? "" });
/** Who of the staff makes what the others must not reach. */
const maker = () => people.get("designer") as Person;
const makeOrderLink = (estate: Estate) => things.renewOrderLink(estate, maker(), house.shop);
const makeLink = (estate: Estate) => things.renewLink(estate, house.shop);
const paymentLink = (estate: Estate) => ({ ...order(estate), token: estate.payLink ?? "" });
/** One fixture for every call of the contract: a new call without one fails the first test. */
const fixtures: Readonly<Record<RouteId, Fixture>> = {
  register: { guard: "public", body: () => registration() },
  login: { guard: "public", body: () => ({ email: "nobody@example.com", password: "x" }) },
  logout: { guard: "self" },
  forgotPassword: { guard: "public", body: () => ({ email: "nobody@example.com" }) },
  resetPassword: {
    guard: "public",
    body: () => ({ token: "x", password: "long enough", password_confirmation: "long enough" }),
  },
  getCustomer: { guard: "self" },
  updateCustomer: { guard: "self", body: () => ({ first_name: "Romy" }) },
  exportCustomer: { guard: "self" },
  deleteCustomer: { guard: "self", body: () => ({ password: "not this one" }) },
  listSessions: { guard: "self" },
  endSession: { guard: "self", params: () => ({ id: missingId }) },
  endOtherSessions: { guard: "self" },
  changeEmail: {
    guard: "self",
    body: () => ({ email: "elsewhere@example.com", password: "not this one" }),
  },
  confirmEmail: { guard: "public", body: () => ({ token: "x" }) },
  changePassword: {
    guard: "self",
    body: () => ({
      current_password: "not this one",
      password: "long enough by far",
      password_confirmation: "long enough by far",
    }),
  },

  listImages: { guard: "self" },
  uploadImage: { guard: "public" },
  claimUploads: { guard: "self", body: () => ({ key: "x".repeat(20), images: [] }) },
  markImageUsed: { guard: "owner", params: (estate) => ({ id: estate.image }) },
  deleteImage: {
    guard: "owner",
    params: (estate) => ({ id: estate.image }),
    renew: async (estate) => ({ image: await newImage(estate.owner) }),
  },
  restoreImage: {
    guard: "owner",
    params: (estate) => ({ id: estate.image }),
    renew: async (estate) => {
      const image = await newImage(estate.owner);
      assertSuccess(await estate.owner.remove(`/api/customer/images/${image}`), 204);
      return { image };
    },
  },
  getImageFile: {
    guard: "bearer",
    params: (estate) => ({ id: estate.image, variant: "original" }),
  },
  listLogos: { guard: "public" },
  getLogoFile: { guard: "public", params: (estate) => ({ id: estate.logo }) },

  listConfiguratorSets: { guard: "public" },
  getConfiguratorSet: {
    guard: "bearer",
    params: (estate) => ({ configuratorSetUuid: estate.set.uuid }),
  },
  listCountries: { guard: "public" },
  getShop: { guard: "public" },
  getPressColours: { guard: "public", query: () => "colours=ff0000-ccff00" },
  getCatalogueFile: {
    guard: "public",
    params: (estate) => ({ file: estate.set.fonts[0].file_url.split("/").at(-1) }),
  },
  createDesign: {
    guard: "public",
    body: (estate) => ({
      configuratorSetUuid: estate.set.uuid,
      name: "New",
      document: drawDesign(estate.set),
    }),
  },
  getDesign: { guard: "read design", params: design },
  saveDesign: {
    guard: "design",
    params: design,
    body: (estate) => ({ name: "Saved", document: drawDesign(estate.set), version: 1 }),
  },
  deleteDesign: { guard: "design", params: design, renew: renewDesign },
  restoreDesign: {
    guard: "design",
    params: design,
    renew: async (estate) => {
      const made = await renewDesign(estate);
      assertSuccess(await estate.owner.remove(`/api/configured-sets/${made.design}`), 204);
      return made;
    },
  },
  duplicateDesign: { guard: "design", params: design },
  ...versionFixtures,
  shareDesign: { guard: "design", params: design },
  unshareDesign: { guard: "design", params: design, renew: renewDesign },
  getSharedDesign: {
    guard: "secret",
    params: (estate) => ({ uuid: estate.design, hash: estate.share }),
  },
  takeOverDesign: {
    guard: "claim",
    params: design,
    body: (estate) => ({ hash: estate.share }),
  },
  ...togetherFixtures,
  moveDesign: { guard: "owner", params: design, body: () => ({ group_id: null }) },
  listDesigns: { guard: "self" },
  getDesignPreview: {
    guard: "read design",
    params: (estate) => ({ uuid: estate.design, product: "jersey", side: "front" }),
  },
  askRound: { guard: "read design", params: round },
  getRound: { guard: "read design", params: round },
  getRoundFile: {
    guard: "read design",
    params: (estate) => ({ uuid: estate.design, product: "jersey", file: "model.glb" }),
  },
  listGroups: { guard: "self" },
  createGroup: { guard: "self", body: () => ({ name: "Winter" }) },
  renameGroup: {
    guard: "owner",
    params: (estate) => ({ id: estate.group }),
    body: () => ({ name: "Summer" }),
  },
  deleteGroup: {
    guard: "owner",
    params: (estate) => ({ id: estate.group }),
    renew: async (estate) => ({ group: await newGroup(estate.owner) }),
  },

  createCart: { guard: "public" },
  getCart: { guard: "bearer", params: cart },
  updateCart: { guard: "bearer", params: cart, body: () => ({ manual_check: false }) },
  addToCart: {
    guard: "design",
    params: (estate) => ({ uuid: estate.cart, configuredSetUuid: estate.design }),
  },
  setQuantities: {
    guard: "bearer",
    params: cart,
    body: (estate) => ({
      selections: [
        {
          configuredSetUuid: estate.design,
          product: "jersey",
          rows: [{ properties: {}, quantity: 2 }],
        },
      ],
    }),
  },
  removeCartItem: {
    guard: "bearer",
    params: (estate) => ({ uuid: estate.cart, cartItemId: estate.item }),
    renew: renewCart,
  },
  claimCart: { guard: "owner", params: cart },
  setDiscountCode: { guard: "bearer", params: cart, body: () => ({ code: "NOTHING" }) },
  removeDiscountCode: { guard: "bearer", params: cart },
  listShippingMethods: { guard: "bearer", params: cart, query: () => "country=nl" },
  getQuote: { guard: "bearer", params: cart, query: () => "country=nl&shipping_method=standard" },
  checkout: { guard: "owner", params: cart, renew: renewCart },

  getInvoiceCredit: { guard: "self" },
  listOrders: { guard: "self" },
  getOrder: { guard: "owner", params: order },
  getCartOrder: { guard: "owner", params: ({ soldCart }) => ({ uuid: soldCart }) },
  getCreditNote: {
    guard: "owner",
    params: order,
    renew: async (estate) => ({ order: await things.cancelledOrder(estate, maker()) }),
  },
  getInvoice: { guard: "owner", params: order },
  getNumberedCreditNote: {
    guard: "owner",
    params: (estate) => ({ ...order(estate), number: estate.creditNote ?? "HC-2026-000001" }),
    renew: async ({ owner, ...estate }) => {
      const id = await things.cancelledOrder({ owner, ...estate }, maker());
      const { documents } = (await owner.get(`/api/customer/orders/${id}`)).json;
      return { order: id, creditNote: documents[1].number };
    },
  },
  payOrder: { guard: "owner", params: order },
  checkPayment: { guard: "owner", params: order },
  getPaymentLink: { guard: "secret", params: paymentLink, renew: makeLink },
  checkPaymentLink: { guard: "secret", params: paymentLink, renew: makeLink },
  payByLink: { guard: "secret", params: paymentLink, renew: makeLink },
  getOrderLink: { guard: "secret", params: orderLink, renew: makeOrderLink },
  getOrderLinkProof: { guard: "secret", params: orderLink, renew: makeOrderLink },
  approveLinkProof: { guard: "secret", params: orderLink, body: () => ({}), renew: makeOrderLink },
  requestLinkProofChanges: {
    guard: "secret",
    params: orderLink,
    body: () => ({ message: "Bigger." }),
    renew: makeOrderLink,
  },
  reorder: { guard: "owner", params: order },
  cancelOrder: { guard: "owner", params: order },
  ...changeFixtures,
  getProof: { guard: "owner", params: order },
  approveProof: { guard: "owner", params: order },
  requestProofChanges: { guard: "owner", params: order, body: () => ({ message: "Bigger." }) },
  listPaymentMethods: { guard: "public", query: () => "country=nl&amount=12995" },
  paymentWebhook: { guard: "public", params: () => ({ provider: "sandbox" }) },

  listStaffOrders: { guard: "staff list", roles: "DWFA" },
  getStaffOrder: { guard: "staff", roles: "DWFA", params: order },
  moveStaffOrder: {
    guard: "staff",
    roles: "DWFA",
    params: order,
    body: () => ({ status: "confirmed" }),
  },
  noteClothLot: {
    guard: "staff",
    roles: "DWA",
    body: () => ({ lot: "L-1", cloth: "vented-mesh", across_mm: 497, along_mm: 492.5 }),
  },
  listClothLots: { guard: "staff", roles: "DWA" },
  startPack: { guard: "staff", roles: "DWA", params: order, body: () => ({ piece: "collar" }) },
  listPacks: { guard: "staff", roles: "DWA", params: order },
  getPack: {
    guard: "staff",
    roles: "DWA",
    params: pack,
    renew: (estate) => readyPackOf(estate, people.get("designer") as Person),
  },
  downloadPack: {
    guard: "staff",
    roles: "DWA",
    params: pack,
    renew: (estate) => readyPackOf(estate, people.get("designer") as Person),
  },
  refundOrder: {
    guard: "staff",
    roles: "DFA",
    params: order,
    body: () => ({ amount: 1, reason: "Late" }),
  },
  settleInvoice: { guard: "staff", roles: "DFA", params: order, body: () => ({ amount: 1 }) },
  listPaymentCases: { guard: "staff list", roles: "DFA" },
  closePaymentCase: {
    guard: "staff",
    roles: "DFA",
    params: (estate) => ({ id: estate.paymentCase ?? missingId }),
    body: () => ({ note: "Looked at" }),
    renew: async (estate) => ({ paymentCase: await things.transferDue(estate, maker()) }),
  },
  sendProof: {
    guard: "staff",
    roles: "DA",
    params: order,
    body: (estate) => ({
      message: "Look",
      lines: [{ line_id: missingId, document: drawDesign(estate.set) }],
    }),
  },
  createStaffDesign: {
    guard: "staff",
    roles: "DA",
    params: (estate) => ({ id: estate.customerId }),
    body: (estate) => ({
      configuratorSetUuid: estate.set.uuid,
      name: "From us",
      document: drawDesign(estate.set),
    }),
  },
  getSecondFactor: { guard: "staff list", roles: "DWFA" },
  beginSecondFactor: {
    guard: "staff list",
    roles: "DWFA",
    body: () => ({ password: "not this one" }),
  },
  confirmSecondFactor: { guard: "staff list", roles: "DWFA", body: () => ({ code: "000000" }) },
  removeSecondFactor: {
    guard: "staff list",
    roles: "DWFA",
    body: () => ({ password: "not this one", code: "000000" }),
  },

  countStaffOrders: { guard: "staff list", roles: "DWFA" },
  holdOrder: {
    guard: "staff",
    roles: "DWFA",
    params: order,
    body: () => ({ reason: "The logo is not the customer's own." }),
  },
  releaseOrder: { guard: "staff", roles: "DWFA", params: order, body: () => ({}) },
  noteOrder: { guard: "staff", roles: "DWFA", params: order, body: () => ({ text: "Called." }) },
  ...parcelFixtures(maker),
  listProduction: { guard: "staff list", roles: "DWFA" },
  ...unitFixtures(maker),
  listStaffPeople: { guard: "staff list", roles: "A" },
  addStaffPerson: {
    guard: "staff list",
    roles: "A",
    body: () => ({ ...registration(), role: "workshop" }),
  },
  changeStaffPerson: {
    guard: "staff",
    roles: "A",
    params: () => ({ id: spareId }),
    body: () => ({}),
  },
  endStaffSessions: { guard: "staff", roles: "A", params: () => ({ id: spareId }) },
  readStaffLog: { guard: "staff list", roles: "A" },
  watchStaffOrders: { guard: "staff list", roles: "DWFA" },

  ...officeFixtures(() => people.get("finance") as Person),

  healthLive: { guard: "public" },
  healthReady: { guard: "public" },
};

const house = sharedShop();
const people = new Map<Actor, Person>();
/** Somebody of the staff whom no other test needs. */
let spareId = missingId;
const estates = new Map<Actor, Estate>();

beforeAll(async () => {
  people.set("visitor", house.visitor);
  people.set("customer", await house.customer());
  people.set("other customer", await house.customer());
  for (const role of staff) people.set(role, await house.staff(role));
  spareId = (await (await house.staff("workshop")).get("/api/customer")).json.id;
  for (const actor of ["customer", "other customer"] as const) {
    estates.set(actor, await newEstate(people.get(actor) as Person));
  }
});

function estateOf(actor: Actor, ownership: Ownership): Estate | undefined {
  if (ownership === "own") return estates.get(actor);
  return estates.get(actor === "customer" ? "other customer" : "customer");
}

function fill(route: Route, params: Readonly<Record<string, string>>, missing: boolean): string {
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? assert.fail(`${route.id} has no fixture for {${name}}`);
    return missing && /^[0-9a-f]{8}-/.test(value) ? missingId : value;
  });
}

/** Calls that must be told a key by which a repeat is known. */
const keyed: ReadonlySet<string> = new Set(["checkout", "refundOrder"]);

async function callAs(route: Route, actor: Actor, ownership: Ownership): Promise<Answer> {
  const fixture = fixtures[route.id];
  const found = estateOf(actor, ownership) as Estate;
  const renewed = ownership === "missing" ? undefined : await renew(route, found);
  const estate: Estate = { ...found, ...renewed };
  const path = fill(route, fixture.params?.(estate) ?? {}, ownership === "missing");
  const query = fixture.query === undefined ? "" : `?${fixture.query(estate)}`;
  const who = await actingAs(actor, route);
  const body: Json =
    route.id === "checkout" ? await checkoutBody(who, estate.cart) : fixture.body?.(estate);
  const answer = await who.ask(route.method, path + query, {
    ...(body === undefined ? {} : { body }),
    ...(keyed.has(route.id)
      ? { headers: { "idempotency-key": `${actor}-${ownership}`.replaceAll(" ", "-") } }
      : {}),
  });
  if (answer.status !== 401 && answer.status !== 404)
    unused.delete(`${route.id} ${found.customerId}`);
  return answer;
}

/** What was made for a call that was refused: it is as it was made, and does for the next. */
const unused = new Map<string, Partial<Estate>>();

async function renew(route: Route, found: Estate): Promise<Partial<Estate> | undefined> {
  const key = `${route.id} ${found.customerId}`;
  const made = unused.get(key) ?? (await fixtures[route.id].renew?.(found));
  if (made) unused.set(key, made);
  return made;
}

/** Signing out uses up the session: that call gets one of its own. */
async function actingAs(actor: Actor, route: Route): Promise<Person> {
  if (route.id === "logout" && actor !== "visitor") return house.customer();
  return people.get(actor) as Person;
}

test("every call has an ownership fixture", () => {
  assert.deepEqual(
    routes.map((route) => String(route.id)).sort((a, b) => a.localeCompare(b)),
    Object.keys(fixtures).sort((a, b) => a.localeCompare(b)),
  );
});

test("every staff call names the right it asks for", () => {
  const calls = routes.filter((route) => route.auth === "staff" || route.auth === "administrator");
  assert.ok(calls.length > 15);
  for (const route of calls) {
    assert.ok(route.may, route.id);
    assert.ok(fixtures[route.id].roles, route.id);
  }
});

// Refusals first: the owner's own calls change or use up what the others must not reach.
const inOrder = [...ownerships].reverse();

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "%s",
  (_, route) => {
    const { guard, params } = fixtures[route.id];
    const kinds = params === undefined ? (["own"] as const) : inOrder;
    const cases = kinds.flatMap((ownership) =>
      actors
        .filter((actor) => ownership !== "own" || params === undefined || ownsThings(actor))
        .map((actor) => [actor, ownership] as const),
    );

    test.each(cases)("%s, %s [S1.09, S6.01]", async (actor, ownership) => {
      if (guard === "public" && ownership === "missing") return;
      const answer = await callAs(route, actor, params === undefined ? "foreign" : ownership);
      const wanted = expected(fixtures[route.id], actor, ownership);
      if (wanted === 401) return assertRefused(answer, 401, "unauthenticated");
      if (wanted === 404) {
        const code = route.id === "takeOverDesign" ? "take_over_failed" : "not_found";
        return assertRefused(answer, 404, code);
      }
      assertOpen(answer, route);
    });
  },
);

function ownsThings(actor: Actor): boolean {
  return actor === "customer" || actor === "other customer";
}

/** The call was let in: it did its work, or refused for a reason of its own. */
function assertOpen(answer: Answer, route: Route): void {
  const told = `${answer.status} ${answer.text.slice(0, 300)}`;
  assert.ok(answer.status < 500, told);
  const own = answer.json?.code as string | undefined;
  if (route.id === "login") return assert.equal(own, "invalid_credentials", told);
  if (route.id === "paymentWebhook") return assert.equal(own, "invalid_signature", told);
  assert.ok(answer.status !== 401 && answer.status !== 403, told);
  // No code in the cart, no picture yet and no such session are "not found" for the owner, too.
  const empty = ["removeDiscountCode", "getDesignPreview", "getRoundFile", "endSession"];
  if (!empty.includes(route.id)) assert.notEqual(answer.status, 404, told);
}
