import { expect, it } from "vitest";
import { type Role, sessionEnd } from "./index.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));

it.each<[Role, number, number]>([
  ["customer", 0, 30],
  ["customer", 20, 50],
  ["customer", 59, 89],
  ["customer", 61, 90],
  ["customer", 89, 90],
  ["designer", 0, 1 / 24],
  ["workshop", 0.25, 0.25 + 1 / 24],
  ["finance", 0.47, 0.5],
  ["administrator", 0.5, 0.5],
])("of a %s, opened on day 0 and used on day %s, ends on day %s", (role, used, end) => {
  const usedAt = new Date(day(0).getTime() + used * 86_400_000);
  const expected = new Date(day(0).getTime() + end * 86_400_000);
  expect(sessionEnd({ openedAt: day(0), usedAt }, role)).toEqual(expected);
});
