import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Caller,
  order,
  readyCart,
  sentTexts,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";

let shop: TestPlatform;
let workshop: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  workshop = await shop.customer({ role: "workshop" });
});
afterAll(() => shop.close());

const at = (uuid: string, rest = "") => `/api/staff/orders/${uuid}${rest}`;

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly product: { readonly id: string; readonly name: string };
}

async function placed() {
  const buyer = await shop.customer();
  const { json } = await order(buyer, await readyCart(buyer));
  return { buyer, uuid: json.order_uuid as string, number: json.order_number as string };
}

async function made() {
  const placedOrder = await placed();
  const begun = await workshop.patch(at(placedOrder.uuid), { status: "processing" });
  expect(begun.status, begun.text).toBe(200);
  const lines = begun.json.lines as readonly Line[];
  return { ...placedOrder, lines };
}

const all = (lines: readonly Line[]) =>
  lines.map(({ id, quantity }) => ({ line_id: id, quantity }));

async function mailsAbout(number: string): Promise<readonly string[]> {
  await shop.runJobs("without pictures");
  return (await sentTexts(shop)).filter((text) => text.includes(number));
}

describe("a parcel", () => {
  it("holds what it was given, is followed at its carrier, and the last one completes the order", async () => {
    const { buyer, uuid, number, lines } = await made();
    const [first, ...rest] = lines;
    if (!first || rest.length === 0) throw new Error("The cart has one line only.");
    const sent = await workshop.post(at(uuid, "/parcels"), {
      carrier: "postnl",
      tracking_number: " 3SABC1234567 ",
      lines: [{ line_id: first.id, quantity: 1 }],
    });
    expect(sent.status, sent.text).toBe(201);
    expect(sent.json.status).toBe("processing");
    expect(sent.json.parcels).toMatchObject([
      {
        number: 1,
        carrier: { id: "postnl", name: "PostNL" },
        tracking_number: "3SABC1234567",
        lines: [{ line_id: first.id, quantity: 1, copies: [1] }],
      },
    ]);
    const link = sent.json.parcels[0].tracking_url as string;
    expect(link).toMatch(
      /^https:\/\/jouw\.postnl\.nl\/track-and-trace\/3SABC1234567-[A-Z]{2}-\w+$/,
    );

    const remaining = [
      ...(first.quantity > 1 ? [{ line_id: first.id, quantity: first.quantity - 1 }] : []),
      ...all(rest),
    ];
    const last = await workshop.post(at(uuid, "/parcels"), {
      carrier: "ups",
      tracking_number: "1Z9",
      tracking_url: "https://carrier.example/1Z9",
      lines: remaining,
    });
    expect(last.status, last.text).toBe(201);
    expect(last.json).toMatchObject({ status: "completed", moves: [] });
    expect(last.json.acts).not.toContain("send_parcel");
    expect(last.json.parcels[1].tracking_url).toBe("https://carrier.example/1Z9");

    // Its customer sees both, and was told of both: what is inside, what follows, where it is followed.
    const own = (await buyer.get(`/api/customer/orders/${uuid}`)).json;
    expect(own.parcels).toEqual(last.json.parcels);
    expect(own.history.map((each: { event: string }) => each.event).slice(-3)).toEqual([
      "parcel_sent",
      "parcel_sent",
      "completed",
    ]);
    const mails = await mailsAbout(number);
    const parcels = mails.filter((mail) => mail.includes("In dit pakket"));
    expect(parcels).toHaveLength(2);
    const follows = parcels.filter((mail) => mail.includes("Volgt nog"));
    expect(follows).toHaveLength(1);
    expect(follows[0]).toContain("3SABC1234567");
    expect(parcels.find((mail) => mail !== follows[0])).toContain("carrier.example/1Z9");
    // One mail a parcel: nobody is told twice that all is on its way.
    expect(mails.filter((mail) => mail.includes("meegegeven aan de bezorger"))).toEqual([]);
  });

  it("is refused whole for what is not there, and nothing is changed", async () => {
    const { uuid, lines } = await made();
    const other = await made();
    const before = (await workshop.get(at(uuid))).json;
    const [first] = lines;
    const [foreign] = other.lines;
    if (!first || !foreign) throw new Error("no lines");
    const one = { line_id: first.id, quantity: 1 };
    const cases = [
      [[one, { line_id: foreign.id, quantity: 1 }], "lines.1.line_id"],
      [[{ ...one, quantity: first.quantity + 1 }], "lines.0.quantity"],
      [[one, one], "lines.1.line_id"],
      [[{ ...one, copies: [first.quantity + 1] }], "lines.0.copies"],
      [[{ ...one, quantity: 0 }], "lines.0.quantity"],
      [[], "lines"],
    ] as const;
    for (const [wishes, path] of cases) {
      const answer = await workshop.post(at(uuid, "/parcels"), { carrier: null, lines: wishes });
      expect(answer.json, answer.text).toMatchObject({ status: 422, code: "validation_failed" });
      expect(answer.json.errors.map((each: { path: string }) => each.path)).toContain(path);
    }
    for (const wrong of [
      { carrier: "pigeon" },
      { tracking_url: "http://carrier.example/1" },
      { tracking_url: "javascript:alert(1)" },
      { tracking_number: "1\n2" },
    ]) {
      const body = { carrier: null, lines: [one], ...wrong };
      expect((await workshop.post(at(uuid, "/parcels"), body)).status).toBe(422);
    }
    expect((await workshop.get(at(uuid))).json).toEqual(before);
  });

  it("takes no garment twice: not by two at once, not by a double click, not by its label", async () => {
    const { uuid, lines } = await made();
    const { version } = (await workshop.get(at(uuid))).json;
    const send = (body: object) =>
      workshop.post(at(uuid, "/parcels"), { carrier: null, lines: all(lines), ...body });
    const clicks = await Promise.all([send({ version }), send({ version }), send({})]);
    expect(clicks.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 409)).toHaveLength(2);
    const now = (await workshop.get(at(uuid))).json;
    expect(now.parcels).toHaveLength(1);
    expect((await send({})).json.code).toBe("illegal_transition");
    // The database would not let it either.
    await expect(
      shop.database.pool.query(
        "insert into parcel_garments (line_id, copy, parcel_id) select line_id, copy, parcel_id from parcel_garments where parcel_id = $1",
        [now.parcels[0].id],
      ),
    ).rejects.toThrow(/duplicate key/);
  });

  it("leaves only of an order that is being made and not blocked, and never with a garment that is", async () => {
    const { uuid } = await placed();
    const { lines } = (await workshop.get(at(uuid))).json as { lines: readonly Line[] };
    const send = (id: string, of: readonly Line[]) =>
      workshop.post(at(id, "/parcels"), { carrier: null, lines: all(of) });
    expect((await send(uuid, lines)).json.code).toBe("illegal_transition");

    const being = await made();
    await workshop.post(at(being.uuid, "/hold"), { reason: "Wait" });
    expect((await send(being.uuid, being.lines)).json.code).toBe("order_blocked");
    const released = await workshop.post(at(being.uuid, "/release"), {});
    expect(released.json.acts).toContain("send_parcel");
    const board = (await workshop.get("/api/staff/production?limit=100")).json.data as readonly {
      id: string;
      order_uuid: string;
      stage: string;
    }[];
    const [unit] = board.filter(({ order_uuid }) => order_uuid === being.uuid);
    const free = (await workshop.get(at(being.uuid))).json.kept;
    await workshop.put(`/api/staff/production/units/${unit?.id}/block`, { reason: "Torn" });
    // Whoever packs sees it before the parcel is refused.
    const { kept } = (await workshop.get(at(being.uuid))).json;
    expect(free).toEqual([]);
    expect(kept).toEqual([{ line_id: expect.any(String), copy: 1, reason: "Torn" }]);
    expect(being.lines.map(({ id }) => id)).toContain(kept[0].line_id);
    expect((await send(being.uuid, being.lines)).json.code).toBe("validation_failed");
    await workshop.put(`/api/staff/production/units/${unit?.id}/block`, { reason: null });
    expect((await send(being.uuid, being.lines)).status).toBe(201);
    // What has left stands at no machine.
    const moved = await workshop.post("/api/staff/production/moves", {
      units: [{ id: unit?.id, from: unit?.stage }],
      to: "sew",
    });
    expect(moved.json.code).toBe("illegal_transition");
  });

  it("leaves without a garment that was thrown away until the one made in its place is printed", async () => {
    const { uuid, lines } = await made();
    const board = async () =>
      (
        (await workshop.get("/api/staff/production?limit=100")).json.data as readonly {
          id: string;
          order_uuid: string;
          stage: string;
        }[]
      ).filter(({ order_uuid }) => order_uuid === uuid);
    const units = (await board()).map(({ id, stage }) => ({ id, from: stage }));
    const move = (of: readonly object[], to: string) =>
      workshop.post("/api/staff/production/moves", { units: of, to });
    expect((await move(units, "packed")).status).toBe(200);
    const torn = units[0]?.id ?? "";
    const again = { reason: "Torn", from: "packed" };
    const remade = await workshop.post(`/api/staff/production/units/${torn}/remakes`, again);
    expect(remade.status, remade.text).toBe(201);
    const send = () => workshop.post(at(uuid, "/parcels"), { carrier: null, lines: all(lines) });
    const refused = await send();
    expect([refused.status, refused.json.code]).toEqual([422, "validation_failed"]);
    const told = (await workshop.get(at(uuid))).json.kept;
    expect(told).toEqual([{ line_id: expect.any(String), copy: 1, reason: null }]);
    expect((await workshop.get(at(uuid))).json).toMatchObject({
      status: "processing",
      parcels: [],
    });
    expect((await move([{ id: torn, from: "print" }], "press")).status).toBe(200);
    expect((await send()).status).toBe(201);
    expect((await workshop.get(at(uuid))).json.status).toBe("completed");
  });

  it("leaves the workshop's board with its garments", async () => {
    const { uuid, lines } = await made();
    const here = async () =>
      (
        (await workshop.get("/api/staff/production?limit=100")).json.data as {
          order_uuid: string;
        }[]
      ).filter((unit) => unit.order_uuid === uuid).length;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(await here()).toBe(pieces);
    const one = [{ line_id: lines[0]?.id, quantity: 1 }];
    await workshop.post(at(uuid, "/parcels"), { carrier: null, lines: one });
    expect(await here()).toBe(pieces - 1);
  });

  it("is followed otherwise once that is put right, and the customer is told once", async () => {
    const { uuid, number, lines } = await made();
    const other = await made();
    const body = { carrier: "dhl", tracking_number: "WRONG1", lines: all(lines) };
    const sent = await workshop.post(at(uuid, "/parcels"), body);
    const path = at(uuid, `/parcels/${sent.json.parcels[0].id}/tracking`);
    const right = { carrier: "dhl", tracking_number: "RIGHT1" };
    const foreign = at(other.uuid, `/parcels/${sent.json.parcels[0].id}/tracking`);
    expect((await workshop.put(foreign, right)).status).toBe(404);
    const stale = { ...right, version: sent.json.version - 1 };
    expect((await workshop.put(path, stale)).json.code).toBe("stale_version");
    for (let time = 0; time < 2; time += 1) {
      const changed = await workshop.put(path, right);
      expect(changed.json.parcels[0]).toMatchObject({ tracking_number: "RIGHT1" });
      expect(changed.json.parcels[0].tracking_url).toContain("RIGHT1");
    }
    const mails = await mailsAbout(number);
    expect(mails.filter((mail) => /^subject: .*track/im.test(mail))).toHaveLength(1);
  });

  it("is forgotten by its number when its customer leaves the shop", async () => {
    const { buyer, uuid, lines } = await made();
    await workshop.post(at(uuid, "/parcels"), {
      carrier: "gls",
      tracking_number: "GLS77",
      lines: all(lines),
    });
    const exported = (await buyer.get("/api/customer/export")).text;
    expect(exported).toContain("GLS77");
    const erased = await buyer.delete("/api/customer", { password: "gate drops at nine" });
    expect(erased.status, erased.text).toBe(204);
    const { parcels } = (await workshop.get(at(uuid))).json;
    expect(parcels).toMatchObject([{ tracking_number: null, tracking_url: null }]);
  });
});

describe("an order without parcels", () => {
  it("is completed by its move as before, also when some of it left in one", async () => {
    const { uuid, number, lines } = await made();
    const completed = await workshop.patch(at(uuid), { status: "completed" });
    expect(completed.json).toMatchObject({ status: "completed", parcels: [] });
    const mails = await mailsAbout(number);
    expect(mails.filter((mail) => mail.includes("meegegeven aan de bezorger"))).toHaveLength(1);
    expect(
      (await workshop.post(at(uuid, "/parcels"), { carrier: null, lines: all(lines) })).json.code,
    ).toBe("illegal_transition");

    const part = await made();
    const one = [{ line_id: part.lines[0]?.id, quantity: 1 }];
    await workshop.post(at(part.uuid, "/parcels"), { carrier: null, lines: one });
    const closed = await workshop.patch(at(part.uuid), { status: "completed" });
    expect(closed.json.status).toBe("completed");
    expect(closed.json.parcels).toHaveLength(1);
  });
});

describe("the carriers", () => {
  it("come from the catalogue", async () => {
    const { data } = (await workshop.get("/api/staff/carriers")).json;
    expect(data).toContainEqual({ id: "postnl", name: "PostNL", follows: true });
  });
});
