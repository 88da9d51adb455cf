import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { assertSuccess } from "./support/assertions.ts";
import type { Estate } from "./support/estate.ts";
import {
  newDesign,
  newEstate,
  newFilledCart,
  newGroup,
  newImage,
  share,
} from "./support/estate.ts";
import { checkoutBody, choices } from "./support/ordering.ts";
import type { GeneratedRequest, KnownValues } from "./support/published-contract.ts";
import { readContract, requestsFor } from "./support/published-contract.ts";
import { drawDesign } from "./support/sample-design.ts";
import { ownShop } from "./support/shared-shop.ts";
import type { Answer, Person } from "./support/wire.ts";
import { registration } from "./support/wire.ts";

const long = process.env["LONG"] === "1";
const count = Number(process.env["REQUESTS"] ?? (long ? 3000 : 300));
const seed = Number(process.env["SEED"] ?? 20261120);
/** Customers are replaced, so that limits per account do not end the depth of the requests. */
const perCustomer = 150;

const house = ownShop();
let staff: Person | undefined;

async function knownValues(estate: Estate): Promise<KnownValues> {
  const document = drawDesign(estate.set);
  const password = "full throttle 42";
  const jersey = { configuredSetUuid: estate.design, product: "jersey" };
  const rows = [{ properties: choices(estate.set, "jersey"), quantity: 3 }];
  return {
    document,
    params: {
      "cart.uuid": estate.cart,
      "configured-sets.uuid": estate.design,
      configuredSetUuid: estate.design,
      configuratorSetUuid: estate.set.uuid,
      cartItemId: estate.item,
      orderUuid: estate.order,
      "images.id": estate.image,
      "groups.id": estate.group,
      "staff.id": estate.customerId,
      "logos.id": estate.logo,
      hash: estate.share,
      provider: "sandbox",
      product: "jersey",
      country: "nl",
      file: estate.set.fonts[0].file_url.split("/").at(-1),
    },
    bodies: {
      register: registration(),
      login: { email: "someone@example.com", password },
      createDesign: { configuratorSetUuid: estate.set.uuid, name: "Mud", document },
      saveDesign: { name: "Mud", document, version: 1 },
      setQuantities: { selections: [{ ...jersey, rows }] },
      checkout: await checkoutBody(estate.owner, estate.cart),
    },
  };
}

/** Everything of the customer that the wire shows. */
async function fingerprint({ owner, cart, order, design }: Estate): Promise<string> {
  const paths = [
    "/api/customer",
    "/api/customer/images",
    "/api/customer/groups?limit=100",
    "/api/customer/configured-sets?limit=100",
    "/api/customer/orders?limit=100",
    `/api/customer/orders/${order}`,
    `/api/cart/${cart}`,
    `/api/configured-sets/${design}`,
  ];
  const answers = await Promise.all(paths.map((path) => owner.get(path)));
  // Pictures are made meanwhile, their addresses carry a time, and a job notes what an order has smaller: none of it is
  // the request's doing.
  return answers
    .map((answer) => `${answer.status} ${answer.text}`)
    .join("\n")
    .replaceAll(/"(preview_url|hasThumbnail|request_id)":("[^"]*"|\w+)/g, "")
    .replaceAll(/"smaller":(null|\[[^\]]*\])/g, "");
}

function send(request: GeneratedRequest, people: Readonly<Record<GeneratedRequest["as"], Person>>) {
  const who = people[request.as];
  const { method } = request.operation;
  return who.ask(method, request.path, {
    headers: request.headers,
    ...(method === "GET" || request.body === undefined ? {} : { body: request.body }),
    ...(method === "GET" || request.raw === undefined ? {} : { raw: request.raw }),
  });
}

function assertClear(answer: Answer, codes: ReadonlySet<string>): void {
  assert.ok(answer.status < 500, `${answer.status} ${answer.text.slice(0, 500)}`);
  if (answer.status < 400) return;
  assert.ok(codes.has(answer.json.code), `unpublished code ${answer.json.code}`);
}

