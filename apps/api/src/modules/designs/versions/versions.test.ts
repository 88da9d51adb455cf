import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addNewDesign,
  type Caller,
  choose,
  newCart,
  order,
  testPlatform,
  type TestPlatform,
} from "../../../testing/index.ts";
import { saidBy, saying, workedOn } from "./testing/worked-on.ts";

let shop: TestPlatform;
let owner: Caller;
let stranger: Caller;
let designer: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  [owner, stranger, designer] = await Promise.all([
    shop.customer(),
    shop.customer(),
    shop.customer({ role: "designer" }),
  ]);
});
afterAll(() => shop.close());

describe("what is kept by itself", () => {
  it("is what it began as, and after that one in five minutes of work, each as it was then", async () => {
    const design = await workedOn(shop, owner);
    expect(await design.said()).toEqual({ was: [], now: "FIRST" });
    await design.save("A", 0.1);
    for (const [words, minutes] of [
      ["B", 1],
      ["C", 3],
      ["D", 5.2],
      ["E", 5.3],
      ["F", 11],
    ] as const) {
      await design.save(words, minutes);
    }
    expect(await design.said()).toEqual({ was: ["E", "C", "FIRST"], now: "F" });
    const { data, now } = await design.page();
    expect(data.map(({ revision }) => revision)).toEqual([6, 4, 1]);
    expect(now).toMatchObject({ revision: 7, name: null });
  });

  it("is what work was left at, when it goes on another day", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 1);
    await design.save("LEFT", 3);
    await design.save("NEXT DAY", 24 * 60);
    expect(await design.said()).toEqual({ was: ["LEFT", "FIRST"], now: "NEXT DAY" });
  });

  it("is what somebody else saved a minute ago, when it is saved over and not gone on from", async () => {
    const design = await workedOn(shop, owner);
    await design.save("THEIRS", 1);
    await design.save("MINE", 2, true);
    expect(await design.said()).toEqual({ was: ["THEIRS", "FIRST"], now: "MINE" });
  });

  it("is no state twice, and a name given anew is none", async () => {
    const design = await workedOn(shop, owner, "ONE");
    await design.save("TWO", 6);
    await design.save("ONE", 12);
    await design.save("TWO", 18);
    await design.save("TWO", 24);
    await design.save("ONE", 30);
    expect(await design.said()).toEqual({ was: ["TWO"], now: "ONE" });
    await design.save("THREE", 36);
    expect(await design.said()).toEqual({ was: ["ONE", "TWO"], now: "THREE" });
  });

  it("is not what is there yet: a name given anew replaces nothing", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    await design.save("A", 12);
    const kept = shop.db.selectFrom("design_versions").where("design_id", "=", design.uuid);
    expect(await kept.select("revision").execute()).toEqual([{ revision: 1 }]);
  });

  it("is not what a stale save would have replaced", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    const stale = await owner.put(design.path(), {
      name: "x",
      document: saying("LATE"),
      version: 1,
    });
    expect(stale.json.code).toBe("stale_version");
    expect((await design.page()).data).toHaveLength(1);
  });

  it("is what was ordered, whatever came right before it", async () => {
    const began = Date.now();
    // Of two of the same instant neither is the newer.
    const at = (second: number): void => shop.setClock(new Date(began + second * 1000));
    at(0);
    const buyer = await shop.customer();
    const cart = await newCart(buyer);
    const uuid = await addNewDesign(buyer, cart);
    const path = `/api/configured-sets/${uuid}`;
    at(1);
    await buyer.put(path, { name: "x", document: saying("A"), version: 1 });
    at(2);
    await buyer.put(path, { name: "x", document: saying("ORDERED"), version: 2 });
    at(3);
    await choose(buyer, cart, uuid, { jersey: [{}], pants: [{}], gloves: [{}] });
    const placed = await order(buyer, cart);
    expect(placed.status, placed.text).toBe(201);
    const { now } = (await buyer.get(`${path}/versions`)).json;
    expect(now).toMatchObject({ revision: 3, ordered_at: expect.any(String) });
    await buyer.put(path, { name: "x", document: saying("AFTER"), version: 3 });
    const { data } = (await buyer.get(`${path}/versions`)).json;
    expect(data[0]).toMatchObject({ revision: 3, ordered_at: expect.any(String) });
    const found = await buyer.get(`${path}/versions/${data[0].id}`);
    expect(saidBy(found.json.document)).toBe("ORDERED");
  });

  it("is what a proof proposed, once it is approved", async () => {
    const buyer = await shop.customer();
    const cart = await newCart(buyer);
    const uuid = await addNewDesign(buyer, cart);
    await choose(buyer, cart, uuid, { jersey: [{}], pants: [{}], gloves: [{}] });
    await buyer.patch(`/api/cart/${cart}`, { manual_check: true });
    const placed = (await order(buyer, cart)).json.order_uuid as string;
    const { lines } = (await designer.get(`/api/staff/orders/${placed}`)).json;
    const proposed = lines.map(({ id }: { id: string }) => ({
      line_id: id,
      document: saying("APPROVED"),
    }));
    const sent = await designer.post(`/api/staff/orders/${placed}/proof`, {
      message: "Goed?",
      lines: proposed,
    });
    expect(sent.status, sent.text).toBe(200);
    const listed = async () => (await buyer.get(`/api/configured-sets/${uuid}/versions`)).json.data;
    expect(await listed()).toEqual([]);
    const approved = await buyer.post(`/api/customer/orders/${placed}/proof/approve`);
    expect(approved.status, approved.text).toBe(200);
    expect(await listed()).toEqual([
      expect.objectContaining({
        revision: null,
        ordered_at: null,
        approved_at: expect.any(String),
      }),
    ]);
  });
});

