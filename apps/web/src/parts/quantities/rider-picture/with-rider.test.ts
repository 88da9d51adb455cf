import type { DesignDocument } from "@holeshot/design";
import { expect, test } from "vitest";
import { sideOfRider, withRider } from "./with-rider.ts";

const text = (id: string, piece: string, role?: "name" | "number") => ({
  id,
  kind: "text",
  piece,
  text: id,
  ...(role && { role }),
});

function design(...layers: object[]): DesignDocument {
  const product = { template: "super-86", layers, properties: {} };
  return { schema: 1, pattern: 1, products: { pants: product, jersey: product } } as never;
}

test("name and number go where their roles are; what the rider leaves open stays as designed", () => {
  const before = design(text("a", "back", "name"), text("b", "back", "number"), text("c", "front"));
  const after = withRider(before, { name: "Kjær", number: "" });
  const texts = after.products.jersey?.layers.map((layer) => "text" in layer && layer.text);
  expect(texts).toEqual(["Kjær", "b", "c"]);
  expect(before.products.jersey?.layers[0]).toMatchObject({ text: "a" });
});

test("the rider is shown from the side that tells him apart", () => {
  expect(sideOfRider(design(text("a", "back", "number"))).side).toBe("back");
  expect(sideOfRider(design(text("a", "front", "number"))).side).toBe("front");
  expect(sideOfRider(design(text("a", "back"))).side).toBe("front");
});
