import { expect, it } from "vitest";
import { wordShare, wrappedLines } from "./ticket-lines.ts";

/** A face whose letters are all one wide. */
const wide = (part: string) => part.length;

it("breaks at spaces and after hyphens, and never begins a line with either or a point", () => {
  expect(wrappedLines("Motorsportvereniging De Peelrand-Oosterhout", 20, wide)).toEqual([
    "Motorsportvereniging",
    "De Peelrand-",
    "Oosterhout",
  ]);
  expect(wrappedLines("356 × 45 (2) · 330 × 45 (1)", 13, wide)).toEqual([
    "356 × 45",
    "(2) · 330 ×",
    "45 (1)",
  ]);
  expect(wrappedLines("SCHOUWENAARS-DE WIT 286", 13, wide)).toEqual([
    "SCHOUWENAARS-",
    "DE WIT 286",
  ]);
});

it("keeps line ends, empty texts and what stands behind a space that does not break", () => {
  expect(wrappedLines("Jersey\nTeam", 20, wide)).toEqual(["Jersey", "Team"]);
  expect(wrappedLines("", 20, wide)).toEqual([""]);
  expect(wrappedLines("XS × 1 · M × 2", 8, wide)).toEqual(["XS × 1 ·", "M × 2"]);
});

it("loses no letter of a word that is wider than its room", () => {
  const name = "Wiedergutmachungsverein";
  expect(wrappedLines(name, 8, wide).join("")).toBe(name);
  for (const line of wrappedLines(name, 8, wide)) expect(line.length).toBeLessThanOrEqual(8);
});

it("sets a word smaller that is a little too wide, and breaks what would be too small", () => {
  expect(wordShare("…D8A9B88B.pdf", 13, wide)).toBe(1);
  expect(wordShare("…D8A9B88B.pdf", 12, wide)).toBeCloseTo(12 / 13, 6);
  expect(wordShare("Wiedergutmachungsverein", 8, wide)).toBe(1);
});