describe("the list", () => {
  it("comes in pages, says in what each differs from the one before it, and repeats nothing", async () => {
    const design = await workedOn(shop, owner);
    for (const [at, words] of ["A", "B", "C", "D"].entries())
      await design.save(words, 6 * (at + 1));
    const first = await design.page("limit=2");
    const second = await design.page(
      `limit=2&cursor=${encodeURIComponent(first.next_cursor ?? "")}`,
    );
    expect([first.data.length, second.data.length, second.next_cursor, second.now]).toEqual([
      2,
      2,
      null,
      null,
    ]);
    const texts = [...first.data, ...second.data].map(
      ({ changes }) => changes && changes.map((each: { product: string }) => each.product),
    );
    expect(texts).toEqual([["jersey"], ["jersey"], ["jersey"], null]);
    expect(first.now.changes).toEqual([
      {
        product: "jersey",
        kit: false,
        colours: false,
        options: false,
        layers: [{ id: "my-name", layer: { kind: "text", text: "D" }, changes: ["words"] }],
        more: 0,
      },
    ]);
    const wrong = await owner.get(design.path("/versions?cursor=WyJ4IiwieSJd"));
    expect(wrong.json.code).toBe("validation_failed");
  });

  it("shows pictures once somebody looked at them", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    const [listed] = (await design.page()).data;
    await shop.db.deleteFrom("pictures").where("document_hash", "=", listed!.id).execute();
    const asked = await owner.post(design.path("/versions/pictures"), {
      versions: [listed!.id, "0".repeat(64)],
    });
    expect(asked.status, asked.text).toBe(204);
    const state = () =>
      shop.db
        .selectFrom("pictures")
        .select("state")
        .where("document_hash", "=", listed!.id)
        .executeTakeFirst();
    expect(await state()).toEqual({ state: "waiting" });
    await shop.db
      .updateTable("pictures")
      .set({ state: "done" })
      .where("document_hash", "=", listed!.id)
      .execute();
    const [drawn] = (await design.page()).data;
    expect(drawn).toMatchObject({ hasThumbnail: true });
    expect(drawn?.preview_url).toContain(`document=${listed!.id}`);
  });
});

