import { describe, expect, it } from "vitest";
import {
  AUTOSAVE_MS,
  type Effect,
  type How,
  type Refusal,
  RETRY_MS,
  type SavingEvent,
  type SavingState,
  startSaving,
  stepSaving,
} from "./saving-machine.ts";

const mine = { signedIn: true, placed: true, owned: true, unsaved: false };
const guests = { signedIn: false, placed: true, owned: false, unsaved: false };

/** Follows events, and answers where they lead and what the last one asks for. */
function follow(start: Parameters<typeof startSaving>[0], ...events: readonly SavingEvent[]) {
  let [state, effects] = startSaving(start);
  for (const event of events) [state, effects] = stepSaving(state, event);
  return { kind: state.phase.kind, state, effects };
}

const edited: SavingEvent = { type: "edited" };
const due: SavingEvent = { type: "due" };
const stored: SavingEvent = { type: "stored", owned: true };
const pressed = (how: How = "on", id = 1): SavingEvent => ({ type: "asked", request: { how, id } });
const refused = (reason: Refusal): SavingEvent => ({ type: "refused", reason });
const session = (signedIn: boolean): SavingEvent => ({ type: "session", signedIn });
const wait = (ms: number): Effect => ({ type: "wait", ms });

describe("the table of saving", () => {
  it.each<[string, Parameters<typeof startSaving>[0], SavingEvent[], string, Effect[] | null]>([
    ["a saved design rests", mine, [], "saved", [{ type: "rest" }]],
    ["a new one is dirty and waits to be pressed", { ...guests, placed: false }, [], "dirty", null],
    ["a change is saved by itself", mine, [edited], "dirty", [wait(AUTOSAVE_MS)]],
    ["a change by a visitor is not", guests, [edited], "dirty", [{ type: "rest" }]],
    ["after the pause it is sent", mine, [edited, due], "saving", null],
    ["and saved", mine, [edited, due, stored], "saved", [{ type: "rest" }]],
    ["what changed meanwhile is still dirty", mine, [pressed(), edited, stored], "dirty", null],
    ["a failure is tried again", mine, [pressed(), refused("failed")], "failed", [wait(3000)]],
    [
      "sooner when the network is back",
      mine,
      [pressed(), refused("offline"), { type: "online" }],
      "saving",
      null,
    ],
    [
      "a change does not end the retrying",
      guests,
      [pressed(), refused("offline"), edited],
      "offline",
      [],
    ],
    [
      "two versions wait for the rider",
      mine,
      [pressed(), refused("stale"), edited, due],
      "stale",
      null,
    ],
    [
      "a design that is refused waits for a change",
      mine,
      [pressed(), refused("refused"), due],
      "refused",
      null,
    ],
    [
      "and says so, with its press, until it is tried with it",
      mine,
      [pressed(), refused("refused"), edited],
      "refused",
      [wait(AUTOSAVE_MS)],
    ],
    [
      "which it is by itself",
      mine,
      [pressed(), refused("refused"), edited, due],
      "saving",
      [{ type: "rest" }, { type: "send", request: { how: "on", id: 0 } }],
    ],
    ["without a session nothing is sent", mine, [edited, session(false), due], "signed_out", null],
    [
      "a refused session likewise",
      mine,
      [pressed(), refused("signed_out"), edited, due],
      "signed_out",
      null,
    ],
    [
      "signed in again it is saved",
      mine,
      [edited, session(false), session(true)],
      "dirty",
      [wait(AUTOSAVE_MS)],
    ],
    ["a visitor has no session to lose", guests, [edited, session(false)], "dirty", null],
    [
      "a copy that failed is not tried again",
      mine,
      [pressed("anew"), refused("failed"), due],
      "saving",
      null,
    ],
  ])("%s", (_what, start, events, kind, effects) => {
    const end = follow(start, ...events);
    expect(end.kind).toBe(kind);
    if (effects) expect(end.effects).toEqual(effects);
  });

  it("a failed copy never becomes a save over the original's retry", () => {
    const { state } = follow(guests, pressed("anew"), refused("failed"));
    expect(state.phase).toEqual({ kind: "dirty" });
  });

  it("waits longer after every failure", () => {
    let { state } = follow(mine, pressed(), refused("failed"));
    for (const ms of [...RETRY_MS.slice(1), RETRY_MS.at(-1) ?? 0]) {
      [state] = stepSaving(state, due);
      expect(state.phase).toMatchObject({ kind: "saving" });
      const [after, effects] = stepSaving(state, refused("failed"));
      expect(effects).toEqual([wait(ms)]);
      state = after;
    }
  });
});

