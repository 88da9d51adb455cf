import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, testPlatform, type TestPlatform } from "../../../testing/index.ts";
import { sweepPicturesJob } from "../pictures/sweep-job.ts";
import { showing } from "../pictures/testing/lettered-design.ts";
import { DAY_MS, saidBy, saying, workedOn } from "./testing/worked-on.ts";
import { thinVersionsJob } from "./thin-job.ts";

let shop: TestPlatform;
let owner: Caller;

beforeAll(async () => {
  shop = await testPlatform();
  owner = await shop.customer();
});
afterAll(() => shop.close());

type Worked = Awaited<ReturnType<typeof workedOn>>;

/** Everything that a design was acknowledged to be must be there yet: now, or among its versions. */
async function everythingSaid(design: Worked): Promise<Set<string>> {
  const { was, now } = await design.said();
  return new Set([...was, now]);
}

describe("restoring a version", () => {
  it("saves it as a new revision, keeps what there was, and can be taken back", async () => {
    const design = await workedOn(shop, owner, "MONDAY");
    await design.save("TUESDAY", 6);
    await design.save("NOW", 7);
    const monday = await design.saying("MONDAY");
    const restored = await design.restore(monday.id);
    expect(restored.json).toMatchObject({ version: 4, name: "Lierop", viewed_as: "owner" });
    expect(saidBy(restored.json.document)).toBe("MONDAY");
    expect(await everythingSaid(design)).toEqual(new Set(["MONDAY", "NOW"]));
    const back = await design.restore(restored.json.kept);
    expect([back.status, saidBy(back.json.document), back.json.version]).toEqual([200, "NOW", 5]);
    expect(await everythingSaid(design)).toEqual(new Set(["NOW", "MONDAY"]));
  });

  it("of what is there already keeps nothing", async () => {
    const design = await workedOn(shop, owner);
    await design.nameNow("Zo");
    const { id } = (await design.page()).now;
    const restored = await design.restore(id);
    expect(restored.json).toMatchObject({ version: 2, kept: null });
    expect((await design.page()).data).toEqual([]);
  });

  it("on a state that is not the newest changes nothing", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    const { id } = await design.saying("FIRST");
    const stale = await design.restore(id, 1);
    expect([stale.status, stale.json.code]).toEqual([409, "stale_version"]);
    expect(await design.said()).toEqual({ was: ["FIRST"], now: "A" });
  });

  it("of what the shop sells no more is refused with its path, and nothing is changed", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    const { id } = await design.saying("FIRST");
    const gone = saying("FIRST");
    const { jersey } = gone.products;
    const document = JSON.stringify({
      ...gone,
      products: { ...gone.products, jersey: { ...jersey, template: "gone" } },
    });
    await shop.db
      .updateTable("design_versions")
      .set({ document })
      .where("document_hash", "=", id)
      .execute();
    const refused = await design.restore(id);
    expect(refused.json).toMatchObject({ code: "invalid_design" });
    expect(refused.json.errors[0].path).toBe("document.products.jersey.template");
    expect(saidBy((await owner.get(design.path())).json.document)).toBe("A");
  });

  it("of one that was stored by a newer program is refused, and the list stays whole", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    const { id } = await design.saying("FIRST");
    const document = JSON.stringify({ ...saying("FIRST"), schema: 99 });
    await shop.db
      .updateTable("design_versions")
      .set({ document })
      .where("document_hash", "=", id)
      .execute();
    expect((await owner.get(design.path(`/versions/${id}`))).json.code).toBe("invalid_design");
    expect((await design.restore(id)).json.code).toBe("invalid_design");
    expect((await design.page()).data).toHaveLength(1);
  });

  it("by ten at once is one revision, and nothing that was acknowledged is lost", async () => {
    const design = await workedOn(shop, owner, "ONE");
    await design.save("TWO", 6);
    await design.save("THREE", 12);
    const [one, two] = await Promise.all([design.saying("ONE"), design.saying("TWO")]);
    const version = design.version();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        design.restore(at % 2 === 0 ? one.id : two.id, version),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await owner.get(design.path())).json.version).toBe(version + 1);
    expect(await everythingSaid(design)).toEqual(new Set(["ONE", "TWO", "THREE"]));
  });

  it("beside saves and names loses none of those that were acknowledged", async () => {
    const design = await workedOn(shop, owner, "START");
    await design.save("BASE", 6);
    const start = await design.saying("START");
    const acknowledged = new Set(["START", "BASE"]);
    for (let round = 0; round < 8; round += 1) {
      design.at(20 + round * 10);
      const { version } = (await owner.get(design.path())).json;
      const words = `ROUND ${round}`;
      const [saved, restored, named] = await Promise.all([
        owner.put(design.path(), { name: "x", document: saying(words), version }),
        owner.post(design.path(`/versions/${start.id}/restore`), { version }),
        owner.post(design.path("/versions"), { name: `Naam ${round}`, version }),
      ]);
      // Of two that write one wins; a name is given before or after it.
      expect(new Set([saved.status, restored.status])).toEqual(new Set([200, 409]));
      expect([204, 409]).toContain(named.status);
      if (saved.status === 200) acknowledged.add(words);
    }
    const kept = await everythingSaid(design);
    for (const words of acknowledged) expect(kept).toContain(words);
  }, 60_000);
});

