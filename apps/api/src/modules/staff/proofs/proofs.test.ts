import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ADDRESS,
  type Caller,
  order,
  readyCart,
  sentTexts,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";
import { remindProofs } from "./remind-proofs.ts";

let shop: TestPlatform;
let designer: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  designer = await shop.customer({ role: "designer" });
});
afterAll(() => shop.close());

const at = (uuid: string, rest = "") => `/api/staff/orders/${uuid}${rest}`;
const own = (uuid: string, rest = "") => `/api/customer/orders/${uuid}${rest}`;

async function placed() {
  const buyer = await shop.customer();
  const cart = await readyCart(buyer);
  await buyer.patch(`/api/cart/${cart}`, { manual_check: true });
  const { json } = await order(buyer, cart);
  const uuid = json.order_uuid as string;
  const { lines } = (await designer.get(at(uuid))).json;
  return { buyer, uuid, number: json.order_number as string, lines };
}

async function send(uuid: string, lines: readonly { id: string; document: unknown }[], more = {}) {
  const body = {
    message: "Look at the collar.",
    lines: lines.map(({ id, document }) => ({ line_id: id, document })),
    ...more,
  };
  return designer.post(at(uuid, "/proof"), body);
}

async function mailsAbout(number: string): Promise<readonly string[]> {
  await shop.runJobs("without pictures");
  return (await sentTexts(shop)).filter((text) => text.includes(number));
}

async function linkOf(number: string): Promise<string> {
  const mails = (await mailsAbout(number)).join("\n");
  const path = /\/order\/[\w-]+\/[\w-]+/.exec(mails)?.[0] ?? "";
  expect(path).not.toBe("");
  return path.replace("/order/", "/api/order-links/");
}

/** A piece of the garment that a line is of. */
const pinOn = (lineId: string, more = {}) => ({
  line_id: lineId,
  piece: "front",
  x: 12.5,
  y: -40,
  text: "Moved up 20 mm, so?",
  ...more,
});

