import { expect, it } from "vitest";
import { stageSize } from "./stage-size.ts";

const made = (sizes: Readonly<Record<string, string>>) =>
  ({
    properties: [
      {
        id: "size",
        values: Object.entries(sizes).map(([id, name]) => ({ id, name })),
      },
    ],
  }) as unknown as Parameters<typeof stageSize>[0];

const men = made({ S: "S", M: "M", L: "L", "W-M": "Dames M" });
const women = made({ "W-S": "Dames S", "W-M": "Dames M" });
const youth = made({ Y8: "8 jaar", Y10: "10 jaar" });

it.each([
  ["the one it is drawn on while none is chosen", men, undefined, "L", "L", "L"],
  ["the rider's", men, "M", "L", "M", "M"],
  ["a woman's, called so beside men's", men, "W-M", "L", "W-M", "Dames M"],
  ["letters where all are women's", women, "W-S", "W-M", "W-S", "S"],
  ["a child's, as it is called", youth, "Y8", "Y10", "Y8", "8 jaar"],
  ["the one it is drawn on, should the chosen one no longer be made", men, "5XL", "L", "L", "L"],
  ["the base's own word, should it not be offered", women, undefined, "W-L", "W-L", "W-L"],
])("the size beside the garment is %s", (_, product, chosen, base, id, name) => {
  expect(stageSize(product, chosen, base)).toEqual({ id, name });
});
