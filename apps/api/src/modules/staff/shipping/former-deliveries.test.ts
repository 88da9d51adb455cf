import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { ADDRESS, at as desk, hasPoppler, own, sendingShop } from "../../../testing/index.ts";

const house = await sendingShop();
const { shop, provider, staff, placed, move, making, sent } = house;
afterAll(house.close);

const elsewhere = { ...ADDRESS, street: "Circuitlaan", house_number: "27", postcode: "5721 XS" };

let now = Date.now();
/** A minute goes by: the shop's clock stands still otherwise. */
const later = () => shop.setClock(new Date((now += 60_000)));

describe("labels that were printed before", () => {
  it("are said of an order that is still here, each former address once", async () => {
    const { buyer, uuid } = await placed({ payment: "pay_now" });
    const former = async () => {
      const { former_deliveries: all } = (await staff.workshop.get(desk(uuid))).json;
      return all.map(({ address }: { address: { house_number: string } }) => address.house_number);
    };
    const to = (house_number: string) => {
      later();
      return buyer.patch(own(uuid), { shipping_address: { ...elsewhere, house_number } });
    };
    await to("1");
    expect(await former(), "nothing can be printed of a draft").toEqual([]);
    const draft = (await buyer.get(own(uuid))).json;
    later();
    await provider.notify(shop.visitor, draft.payments[0].id, "paid", draft.totals.total);
    await to("2");
    expect(await former(), "confirmed, it may have been printed by command").toEqual(["1"]);
    later();
    await move(uuid, "processing");
    await to("3");
    expect(await former()).toEqual(["2", "1"]);
    await to("2");
    expect(await former(), "a label that is right again is none").toEqual(["3", "1"]);
    await sent(uuid, 3);
    expect(await former()).toEqual([]);
  });

  it("are told of a pack that names the former address, and a fresh label names the new one", async () => {
    const { buyer, uuid } = await placed();
    const maker = staff.administrator;
    const asked = async (piece: string) =>
      (await maker.post(desk(uuid, "/packs"), { language: "en", piece })).json.id as string;
    const before = await asked("back");
    await shop.runJobs("without pictures");
    const told = async () => {
      const { data } = (await maker.get(desk(uuid, "/packs"))).json;
      return Object.fromEntries(
        data.map((pack: { id: string; addressed_before: boolean }) => [
          pack.id,
          pack.addressed_before,
        ]),
      );
    };
    expect(await told()).toEqual({ [before]: false });
    // Waits while the address changes: it is made with the new one.
    const during = await asked("front");
    later();
    await buyer.patch(own(uuid), { shipping_address: elsewhere });
    await shop.runJobs("without pictures");
    expect(await told()).toEqual({ [before]: true, [during]: false });
    expect((await maker.get(desk(uuid, `/packs/${before}`))).json.addressed_before).toBe(true);
    // Of a program that did not keep what a pack says, the day it was asked for is judged.
    await shop.db.updateTable("packs").set({ address_sha256: null }).execute();
    expect((await told())[before]).toBe(true);
    expect((await maker.get(desk(uuid))).json.former_deliveries).toMatchObject([
      { address: ADDRESS },
    ]);

    const label = () => staff.workshop.get(desk(uuid, "/carton-label.pdf"));
    expect((await label()).json.code).toBe("illegal_transition");
    await move(uuid, "processing");
    const fresh = await label();
    expect(fresh.headers["content-type"]).toBe("application/pdf");
    expect(fresh.headers["cache-control"]).toBe("private, no-store");
    const looks = await shop.db
      .selectFrom("access_log")
      .select("subject_id")
      .where("event", "=", "label.taken")
      .execute();
    expect(looks).toEqual([{ subject_id: uuid }]);
  }, 60_000);

  it("are made fresh also of a design that can no longer be read", async () => {
    const { uuid } = await making();
    await shop.db
      .updateTable("order_designs")
      .set({ document: "{}" })
      .where("order_id", "=", uuid)
      .execute();
    const fresh = await staff.workshop.get(desk(uuid, "/carton-label.pdf"));
    expect(fresh.status, fresh.text).toBe(200);
  });

  it.skipIf(!hasPoppler)("a fresh one counts what is still to leave", async () => {
    const { buyer, uuid } = await making();
    await sent(uuid, 1);
    await buyer.patch(own(uuid), { shipping_address: elsewhere });
    const { bytes } = await staff.workshop.get(desk(uuid, "/carton-label.pdf"));
    const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes }).toString();
    expect(text).toContain("Circuitlaan 27");
    expect(text).not.toContain("Zandweg");
    expect(text).toMatch(/Kledingstukken: 2|Garments: 2/);
  });
});