describe("the places that a proof speaks of", () => {
  it("are numbered, answered by the customer, and the conversation stays with the order", async () => {
    const { buyer, uuid, lines } = await placed();
    const [jersey] = lines;
    const pins = [pinOn(jersey.id), pinOn(jersey.id, { text: "Sponsor bigger" })];
    const sent = await send(uuid, [jersey], { pins });
    expect(sent.status, sent.text).toBe(200);
    const [round] = (await buyer.get(own(uuid))).json.proof.rounds;
    expect(round.pins).toMatchObject([
      { number: 1, piece: "front", x: 12.5, y: -40, answer: null },
      { number: 2, text: "Sponsor bigger" },
    ]);
    const asked = await buyer.post(own(uuid, "/proof/request-changes"), {
      message: "Almost.",
      proof_id: round.id,
      pins: [{ pin_id: round.pins[0].id, text: "Yes, fine here" }],
    });
    expect(asked.status, asked.text).toBe(200);
    expect((await send(uuid, [jersey])).status).toBe(200);
    const { rounds } = (await designer.get(at(uuid))).json.proof;
    expect(rounds.map((each: { answer: string | null }) => each.answer)).toEqual(["Almost.", null]);
    expect(rounds[0].pins.map((each: { answer: string | null }) => each.answer)).toEqual([
      "Yes, fine here",
      null,
    ]);

    // What the first proof asked is answered no more, and the first itself neither.
    const late = await buyer.post(own(uuid, "/proof/request-changes"), {
      message: "x",
      pins: [{ pin_id: round.pins[1].id, text: "Late" }],
    });
    expect(late.json.errors).toMatchObject([{ path: "pins.0.pin_id" }]);
    const old = await buyer.post(own(uuid, "/proof/approve"), { proof_id: round.id });
    expect(old.json.code).toBe("proof_replaced");
    expect((await buyer.get(own(uuid))).json.proof.status).toBe("awaiting_customer");
  });

  it("are handed out to their customer with all that was said, and go with them", async () => {
    const { buyer, uuid, lines } = await placed();
    const [jersey] = lines;
    await send(uuid, [jersey], { pins: [pinOn(jersey.id)] });
    const [{ pins }] = (await buyer.get(own(uuid))).json.proof.rounds;
    await buyer.post(own(uuid, "/proof/request-changes"), {
      message: "Sanne wants it lower.",
      pins: [{ pin_id: pins[0].id, text: "Here, says Sanne" }],
    });
    const held = await designer.post(at(uuid, "/hold"), { reason: "Sanne calls back" });
    expect(held.status, held.text).toBe(200);
    const [theirs] = (await buyer.get("/api/customer/export")).json.orders;
    expect(theirs.proofs).toMatchObject([
      {
        message: "Look at the collar.",
        answer: "Sanne wants it lower.",
        places: [{ text: "Moved up 20 mm, so?", answer: "Here, says Sanne" }],
      },
    ]);
    const gone = await buyer.delete("/api/customer", { password: "gate drops at nine" });
    expect(gone.status, gone.text).toBe(204);
    const kept = (await designer.get(at(uuid))).json;
    expect(kept.proof).toMatchObject({ message: "", answer: null });
    expect(kept.proof.rounds[0].pins).toMatchObject([{ number: 1, text: "", answer: null }]);
    expect(kept.hold.reason).toBe("");
    expect(kept.proof.answered_at).not.toBeNull();
  });

  it("are on this order's cloth, or nothing is sent", async () => {
    const { uuid, lines } = await placed();
    const other = await placed();
    for (const [pin, path] of [
      [pinOn(other.lines[0].id), "pins.0.line_id"],
      [pinOn(lines[0].id, { piece: "moon" }), "pins.0.piece"],
      [pinOn(lines[0].id, { x: 1e9 }), "pins.0.x"],
      [pinOn(lines[0].id, { text: " " }), "pins.0.text"],
    ] as const) {
      const refused = await send(uuid, [lines[0]], { pins: [pin] });
      expect(refused.json.errors, refused.text).toMatchObject([{ path }]);
    }
    expect((await designer.get(at(uuid))).json.proof.status).toBe("awaiting_designer");
  });
});

describe("an order whose proof is not approved", () => {
  it("is neither made nor printed: the desk is offered neither, and both are refused by their code", async () => {
    const { buyer, uuid, lines } = await placed();
    const packs = at(uuid, "/packs");
    const offered = async (wanted: boolean, when: string) => {
      const { moves, acts } = (await designer.get(at(uuid))).json;
      expect(moves.includes("processing"), when).toBe(wanted);
      expect(acts.includes("make_pack"), when).toBe(wanted);
    };
    const refused = async (when: string) => {
      await offered(false, when);
      for (const answer of [
        await designer.patch(at(uuid), { status: "processing" }),
        await designer.post(packs, { language: "en" }),
      ]) {
        expect(answer.status, when).toBe(409);
        expect(answer.json.code, when).toBe("illegal_transition");
      }
      expect((await designer.get(packs)).json.data, when).toEqual([]);
      expect((await designer.get(at(uuid))).json.status, when).toBe("confirmed");
    };
    await refused("nobody has checked it");
    expect((await send(uuid, lines)).status).toBe(200);
    await refused("it is with the customer");
    const wish = { message: "Smaller." };
    expect((await buyer.post(own(uuid, "/proof/request-changes"), wish)).status).toBe(200);
    await refused("a change is asked for");
    expect((await send(uuid, lines)).status).toBe(200);
    expect((await buyer.post(own(uuid, "/proof/approve"), {})).status).toBe(200);
    await offered(true, "it is approved");
    expect((await designer.post(packs, { language: "en" })).status).toBe(201);
    expect((await designer.patch(at(uuid), { status: "processing" })).status).toBe(200);
  });
});

