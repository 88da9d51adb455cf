import { expect, it } from "vitest";
import { versionsOf } from "./made-versions.ts";

interface Line {
  readonly id: string;
  readonly product: string;
  readonly quantity: number;
  readonly document: string;
}

function design(jersey: string, pants = "plain"): string {
  return JSON.stringify({ schema: 1, products: { jersey: { at: jersey }, pants: { at: pants } } });
}

function line(id: string, product: string, document: string, quantity = 1): Line {
  return { id, product, quantity, document };
}

function versions(...lines: Line[]) {
  return versionsOf(lines, (each) => each.document);
}

it("leaves a design that nobody corrected as it is, to the letter", () => {
  const text = design("ordered");
  const [only, ...more] = versions(line("a", "jersey", text), line("b", "pants", text));
  expect(only).toEqual({ document: text, lineIds: ["a", "b"] });
  expect(more).toEqual([]);
});

it("joins products that were corrected apart into one design", () => {
  const made = versions(
    line("a", "jersey", design("higher")),
    line("b", "pants", design("ordered", "darker")),
  );
  expect(made).toEqual([{ document: design("higher", "darker"), lineIds: ["a", "b"] }]);
});

it("takes the corrected text itself when the other products did not change in it", () => {
  const corrected = design("higher");
  const made = versions(line("a", "jersey", corrected), line("b", "pants", design("ordered")));
  expect(made).toEqual([{ document: corrected, lineIds: ["a", "b"] }]);
});

it("keeps one rider's own correction apart, what most are made to first", () => {
  const made = versions(
    line("narrow", "jersey", design("narrow")),
    line("team", "jersey", design("team"), 5),
    line("pants", "pants", design("team"), 6),
  );
  expect(made).toEqual([
    { document: design("team"), lineIds: ["team", "pants"] },
    { document: design("narrow"), lineIds: ["narrow"] },
  ]);
});
