import { expect, test } from "vitest";
import { shownGroup, sizes } from "../index.ts";

test("a product sold to men is shown on a man, one for children on a child", () => {
  const all = sizes("jersey").map(({ id }) => id);
  expect(shownGroup("jersey", all)).toBe("men");
  expect(shownGroup("jersey", ["Y4", "Y10"])).toBe("youth");
  expect(shownGroup("jersey", ["W-M", "Y10"])).toBe("women");
  expect(shownGroup("jersey", [])).toBe("men");
});
