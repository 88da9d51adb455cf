import { expect, it } from "vitest";
import { ApiProblem, isProblem } from "../../lib/api/api-problem.ts";
import { actOn, type Lost } from "./act-on.ts";
import type { Decision } from "./decided-on.ts";
import { isSentParcel, isSentProof, type TookPlace } from "./took-place.ts";
import type { StaffOrder } from "../mending/mended.ts";

const line = { id: "1", product: { id: "jersey" }, quantity: 1, properties: {}, rider: null };
const first = {
  version: 1,
  status: "confirmed",
  hold: null,
  blocked: false,
  notes: [],
  lines: [{ ...line, document_hash: "a", preview_url: null }],
  proof: null,
  parcels: [],
  surcharge: null,
  shipping_address: { city: "Venlo" },
  contact: { phone: "1" },
} as unknown as StaffOrder;

const stale = new ApiProblem({
  ok: false,
  status: 409,
  problem: { type: "", title: "", status: 409, code: "stale_version" },
  retryAfter: null,
});

const network = new ApiProblem({ ok: false, status: 0, problem: null, retryAfter: null });

/** A shop with an order that others change, and a desk that is told of it or not. */
function place(isTold: boolean) {
  let there = first;
  let here = first;
  const done: number[] = [];
  const lost: { current: Lost | null } = { current: null };
  let isCut = false;
  /** As a page draws itself anew: what was lost outlives it. */
  const fresh = () => actOn(here, { ...desk, lost });
  const desk = {
    known: async () => {
      if (isCut) throw network;
      if (isTold) here = there;
      return here;
    },
    forget: async () => {
      here = there;
    },
    take: (answer: StaffOrder) => {
      here = answer;
    },
  };
  const act = fresh();
  return {
    done,
    comesBack: () => {
      isCut = false;
    },
    /** The shop does it, and its answer does not come. */
    lose: (
      decision: Decision | null,
      change: Partial<StaffOrder>,
      shows?: TookPlace,
      goesAway = false,
    ) =>
      fresh()(
        decision,
        async (now) => {
          isCut = goesAway;
          done.push(now.version);
          there = { ...now, ...change, version: now.version + 1 };
          throw network;
        },
        shows,
      ),
    shown: () => here,
    change: (change: Partial<StaffOrder>) => {
      there = { ...there, ...change, version: there.version + 1 };
    },
    act: (decision: Decision | null) =>
      act(decision, async (now) => {
        if (decision !== null && now.version !== there.version) throw stale;
        done.push(now.version);
        there = { ...now, version: there.version + 1 };
        return there;
      }),
  };
}

const note = { id: "n", text: "Wait", by: "Bo", written_at: "" };
const elsewhere = { ...first.shipping_address, city: "Lommel" };

it.each([true, false])(
  "what changed and was not decided on is taken over; told: %s",
  async (isTold) => {
    const desk = place(isTold);
    desk.change({ shipping_address: elsewhere });
    desk.change({ lines: [{ ...first.lines[0]!, preview_url: "/api/p" }] });
    await desk.act("make");
    expect(desk.done).toEqual([3]);
    expect(desk.shown().version).toBe(4);
  },
);

it.each([
  ["make", { notes: [note] }],
  ["hold", { notes: [note] }],
  ["release", { hold: { reason: "Mine", since: "" } }],
  ["make", { lines: [{ ...first.lines[0]!, quantity: 2 }] }],
  ["proof", { proof: { status: "approved" } }],
  ["parcel", { shipping_address: elsewhere }],
  ["addresses", { shipping_address: elsewhere }],
  ["complete", { parcels: [{}] }],
  ["complete", { shipping_address: elsewhere }],
] as unknown as readonly (readonly [Decision, Partial<StaffOrder>])[])(
  "%s: a change of what was decided on is told once, told of it or not",
  async (decision, change) => {
    for (const isTold of [true, false]) {
      const desk = place(isTold);
      desk.change(change);
      const failure = await desk.act(decision).catch((error: unknown) => error);
      expect(isProblem(failure, "stale_version")).toBe(true);
      expect(desk.done, "nothing is overwritten").toEqual([]);
      await desk.act(decision);
      expect(desk.done).toEqual([2]);
    }
  },
);

it("gives up where every answer comes too late", async () => {
  let version = 1;
  const act = actOn(first, {
    known: async () => ({ ...first, version: (version += 1) }),
    forget: async () => undefined,
    take: () => undefined,
    lost: { current: null },
  });
  await expect(act("make", () => Promise.reject(stale))).rejects.toBe(stale);
  expect(version).toBe(5);
});

it("a note overwrites nothing and is never refused", async () => {
  const desk = place(true);
  desk.change({ notes: [note] });
  await desk.act(null);
  expect(desk.done).toEqual([1]);
});

const parcel = { id: "p", number: 1, lines: [{ line_id: "1", quantity: 1, copies: [1] }] };
const sent = [{ line_id: "1", copies: [1] }];
const proof = { id: "q", status: "awaiting_customer", message: "Look" };
const written: TookPlace = ({ notes }) => notes.some(({ text }) => text === note.text);

type Case = readonly [Decision | null, Partial<StaffOrder>, TookPlace | undefined];

it.each([
  ["make", { status: "processing" }, undefined],
  ["complete", { status: "completed" }, undefined],
  ["cancel", { status: "cancelled" }, undefined],
  ["hold", { hold: { reason: "Call", since: "" } }, undefined],
  ["parcel", { parcels: [parcel] }, isSentParcel(sent)],
  ["proof", { proof }, isSentProof("Look")],
  [null, { notes: [note] }, written],
] as unknown as readonly Case[])(
  "%s whose answer was lost is done once, and nobody is told of a failure",
  async (decision, change, shows) => {
    const desk = place(false);
    await desk.lose(decision, change, shows);
    expect(desk.done).toEqual([1]);
    expect(desk.shown()).toMatchObject(change);

    // With the network gone altogether that is told, and the next press finds it done.
    const away = place(false);
    await expect(away.lose(decision, change, shows, true)).rejects.toBe(network);
    await expect(away.lose(decision, change, shows, true)).rejects.toBe(network);
    away.comesBack();
    await away.lose(decision, change, shows);
    expect(away.done).toEqual([1]);
    expect(away.shown()).toMatchObject(change);
  },
);

it("what never came to the shop is told and done at the next press", async () => {
  const desk = place(true);
  await expect(desk.lose("hold", {})).rejects.toBe(network);
  await desk.act("hold");
  expect(desk.done).toEqual([1, 2]);
});

it("another parcel that left meanwhile is not the one that was sent", async () => {
  const desk = place(false);
  const other = { ...parcel, lines: [{ line_id: "1", quantity: 1, copies: [2] }] };
  const change = { parcels: [other] } as unknown as Partial<StaffOrder>;
  await expect(desk.lose("parcel", change, isSentParcel(sent))).rejects.toBe(network);
});
