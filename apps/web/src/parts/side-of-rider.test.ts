import type { DesignDocument } from "@holeshot/design";
import { expect, test } from "vitest";
import { sideOfRider } from "./side-of-rider.ts";

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

test("the rider is shown from the side that tells him apart", () => {
  expect(sideOfRider(design(text("a", "back", "number"))).side).toBe("back");
  expect(sideOfRider(design(text("a", "front", "number"))).side).toBe("front");
  expect(sideOfRider(design(text("a", "back"))).side).toBe("front");
});