/** `TELL=1` shows what was asked, to judge the depth of the requests. */
function tell({ operation, as, path }: GeneratedRequest, answer: Answer): void {
  const code: string = answer.json?.code ?? "";
  process.stdout.write(`${operation.id} ${answer.status} ${code} ${as} ${path.slice(0, 100)}\n`);
}

function describeRequest(request: GeneratedRequest): string {
  const { operation, ...rest } = request;
  return `${operation.method} ${JSON.stringify(rest).slice(0, 3000)}`;
}

/** Those that end the session or the account would end the run: they have tests of their own. */
const setAside = new Set(["logout", "deleteCustomer"]);

async function newPeople() {
  staff ??= await house.staff("administrator");
  const customer = await house.customer();
  const estate = await newEstate(customer);
  const people = { customer, visitor: house.visitor, stranger: await house.customer(), staff };
  return { estate, people, known: await knownValues(estate) };
}

/** What a request used up is made anew, so that the next one finds its like. */
async function renewed(estate: Estate, operation: string): Promise<Partial<Estate>> {
  const { owner, set } = estate;
  switch (operation) {
    case "deleteDesign":
      return { design: await newDesign(owner, set) };
    case "deleteGroup":
      return { group: await newGroup(owner) };
    case "deleteImage":
      return { image: await newImage(owner) };
    case "restoreDesign": {
      const design = await newDesign(owner, set);
      assertSuccess(await owner.remove(`/api/configured-sets/${design}`), 204);
      return { design };
    }
    case "restoreImage": {
      const image = await newImage(owner);
      assertSuccess(await owner.remove(`/api/customer/images/${image}`), 204);
      return { image };
    }
    case "unshareDesign":
      return { share: await share(owner, estate.design) };
    case "removeCartItem":
    case "setQuantities":
    case "checkout":
      return newFilledCart(owner, set, await newDesign(owner, set));
    default:
      return {};
  }
}

interface Fault {
  readonly request: string;
  readonly answer: string;
  readonly reason: string;
}

test(`${count} generated requests: a clear answer each, nothing changed by a refusal (seed ${seed})`, async () => {
  const { operations, codes } = await readContract(house.visitor);
  const asked = operations.filter((operation) => !setAside.has(operation.id));
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let round = await newPeople();
  let before = await fingerprint(round.estate);
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && index % perCustomer === 0) {
      round = await newPeople();
      before = await fingerprint(round.estate);
    }
    const operation = asked[index % asked.length] ?? assert.fail("no operations");
    const wishes = { numRuns: 1, seed: seed + index };
    const [request] = fc.sample(requestsFor(operation, round.known), wishes);
    assert.ok(request);
    const answer = await send(request, round.people);
    const after = await fingerprint(round.estate);
    try {
      assertClear(answer, codes);
      if (answer.status >= 400) assert.equal(after, before, "a refusal changed something");
    } catch (error) {
      faults.push({
        request: `${index}: ${describeRequest(request)}`,
        answer: `${answer.status} ${answer.text.slice(0, 500)}`,
        reason: (error as Error).message.slice(0, 1000),
      });
    }
    before = after;
    const news = answer.status < 300 ? await renewed(round.estate, operation.id) : {};
    if (Object.keys(news).length > 0) {
      const estate = { ...round.estate, ...news };
      round = { ...round, estate, known: await knownValues(estate) };
      before = await fingerprint(estate);
    }
    if (process.env["TELL"] === "1") tell(request, answer);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  assert.deepEqual(faults.slice(0, 10), [], `${faults.length} faults`);
  assertSuccess(await house.visitor.get("/api/health/ready"), 200);
  assertDepth(statuses);
});

/** If hardly anything got in, or hardly anything was refused, the requests proved little. */
function assertDepth(statuses: ReadonlyMap<number, number>): void {
  const tally = JSON.stringify(Object.fromEntries(statuses));
  const good = [...statuses].filter(([status]) => status < 300);
  const letIn = good.reduce((sum, [, times]) => sum + times, 0);
  assert.ok(letIn > count * 0.1 && letIn < count * 0.7, tally);
  assert.ok((statuses.get(422) ?? 0) > count * 0.1, tally);
  process.stdout.write(`generated requests: ${tally}\n`);
}
