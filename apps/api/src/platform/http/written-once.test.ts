import { expect, it } from "vitest";
import { jsonOf, writtenOnce, writtenOut } from "./written-once.ts";

it("writes a shared body once, the same as it would be written each time", () => {
  let asked = 0;
  const body = writtenOnce({
    get town() {
      asked += 1;
      return "Århus";
    },
  });
  const first = jsonOf(body);
  expect(jsonOf(body)).toBe(first);
  expect(asked).toBe(1);
  expect(`${first}`).toBe('{"town":"Århus"}');
});

it("keeps of a long body what was written of it, whatever becomes of the body", () => {
  const body = { town: "Århus" };
  const kept = writtenOut(body);
  body.town = "Lommel";
  expect(`${jsonOf(kept)}`).toBe('{"town":"Århus"}');
  expect(jsonOf(kept)).toBe(jsonOf(kept));
});

it("writes any other body each time, as it is by then", () => {
  const body = { count: 1 };
  expect(jsonOf(body)).toBe('{"count":1}');
  body.count = 2;
  expect(jsonOf(body)).toBe('{"count":2}');
  expect(jsonOf(null)).toBe("null");
});
