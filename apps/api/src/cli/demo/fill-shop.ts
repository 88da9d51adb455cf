import type { AnswerBodyOf, getConfiguratorSet } from "@holeshot/contract";
import { addDiscountCode } from "../../modules/cart/index.ts";
import type { Http } from "../../platform/http/http.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import { type DemoCaller, demoCaller, done } from "./caller.ts";
import { personalDesign } from "./designs.ts";
import { takeOrderTo } from "./move-order.ts";
import { fillCart, placeOrder, type Selection } from "./place-order.ts";
import { type DemoRider, demoRiders } from "./riders.ts";

type ConfiguratorSet = AnswerBodyOf<typeof getConfiguratorSet, 200>;

export const demoPassword = "holeshot demo rider";
export const demoCode = "DEMO10";

export function demoEmail(rider: DemoRider): string {
  const plain = rider.first.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return `${plain.toLowerCase()}@demo.example`;
}

interface Customer {
  readonly rider: DemoRider;
  readonly caller: DemoCaller;
  readonly set: ConfiguratorSet;
  /** Their designs, the newest last. */
  readonly designs: readonly string[];
}

export interface Filled {
  readonly customers: number;
  readonly designs: number;
  readonly orders: number;
}

/** Fills an empty shop through its own calls: whatever stands there afterwards, a customer could have made. */
export async function fillShop(platform: OpenPlatform, server: Http["server"]): Promise<Filled> {
  await platform.transaction((tx) =>
    addDiscountCode(tx, { id: platform.newId(), code: demoCode, worth: { percent: 10 } }),
  );
  const customers: Customer[] = [];
  for (const [turn, rider] of demoRiders.entries()) {
    customers.push(await addCustomer(server, rider, turn));
  }
  const orders = await placeOrders(platform, customers);
  await leaveCarts(customers);
  const designs = customers.reduce((sum, customer) => sum + customer.designs.length, 0);
  return { customers: customers.length, designs, orders };
}

async function addCustomer(
  server: Http["server"],
  rider: DemoRider,
  turn: number,
): Promise<Customer> {
  const caller = demoCaller(server, rider.language, `203.0.113.${turn + 1}`);
  const { client } = caller;
  const { access_token } = await done(
    client.call("register", {
      body: {
        email: demoEmail(rider),
        password: demoPassword,
        password_confirmation: demoPassword,
        first_name: rider.first,
        last_name: rider.last,
        phone: rider.phone,
        language: rider.language,
      },
    }),
  );
  caller.signIn(access_token);
  const sets = await done(client.call("listConfiguratorSets"));
  // Most want the whole kit; now and then somebody wants another set.
  const summary = sets.data[turn % 4 === 3 ? turn % sets.data.length : 0] ?? sets.data[0];
  if (summary === undefined) throw new Error("the catalogue has no set");
  const configuratorSetUuid = summary.uuid;
  const set = await done(client.call("getConfiguratorSet", { params: { configuratorSetUuid } }));
  return { rider, caller, set, designs: await addDesigns(caller, rider, set, turn) };
}

async function addDesigns(
  caller: DemoCaller,
  rider: DemoRider,
  set: ConfiguratorSet,
  turn: number,
) {
  const { client } = caller;
  const uuids: string[] = [];
  for (const [at, template] of set.templates.slice(0, 4).entries()) {
    const body = {
      configuratorSetUuid: set.uuid,
      name: at === 0 ? rider.design : `${rider.design} · ${template.name}`,
      document: personalDesign(template, rider, turn + at),
    };
    const { design } = await done(client.call("createDesign", { body }));
    uuids.push(design.uuid);
  }
  const [first, second] = uuids;
  if (first !== undefined && turn % 2 === 0) {
    const group = await done(client.call("createGroup", { body: { name: `${rider.city} 2027` } }));
    await done(
      client.call("moveDesign", { params: { uuid: first }, body: { group_id: group.id } }),
    );
    await done(client.call("shareDesign", { params: { uuid: first } }));
  }
  if (second !== undefined && turn % 3 === 0) {
    const copy = await done(client.call("duplicateDesign", { params: { uuid: second }, body: {} }));
    uuids.push(copy.uuid);
  }
  return uuids;
}

/** Sizes for one design: one piece of each product, or a small team with names and numbers. */
function selectionsOf(
  { set, rider }: Customer,
  design: string,
  team: readonly DemoRider[],
): Selection[] {
  return set.products.map((product) => {
    const required = product.properties.filter((property) => property.required);
    const chosen = (turn: number) =>
      Object.fromEntries(
        required.map(({ id, values }) => [id, values[(turn * 2 + 3) % values.length]?.id ?? ""]),
      );
    const rows = (team.length > 0 ? team : [rider]).map((mate, turn) => ({
      properties: chosen(turn),
      quantity: 1,
      ...(team.length > 0 ? { rider: { name: mate.last.toUpperCase(), number: mate.number } } : {}),
    }));
    return { configuredSetUuid: design, product: product.id, rows };
  });
}

const plans = [
  { payment: "invoice", states: ["processing", "completed"], team: true, code: demoCode },
  { payment: "invoice", states: ["processing"] },
  { payment: "invoice", states: [] },
  { payment: "pay_now", states: [] },
  { payment: "pay_now", states: ["cancelled"] },
  { payment: "invoice", states: [], manualCheck: true },
] as const;

/** In each round garments stand at another station, and now and then an order is put aside. */
const rounds = [
  { station: "print" },
  { station: "press", hold: "The sponsor's logo is not the rider's own. Called on Friday." },
  { station: "cut" },
  { station: "sew" },
  { station: "packed" },
] as const;

/** Orders in every state that an order can be in, and at every station of the workshop. */
async function placeOrders(
  platform: OpenPlatform,
  customers: readonly Customer[],
): Promise<number> {
  for (const [round, { station, ...more }] of rounds.entries()) {
    for (const [turn, plan] of plans.entries()) {
      const customer = customers[(turn + round) % customers.length];
      const design = customer?.designs.at(-1);
      if (customer === undefined || design === undefined) continue;
      // One team is enough: it has as many pieces as all the others together.
      const isTeam = "team" in plan && round === 0;
      const order = await placeOrder(customer.caller, {
        rider: customer.rider,
        email: demoEmail(customer.rider),
        selections: selectionsOf(customer, design, isTeam ? demoRiders.slice(0, 6) : []),
        payment: plan.payment,
        ...(isTeam ? { code: plan.code } : {}),
        ...("manualCheck" in plan ? { manualCheck: true } : {}),
      });
      const isWaiting = plan.payment === "invoice" && plan.states.length === 0;
      const hold = isWaiting && !("manualCheck" in plan) && "hold" in more ? more.hold : undefined;
      await takeOrderTo(platform, order, { states: plan.states, station, hold });
    }
  }
  return rounds.length * plans.length;
}

/** Carts of people who have not made up their minds. */
async function leaveCarts(customers: readonly Customer[]): Promise<void> {
  for (const customer of customers.slice(-2)) {
    const [design] = customer.designs;
    if (design !== undefined) await fillCart(customer.caller, selectionsOf(customer, design, []));
  }
}
