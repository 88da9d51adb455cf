import { allJobs, allModules, buildHttp } from "../../apps/api/src/app.ts";
import { demoCaller, done } from "../../apps/api/src/cli/demo/caller.ts";
import { personalDesign } from "../../apps/api/src/cli/demo/designs.ts";
import { placeOrder, type Selection } from "../../apps/api/src/cli/demo/place-order.ts";
import { type DemoRider, demoRiders } from "../../apps/api/src/cli/demo/riders.ts";
import { findOrder } from "../../apps/api/src/modules/orders/index.ts";
import type { OpenPlatform } from "../../apps/api/src/platform/open-platform.ts";

/** A team whose kits are printed: so many riders, in turn in each of these designs of the first set. */
export interface TeamWish {
  readonly riders: number;
  readonly designs: number;
}

const email = "team@bench.example";

/** Orders whole kits for teams as their captain would, on invoice; answers the orders' numbers. */
export async function teamOrders(
  platform: OpenPlatform,
  wishes: readonly TeamWish[],
): Promise<string[]> {
  const modules = allModules();
  await platform.queue.prepare(allJobs(platform, modules));
  const http = await buildHttp(platform, modules);
  const [captain] = demoRiders;
  if (!captain) throw new Error("nobody rides");
  const caller = demoCaller(http.server, captain.language, "203.0.113.9");
  const { client } = caller;
  const password = "gate drops at nine";
  const register = client.call("register", {
    body: {
      email,
      password,
      password_confirmation: password,
      first_name: captain.first,
      last_name: captain.last,
      phone: captain.phone,
      language: captain.language,
    },
  });
  caller.signIn((await done(register)).access_token);
  const numbers: string[] = [];
  for (const { riders, designs } of wishes) {
    const made = await selectionsOf(caller, riders, designs);
    const id = await placeOrder(caller, {
      rider: captain,
      email,
      selections: made,
      payment: "invoice",
    });
    const order = await findOrder(platform.db, id);
    numbers.push(order?.order_number ?? "");
  }
  await http.server.close();
  return numbers;
}

async function selectionsOf(
  { client }: ReturnType<typeof demoCaller>,
  riders: number,
  designs: number,
): Promise<Selection[]> {
  const sets = await done(client.call("listConfiguratorSets"));
  const configuratorSetUuid = sets.data[0]?.uuid ?? "";
  const set = await done(client.call("getConfiguratorSet", { params: { configuratorSetUuid } }));
  const selections: Selection[] = [];
  for (let at = 0; at < designs; at += 1) {
    const template = set.templates[at];
    if (!template) throw new Error("the first set has fewer kits");
    const body = {
      configuratorSetUuid,
      name: `Bench ${template.name}`,
      document: personalDesign(template, riderAt(at), at),
    };
    const { design } = await done(client.call("createDesign", { body }));
    const own = Array.from({ length: riders }, (_, turn) => turn).filter(
      (turn) => turn % designs === at,
    );
    for (const product of set.products) {
      const required = product.properties.filter((property) => property.required);
      const rows = own.map((turn) => ({
        properties: Object.fromEntries(
          required.map(({ id, values }) => [id, values[(turn * 2 + 3) % values.length]?.id ?? ""]),
        ),
        quantity: 1,
        rider: { name: riderAt(turn).last.toUpperCase(), number: numberOf(turn) },
      }));
      selections.push({ configuredSetUuid: design.uuid, product: product.id, rows });
    }
  }
  return selections;
}

function riderAt(turn: number): DemoRider {
  const rider = demoRiders[turn % demoRiders.length];
  if (!rider) throw new Error("nobody rides");
  return rider;
}

function numberOf(turn: number): string {
  return String(Number(riderAt(turn).number) + Math.floor(turn / demoRiders.length));
}