describe("the night", () => {
  /** Versions that were made so long ago, in hours. */
  async function aged(design: Worked, hours: readonly number[], now: Date): Promise<void> {
    const rows = hours.map((ago, at) => ({
      design_id: design.uuid,
      document_hash: `${at}`.padStart(64, "0"),
      revision: at + 1,
      name: null,
      document: JSON.stringify(saying(`AGED ${ago}`)),
      made_at: new Date(now.getTime() - ago * 3_600_000),
      kept_at: new Date(now.getTime() - ago * 3_600_000),
      ordered_at: null,
      approved_at: null,
      pictured_at: null,
    }));
    await shop.db.insertInto("design_versions").values(rows).execute();
  }
  const night = async (now: Date): Promise<void> => {
    shop.setClock(now);
    await thinVersionsJob(shop).handle({});
  };
  const ages = async (design: Worked, now: Date): Promise<number[]> => {
    const rows = await shop.db
      .selectFrom("design_versions")
      .select("made_at")
      .where("design_id", "=", design.uuid)
      .orderBy("made_at", "desc")
      .execute();
    return rows.map(({ made_at: at }) => (now.getTime() - at.getTime()) / 3_600_000);
  };
  const noon = new Date("2026-06-15T12:30:00Z");

  it("leaves all of the last day, the last of each hour for a week, then the last of each day", async () => {
    const design = await workedOn(shop, owner);
    const recent = [0.2, 0.3, 5, 23.9];
    // 12:20, 12:10 and 12:00 of two days ago; 11:50 of the hour before.
    const hourly = [48.2, 48.3, 48.5, 48.7];
    // Ten days ago in the morning, noon and the evening before.
    const daily = [240, 243, 250, 255];
    await aged(design, [...recent, ...hourly, ...daily], noon);
    await night(noon);
    const left = [...recent, 48.2, 48.7, 240, 255];
    expect(await ages(design, noon)).toEqual(left.map((age) => expect.closeTo(age, 5)));
    await night(noon);
    expect(await ages(design, noon)).toHaveLength(left.length);
    const later = new Date(noon.getTime() + 8 * DAY_MS);
    await night(later);
    // All of the same day, and of the day before it: one each.
    expect(await ages(design, noon)).toEqual(
      [0.2, 23.9, 48.2, 240, 255].map((age) => expect.closeTo(age, 5)),
    );
  });

  it("never takes what has a name, was ordered or approved", async () => {
    const design = await workedOn(shop, owner);
    await aged(design, [300, 300.1, 300.2, 300.3, 300.4], noon);
    const mark = (at: number, set: object) =>
      shop.db
        .updateTable("design_versions")
        .set(set)
        .where("design_id", "=", design.uuid)
        .where("document_hash", "=", `${at}`.padStart(64, "0"))
        .execute();
    await mark(1, { name: "Mijn naam" });
    await mark(2, { ordered_at: noon });
    await mark(3, { approved_at: noon });
    await night(noon);
    expect(await ages(design, noon)).toEqual(
      [300, 300.1, 300.2, 300.3].map((age) => expect.closeTo(age, 5)),
    );
    // Without its name it is one of its day as any other.
    await mark(1, { name: null });
    await night(noon);
    expect(await ages(design, noon)).toHaveLength(3);
  });

  it("leaves no more than 400 of a design", async () => {
    const design = await workedOn(shop, owner);
    await aged(
      design,
      Array.from({ length: 405 }, (_, at) => at / 100),
      noon,
    );
    await night(noon);
    const left = await ages(design, noon);
    expect(left).toHaveLength(400);
    expect(left.at(-1)).toBeCloseTo(3.99, 5);
  });

  it("takes what belongs to no design any more", async () => {
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    await shop.db.deleteFrom("designs").where("id", "=", design.uuid).execute();
    await night(noon);
    expect(await ages(design, noon)).toEqual([]);
  });
});

describe("the end of a design", () => {
  const kept = async (design: Worked): Promise<number> => {
    const rows = await shop.db
      .selectFrom("design_versions")
      .select("document_hash")
      .where("design_id", "=", design.uuid)
      .execute();
    return rows.length;
  };

  it("that is taken back brings its versions with it; that is final takes them along", async () => {
    shop.setClock(new Date());
    const design = await workedOn(shop, owner);
    await design.save("A", 6);
    await owner.delete(design.path());
    expect((await owner.get(design.path("/versions"))).status).toBe(404);
    await owner.post(design.path("/restore"));
    expect(await design.said()).toEqual({ was: ["FIRST"], now: "A" });
    await owner.delete(design.path());
    await thinVersionsJob(shop).handle({});
    expect(await kept(design)).toBe(1);
    design.at(25 * 60);
    await sweepPicturesJob(shop, () => showing).handle({});
    expect(await kept(design)).toBe(0);
  });

  it("of a customer who leaves takes them along, deleted designs' too; before that they are in the download", async () => {
    shop.setClock(new Date());
    const leaver = await shop.customer();
    const design = await workedOn(shop, leaver);
    await design.save("A", 6);
    const deleted = await workedOn(shop, leaver, "OTHER");
    await deleted.save("B", 6);
    await leaver.delete(deleted.path());
    const { design_versions: told } = (await leaver.get("/api/customer/export")).json;
    expect(told).toEqual([
      expect.objectContaining({ design_id: design.uuid, document: saying("FIRST") }),
    ]);
    const gone = await leaver.delete("/api/customer", { password: "gate drops at nine" });
    expect(gone.status, gone.text).toBe(204);
    expect([await kept(design), await kept(deleted)]).toEqual([0, 0]);
  });
});
