import type { AnswerBodyOf, getConfiguratorSet } from "@holeshot/contract";
import { addDiscountCode } from "../../modules/cart/index.ts";
import type { Http } from "../../platform/http/http.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import { type DemoCaller, demoCaller, done } from "./caller.ts";
import { personalDesign } from "./designs.ts";
import { addColleagues, type Colleagues, payInvoice, sendAway } from "./colleague.ts";
import { dayAt, type Deed, type DemoClock, liveThrough, workingMorning } from "./demo-clock.ts";
import { type Progress, takeOrderTo } from "./move-order.ts";
import { type DemoOrder, fillCart, placeOrder, type Selection } from "./place-order.ts";
import { type Plan, plans } from "./plans.data.ts";
import { answerDemoProof, type DemoProof, sendDemoProof } from "./proofs.ts";
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

/** What the demonstration's past has of its own. */
export interface DemoWorld {
  readonly clock: DemoClock;
  /** Sends the mails that wait, at the clock's time. */
  readonly send: () => Promise<void>;
}

/** Fills an empty shop through its own calls, from seven weeks ago until now: whatever stands there afterwards, its people could have made. */
export async function fillShop(
  platform: OpenPlatform,
  server: Http["server"],
  { clock, send }: DemoWorld,
): Promise<Filled> {
  clock.set(dayAt(new Date(), -BEGUN_DAYS_AGO, 8));
  await platform.transaction((tx) =>
    addDiscountCode(tx, { id: platform.newId(), code: demoCode, worth: { percent: 10 } }),
  );
  const customers: Customer[] = [];
  for (const [turn, rider] of demoRiders.entries()) {
    customers.push(await addCustomer(server, rider, turn));
  }
  const staff = await addColleagues(platform);
  await send();
  const orders = await placeOrders(platform, { clock, send }, customers, staff);
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

/** When the first of the riders found the shop: some days before the first order. */
const BEGUN_DAYS_AGO = 47;
/** Bills are paid within two weeks. */
const PAID_AFTER_DAYS = 10;
/** Somewhat more than three weeks after an order its last parcel leaves. */
const SENT_AFTER_DAYS = 19;

/** Orders in every state that an order can be in, and at every station of the workshop, from seven weeks ago until now. */
async function placeOrders(
  platform: OpenPlatform,
  { clock, send }: DemoWorld,
  customers: readonly Customer[],
  staff: Colleagues,
): Promise<number> {
  const now = new Date();
  const deeds = plans.flatMap((plan, turn) => {
    const customer = customers[turn % customers.length];
    return customer === undefined ? [] : deedsOf(platform, { plan, turn, customer, staff, now });
  });
  await liveThrough(clock, deeds, now, send);
  return plans.length;
}

interface Planned {
  readonly plan: Plan;
  /** Which of the orders it is. */
  readonly turn: number;
  readonly customer: Customer;
  readonly staff: Colleagues;
  readonly now: Date;
}

/** An order and what becomes of it, each at its time. */
function deedsOf(
  platform: OpenPlatform,
  { plan, turn, customer, staff, now }: Planned,
): readonly Deed[] {
  const { came, states, station, hold, proof } = plan;
  const staffId = staff.workshop;
  const placed =
    "hoursAgo" in came
      ? new Date(now.getTime() - came.hoursAgo * 3_600_000)
      : dayAt(now, -came.daysAgo, came.hour);
  // Not all at the stroke of a clock.
  const hour = 7.4 + (turn % 7) * 0.63;
  let order = "";
  const take = (at: Date, progress: Progress): Deed => ({
    at,
    run: () => takeOrderTo(platform, { orderId: order, staffId }, progress),
  });
  const later: Record<Progress["states"][number], () => readonly Deed[]> = {
    processing: () => [take(workingMorning(placed, 1, hour), { states: ["processing"], station })],
    cancelled: () => [take(new Date(placed.getTime() + 3_600_000), { states: ["cancelled"] })],
    completed: () => [
      {
        at: workingMorning(placed, PAID_AFTER_DAYS, hour),
        run: () => payInvoice(platform, order, staffId),
      },
      {
        at: workingMorning(placed, SENT_AFTER_DAYS, hour + 5),
        run: () => sendAway(platform, order, { staffId, turn }),
      },
    ],
  };
  return [
    {
      at: placed,
      run: async () => {
        order = await placeOrder(customer.caller, orderOf(customer, plan));
      },
    },
    ...states.flatMap((state) => later[state]()),
    ...(hold === undefined ? [] : [take(workingMorning(placed, 1, hour), { states: [], hold })]),
    ...(proof === undefined ? [] : checkOf(proof, workingMorning(placed, 1, hour))),
  ];

  /** What the designer sent, and what its customer said the evening after. */
  function checkOf({ answer, ...sent }: DemoProof, at: Date): readonly Deed[] {
    const send = () => sendDemoProof(platform, order, { staffId: staff.designer, proof: sent });
    if (answer === undefined) return [{ at, run: send }];
    const said = () => answerDemoProof(customer.caller, order, answer);
    return [
      { at, run: send },
      { at: dayAt(at, 1, 18.6), run: said },
    ];
  }
}

function orderOf(customer: Customer, { payment, manualCheck, team }: Plan): DemoOrder {
  const design = customer.designs.at(-1);
  if (design === undefined) throw new Error("a customer of the demonstration has no design");
  return {
    rider: customer.rider,
    email: demoEmail(customer.rider),
    // One team is enough: it has as many pieces as all the others together.
    selections: selectionsOf(customer, design, team === true ? demoRiders.slice(0, 6) : []),
    payment,
    ...(team === true ? { code: demoCode } : {}),
    ...(manualCheck === true ? { manualCheck } : {}),
  };
}

/** Carts of people who have not made up their minds. */
async function leaveCarts(customers: readonly Customer[]): Promise<void> {
  for (const customer of customers.slice(-2)) {
    const [design] = customer.designs;
    if (design !== undefined) await fillCart(customer.caller, selectionsOf(customer, design, []));
  }
}
