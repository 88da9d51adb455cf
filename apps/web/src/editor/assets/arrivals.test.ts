import { describe, expect, it } from "vitest";
import { Absent } from "../../lib/lazy/persist.ts";
import { createArrivals } from "./arrivals.ts";

async function turns(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

function store() {
  const goOn: (() => void)[] = [];
  const arrivals = createArrivals(() => new Promise((resolve) => goOn.push(resolve)));
  const later = async (): Promise<void> => {
    for (const each of goOn.splice(0)) each();
    await turns();
  };
  return { arrivals, later };
}

describe("files that a design needs", () => {
  it("stay on their way while the line is down, and come when it is back, without being wished for again", async () => {
    const { arrivals, later } = store();
    let up = false;
    let here = false;
    arrivals.subscribe(() => undefined);
    arrivals.want("font anton", () => {
      if (!up) return Promise.reject(new TypeError("Failed to fetch"));
      here = true;
      return Promise.resolve();
    });
    for (let tries = 1; tries <= 6; tries += 1) {
      await later();
      expect([arrivals.waiting(), arrivals.absent("font anton")]).toEqual([true, false]);
    }
    expect(arrivals.troubled()).toBe(true);
    up = true;
    await later();
    expect([here, arrivals.waiting(), arrivals.troubled()]).toEqual([true, false, false]);
  });

  it("a server that is busy is no sign that a file does not exist", async () => {
    const { arrivals, later } = store();
    arrivals.subscribe(() => undefined);
    arrivals.want("picture a", () => Promise.reject(new Error("picture a: 503")));
    for (let tries = 1; tries <= 5; tries += 1) await later();
    expect([arrivals.waiting(), arrivals.absent("picture a")]).toEqual([true, false]);
  });

  it("what the shop does not have is absent at once, what cannot be read after three looks", async () => {
    const { arrivals, later } = store();
    let looks = 0;
    arrivals.subscribe(() => undefined);
    arrivals.want("picture gone", () => Promise.reject(new Absent("picture gone: 404")));
    arrivals.want("picture torn", () => {
      looks += 1;
      return Promise.reject(new Error("drawing: not an svg"));
    });
    await turns();
    expect([arrivals.absent("picture gone"), arrivals.absent("picture torn")]).toEqual([
      true,
      false,
    ]);
    await later();
    await later();
    expect([arrivals.absent("picture torn"), arrivals.waiting(), looks]).toEqual([true, false, 3]);
  });

  it("are left alone once nobody looks, and asked for anew by the next one", async () => {
    const { arrivals, later } = store();
    let asked = 0;
    const load = (): Promise<void> => {
      asked += 1;
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    const leave = arrivals.subscribe(() => undefined);
    arrivals.want("font anton", load);
    await turns();
    leave();
    await later();
    expect([asked, arrivals.waiting()]).toEqual([1, false]);
    arrivals.want("font anton", load);
    expect(asked).toBe(2);
  });
});
