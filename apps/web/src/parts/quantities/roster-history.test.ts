import { expect, it } from "vitest";
import { rebase, redo, startHistory, step, undo } from "./roster-history.ts";

it("going back on new ground takes back what was done here, and never what came from elsewhere", () => {
  const typed = step(step(startHistory("Jef"), "Jef, Piet"), "Jef, Piet, Nadia");
  const moved = rebase(typed, (list) => `${list}; Éloïse`);
  expect(moved.now).toBe("Jef, Piet, Nadia; Éloïse");
  const back = undo(moved);
  expect(back.now).toBe("Jef, Piet; Éloïse");
  expect(undo(back).now).toBe("Jef; Éloïse");
  expect(redo(back).now).toBe(moved.now);
});

it("what had been taken back is let go, and so are the oldest of many steps", () => {
  const many = Array.from({ length: 60 }, (_, i) => i + 1).reduce<
    ReturnType<typeof startHistory<number>>
  >(step, startHistory(0));
  const moved = rebase(undo(many), (n) => n * 10);
  expect(moved).toMatchObject({ now: 590, future: [] });
  expect(moved.past.length).toBeLessThan(many.past.length);
  expect(moved.past.at(-1)).toBe(580);
});