/** Numbers that look like chance and are the same in every run. */
function chances(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

/** A server and a rider of the test's own, against which every step is held. */
function play(seed: number, steps: number): number {
  const chance = chances(seed);
  const hows: readonly How[] = ["on", "over", "anew"];
  const reasons: readonly Refusal[] = ["stale", "offline", "signed_out", "refused", "failed"];
  let last = 0;
  let version = 0;
  let sentVersion = 0;
  let storedVersion = 0;
  let outstanding = 0;
  let timer = false;
  const sent: number[] = [];
  const asked: number[] = [];

  function take(
    [next, effects]: readonly [SavingState, readonly Effect[]],
    by: SavingEvent | null,
  ) {
    for (const effect of effects) {
      if (effect.type !== "send") {
        timer = effect.type === "wait";
        continue;
      }
      outstanding += 1;
      sentVersion = version;
      if (effect.request.id > 0) sent.push(effect.request.id);
      const unasked = effect.request.id === 0;
      expect(unasked && by?.type !== "due" && by?.type !== "online", "sent unasked").toBe(false);
      expect(unasked && effect.request.how !== "on", "only the rider overwrites or copies").toBe(
        false,
      );
    }
    expect(outstanding, "one at a time").toBeLessThanOrEqual(1);
    expect(next.phase.kind === "saving").toBe(outstanding === 1);
    if (next.phase.kind === "saved") expect(storedVersion, "told as saved").toBe(version);
    const goesOn =
      next.phase.kind === "failed" ||
      next.phase.kind === "offline" ||
      ((next.phase.kind === "dirty" || (next.phase.kind === "refused" && next.phase.changed)) &&
        next.placed &&
        next.signedIn);
    expect(timer, `${next.phase.kind} goes on by itself`).toBe(goesOn);
    return next;
  }

  const signedIn = chance(2) === 0;
  const owned = signedIn && chance(2) === 0;
  const placed = owned || chance(2) === 0;
  let state = take(startSaving({ signedIn, placed, owned, unsaved: !placed }), null);
  for (let step = 0; step < steps; step += 1) {
    const event = happen();
    if (event.type === "edited") version += 1;
    if (event.type === "stored" || event.type === "refused") outstanding -= 1;
    if (event.type === "stored") storedVersion = sentVersion;
    if (event.type === "due") timer = false;
    state = take(stepSaving(state, event), event);
  }
  while (outstanding > 0) {
    outstanding -= 1;
    storedVersion = sentVersion;
    state = take(stepSaving(state, { type: "stored", owned: state.owned }), stored);
  }
  expect(sent, "every press is sent once, in its turn").toEqual(asked);
  return steps;

  function happen(): SavingEvent {
    switch (chance(7)) {
      case 0:
      case 1:
        return { type: "edited" };
      case 2: {
        last += 1;
        asked.push(last);
        return { type: "asked", request: { how: hows[chance(3)] ?? "on", id: last } };
      }
      case 3:
        return timer ? { type: "due" } : { type: "edited" };
      case 4:
        return { type: "online" };
      case 5:
        return { type: "session", signedIn: chance(2) === 0 };
      default:
        if (outstanding === 0) return { type: "edited" };
        return chance(2) === 0
          ? { type: "stored", owned: state.owned }
          : { type: "refused", reason: reasons[chance(reasons.length)] ?? "failed" };
    }
  }
}

describe("whatever happens in whatever order", () => {
  it("one save at a time, nothing told as saved that is not, and what may pass goes on by itself", () => {
    let steps = 0;
    for (let seed = 1; seed <= 500; seed += 1) steps += play(seed, 60);
    expect(steps).toBe(30_000);
  });
});