describe("the link of a mail", () => {
  it("shows the order without its people and money, and approves its proof without signing in", async () => {
    const { uuid, number, lines, buyer } = await placed();
    await send(uuid, lines);
    const link = await linkOf(number);
    const seen = await shop.visitor.get(link);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.json).toMatchObject({ order_number: number, status: "confirmed", parcels: [] });
    const { contact, totals, payments } = (await buyer.get(own(uuid))).json;
    for (const secret of [contact.email, contact.phone, contact.last_name, ADDRESS.street]) {
      expect(seen.text).not.toContain(secret);
    }
    expect(seen.text).not.toContain(String(totals.total));
    expect(seen.text).not.toContain(payments[0].id);
    const sheet = await shop.visitor.get(`${link}/proof`);
    expect(sheet.json.lines).toHaveLength(lines.length);

    const asked = await shop.visitor.post(`${link}/proof/request-changes`, { message: "Bigger" });
    expect(asked.json.proof.status).toBe("changes_requested");
    await send(uuid, lines);
    const proof = (await shop.visitor.get(link)).json.proof;
    const twice = await Promise.all(
      [1, 2].map(() => shop.visitor.post(`${link}/proof/approve`, { proof_id: proof.id })),
    );
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    // Production time starts here.
    expect((await designer.get(at(uuid))).json.due_on).toMatch(/^\d{4}/);
  });

  it("opens no other order, nothing when forged, and nothing when its time is up", async () => {
    const { uuid, number, lines } = await placed();
    const other = await placed();
    await send(uuid, lines);
    const link = await linkOf(number);
    const token = link.split("/").at(-1) ?? "";
    const forged = [
      `/api/order-links/${other.uuid}/${token}`,
      `/api/order-links/${uuid}/${Number(token.slice(0, 10)) + 1}${token.slice(10)}`,
      `/api/order-links/${uuid}/${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
      `/api/order-links/${uuid}/x`,
    ];
    for (const path of forged) {
      expect((await shop.visitor.get(path)).status, path).toBeGreaterThanOrEqual(404);
      const approved = await shop.visitor.post(`${path}/proof/approve`, {});
      expect(approved.status, path).toBeGreaterThanOrEqual(404);
    }
    // Nor does it pay: the two kinds of link are told apart.
    expect((await shop.visitor.get(link.replace("order-links", "payment-links"))).status).toBe(404);
    const now = shop.clock();
    shop.setClock(new Date(now.getTime() + 366 * 86_400_000));
    try {
      expect((await shop.visitor.get(link)).status).toBe(404);
    } finally {
      shop.setClock(now);
    }
    expect((await designer.get(at(uuid))).json.proof.status).toBe("awaiting_customer");
  });
});

describe("an account that is erased while its order waits", () => {
  const erase = async ({ buyer }: Awaited<ReturnType<typeof placed>>) => {
    const gone = await buyer.delete("/api/customer", { password: "gate drops at nine" });
    expect(gone.status, gone.text).toBe(204);
  };
  const seen = async (uuid: string) => (await designer.get(at(uuid))).json;

  it("has its proof go back to the designer, and what he sends next is made", async () => {
    const left = await placed();
    await send(left.uuid, left.lines);
    const link = await linkOf(left.number);
    await erase(left);
    const waits = await seen(left.uuid);
    expect(waits).toMatchObject({ customer: null, proof: { status: "awaiting_designer" } });
    expect(waits.acts).toContain("send_proof");
    expect(waits.moves).not.toContain("processing");
    // Who kept the mail may look, and there is nothing to be answered.
    expect((await shop.visitor.post(`${link}/proof/approve`, {})).status).toBe(409);

    const sent = await send(left.uuid, left.lines);
    expect(sent.json).toMatchObject({ proof: { status: "approved" } });
    const made = await seen(left.uuid);
    expect(made.moves).toContain("processing");
    expect(made.due_on).toMatch(/^\d{4}-/);
    const lines = await shop.db
      .selectFrom("order_lines")
      .select("approved_proof_id")
      .where("order_id", "=", left.uuid)
      .execute();
    expect(new Set(lines.map((line) => line.approved_proof_id))).toEqual(new Set([made.proof.id]));
  });

  it("has its link show the order until that is done", async () => {
    const left = await placed();
    await send(left.uuid, left.lines);
    const link = await linkOf(left.number);
    await erase(left);
    expect((await shop.visitor.get(link)).json.lines.length).toBeGreaterThan(0);
    const staff = await shop.customer({ role: "administrator" });
    expect((await staff.patch(at(left.uuid), { status: "cancelled" })).status).toBe(200);
    for (const path of [link, `${link}/proof`]) {
      expect((await shop.visitor.get(path)).status, path).toBe(404);
    }
  });

  it("has nothing kept or sent of what was written about its orders, whatever address they named", async () => {
    const [left, other] = [await placed(), await placed()];
    await mailsAbout(left.number);
    // Waits for the mail server still.
    await send(left.uuid, left.lines);
    const about = async (uuid: string) =>
      (await shop.db.selectFrom("mails").select("recipient").where("about", "=", uuid).execute())
        .length;
    expect(await about(left.uuid)).toBe(2);
    const before = (await mailsAbout(other.number)).length;
    await erase(left);
    expect(await about(left.uuid)).toBe(0);
    expect(await about(other.uuid)).toBe(before);
    await shop.runJobs("without pictures");
    await send(left.uuid, left.lines);
    expect(await about(left.uuid)).toBe(0);
    expect((await seen(left.uuid)).mails).toEqual([]);
  });
});

describe("a proof that nobody answers", () => {
  it("is brought to mind after 3 and 7 days, once each, and not once it is answered or replaced", async () => {
    const start = shop.clock();
    const day = (count: number) => shop.setClock(new Date(start.getTime() + count * 86_400_000));
    try {
      const waits = await placed();
      const answered = await placed();
      const replaced = await placed();
      for (const each of [waits, answered, replaced]) await send(each.uuid, each.lines);
      const reminders = async (number: string) =>
        (await mailsAbout(number)).filter((mail) => /^subject: .*wacht/im.test(mail)).length;

      day(2.9);
      await remindProofs(shop);
      expect(await reminders(waits.number)).toBe(0);
      await answered.buyer.post(own(answered.uuid, "/proof/approve"), {});
      // Who was signed in days ago signs in again.
      designer = await shop.customer({ role: "designer" });
      expect((await send(replaced.uuid, replaced.lines)).status).toBe(200);
      day(3.1);
      for (let time = 0; time < 2; time += 1) await remindProofs(shop);
      expect(await reminders(waits.number)).toBe(1);
      expect(await reminders(answered.number)).toBe(0);
      expect(await reminders(replaced.number)).toBe(0);
      // Confirmation, proof and reminder show the kit that is meant.
      const mails = await mailsAbout(waits.number);
      expect(mails).toHaveLength(3);
      for (const mail of mails) expect(mail).toMatch(/<img [^>]*\/preview\/jersey\/front\.webp/);
      day(7.1);
      await Promise.all([remindProofs(shop), remindProofs(shop)]);
      expect(await reminders(waits.number)).toBe(2);
      expect(await reminders(replaced.number)).toBe(1);
      day(30);
      await remindProofs(shop);
      expect(await reminders(waits.number)).toBe(2);
    } finally {
      shop.setClock(start);
    }
  });

  it("is brought to mind once when nobody looked for weeks", async () => {
    const start = shop.clock();
    try {
      const late = await placed();
      await send(late.uuid, late.lines);
      shop.setClock(new Date(start.getTime() + 20 * 86_400_000));
      for (let time = 0; time < 3; time += 1) await remindProofs(shop);
      const mails = await mailsAbout(late.number);
      expect(mails.filter((mail) => /^subject: .*wacht/im.test(mail))).toHaveLength(1);
    } finally {
      shop.setClock(start);
    }
  });
});