describe("a name", () => {
  it("keeps the state it was given to, is changed and taken off", async () => {
    const design = await workedOn(shop, owner);
    expect((await design.nameNow("  Voor de wedstrijd  ")).status).toBe(204);
    expect((await design.page()).now.name).toBe("Voor de wedstrijd");
    await design.save("A", 1);
    const [kept] = (await design.page()).data;
    expect(kept).toMatchObject({ name: "Voor de wedstrijd", revision: 1 });
    const path = design.path(`/versions/${kept!.id}`);
    await owner.patch(path, { name: "Wit" });
    expect((await design.page()).data[0]?.name).toBe("Wit");
    await owner.patch(path, { name: null });
    expect((await design.page()).data[0]?.name).toBeNull();
  });

  it("is given to the state that was read, and to no other", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 1);
    const stale = await owner.post(design.path("/versions"), { name: "x", version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, "stale_version"]);
  });

  it.each([
    ["", "required"],
    ["a\nb", "invalid_value"],
    ["x".repeat(81), "too_long"],
  ])("is refused as %j", async (name, code) => {
    const design = await workedOn(shop, owner);
    const answer = await owner.post(design.path("/versions"), { name, version: 1 });
    expect(answer.json.errors).toEqual([expect.objectContaining({ path: "name", code })]);
  });

  it("is had by fifty of a design at most, also when they are given at once", async () => {
    const design = await workedOn(shop, owner);
    for (let at = 0; at < 52; at += 1) await design.save(`STATE ${at}`, 6 * (at + 1));
    const first = await design.page("limit=30");
    const second = await design.page(
      `limit=30&cursor=${encodeURIComponent(first.next_cursor ?? "")}`,
    );
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toHaveLength(52);
    const answers = await Promise.all(
      ids.map((id, at) => owner.patch(design.path(`/versions/${id}`), { name: `Naam ${at}` })),
    );
    const refused = answers.filter(({ status }) => status !== 204);
    expect(refused.map(({ json }) => json.code)).toEqual([
      "too_many_versions",
      "too_many_versions",
    ]);
    expect((await design.nameNow("Nog een")).json.code).toBe("too_many_versions");
    // One that has a name already may get another.
    const named = ids[answers.findIndex(({ status }) => status === 204)];
    expect((await owner.patch(design.path(`/versions/${named}`), { name: "Anders" })).status).toBe(
      204,
    );
  }, 60_000);
});

describe("whose versions", () => {
  it("are those of whoever may look at the design, and are changed by whoever may change it", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    const [kept] = (await design.page()).data;
    const calls = (who: Caller) => [
      who.get(design.path("/versions")),
      who.get(design.path(`/versions/${kept!.id}`)),
      who.post(design.path("/versions"), { name: "x", version: 2 }),
      who.patch(design.path(`/versions/${kept!.id}`), { name: "x" }),
      who.post(design.path(`/versions/${kept!.id}/restore`), { version: 2 }),
    ];
    const statuses = async (who: Caller) =>
      (await Promise.all(calls(who))).map(({ status }) => status);
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(shop.visitor)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(designer)).toEqual([200, 200, 404, 404, 404]);
    // Not with the link by which it is looked at.
    const { hash } = (await owner.post(design.path("/share"))).json;
    expect((await shop.visitor.get(`${design.path("/versions")}?hash=${hash}`)).status).toBe(404);
  });

  it("are a visitor's by the edit hash, and the customer's who takes the design over", async () => {
    const design = await workedOn(shop, shop.visitor);
    await design.save("A", 6);
    expect(await design.said()).toEqual({ was: ["FIRST"], now: "A" });
    const hash = design.path().split("hash=")[1];
    const taken = await stranger.post(`/api/configured-sets/${design.uuid}/take-over`, { hash });
    expect(taken.status, taken.text).toBe(201);
    const listed = await stranger.get(`/api/configured-sets/${design.uuid}/versions`);
    expect(listed.json.data).toHaveLength(1);
  });

  it("are not opened through another design", async () => {
    const [mine, theirs] = [
      await workedOn(shop, owner, "MINE"),
      await workedOn(shop, stranger, "THEIRS"),
    ];
    await mine.save("A", 6);
    await theirs.save("B", 6);
    const [kept] = (await theirs.page()).data;
    const answers = await Promise.all([
      owner.get(mine.path(`/versions/${kept!.id}`)),
      owner.patch(mine.path(`/versions/${kept!.id}`), { name: "x" }),
      owner.post(mine.path(`/versions/${kept!.id}/restore`), { version: 2 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
