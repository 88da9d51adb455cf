import { expect, it } from "vitest";
import { lostAgain } from "./lost-again.ts";

const jersey = { id: "jersey", name: "Jersey" };
const gloves = { id: "gloves", name: "Gloves" };
const choice = (property: string, id: string, name: string) => ({
  property: { id: property },
  value: { id, name },
});
const lines: Parameters<typeof lostAgain>[0] = [
  {
    product: jersey,
    quantity: 2,
    properties: { size: "XS", collar: "zip" },
    choices: [choice("size", "XS", "XS"), choice("collar", "zip", "With a zip")],
  },
  { product: gloves, quantity: 1, properties: { size: "L" }, choices: [choice("size", "L", "L")] },
];
const [first, second] = lines;

it("says nothing of an order that is in the cart whole", () => {
  expect(lostAgain(lines, lines)).toEqual([]);
});

it("names products and choices that are sold no more; sizes the cart tells itself", () => {
  const plain = { product: jersey, quantity: 2, properties: { size: "XS" } };
  expect(lostAgain(lines, [plain])).toEqual(["Jersey (With a zip)", "Gloves"]);
  expect(lostAgain(lines, [{ ...first!, quantity: 1 }, second!])).toEqual(["Jersey"]);
});
