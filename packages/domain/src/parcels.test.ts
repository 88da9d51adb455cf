import { describe, expect, it } from "vitest";
import { garmentsLeft, garmentsStaying, packParcel, trackingLink } from "./parcels.ts";

const lines = [
  { id: "a", quantity: 3 },
  { id: "b", quantity: 1 },
];

describe("a parcel", () => {
  const left = garmentsLeft(lines, [{ lineId: "a", copy: 2 }]);

  it("is packed of what has not left, the first first, or of those that are named", () => {
    expect([...left]).toEqual([
      ["a", [1, 3]],
      ["b", [1]],
    ]);
    expect(packParcel(left, [{ lineId: "a", quantity: 1 }])).toEqual([{ lineId: "a", copy: 1 }]);
    expect(packParcel(left, [{ lineId: "a", quantity: 1, copies: [3] }])).toEqual([
      { lineId: "a", copy: 3 },
    ]);
  });

  it.each([
    ["unknown_line", [{ lineId: "c", quantity: 1 }]],
    [
      "twice",
      [
        { lineId: "a", quantity: 1 },
        { lineId: "a", quantity: 1 },
      ],
    ],
    ["twice", [{ lineId: "a", quantity: 2, copies: [1, 1] }]],
    ["too_many", [{ lineId: "a", quantity: 3 }]],
    ["not_there", [{ lineId: "a", quantity: 1, copies: [2] }]],
    ["not_there", [{ lineId: "b", quantity: 1, copies: [2] }]],
  ])("is not packed at all where a wish is %s", (fault, wishes) => {
    expect(packParcel(left, wishes)).toEqual({ at: wishes.length - 1, fault });
  });
});

describe("what was given back and has not left", () => {
  const of = (refunded: number, gone: readonly number[], again: readonly number[] = []) => {
    const all = [{ id: "a", quantity: 3, refunded }];
    const garments = (copies: readonly number[]) => copies.map((copy) => ({ lineId: "a", copy }));
    const left = garmentsLeft(all, garments(gone));
    return garmentsStaying(all, left, garments(again)).get("a") ?? [];
  };

  it.each([
    ["nothing where nothing was given back", [0, []], []],
    ["the last of its line", [1, []], [3]],
    ["all of it", [3, []], [1, 2, 3]],
    ["no more than is there", [2, [1, 2]], [3]],
    ["the last of those that are there", [1, [3]], [2]],
    ["nothing once all has left", [2, [1, 2, 3]], []],
    ["nothing of what is being made again", [2, [1, 2], [3]], []],
    ["what is there beside what is being made again", [1, [2], [3]], [1]],
  ] as const)("is %s", (_, [refunded, gone, again], staying) => {
    expect(of(refunded, gone, again)).toEqual(staying);
  });
});

describe("a carrier's address", () => {
  it("is filled with what is the parcel's, and nothing of it changes the address's own form", () => {
    const parcel = { number: "3S/ä?&", postcode: "1234 AB", country: "nl", language: "da" };
    expect(trackingLink("https://p.example/{language}/{number}-{COUNTRY}-{postcode}", parcel)).toBe(
      "https://p.example/da/3S%2F%C3%A4%3F%26-NL-1234AB",
    );
    expect(trackingLink("https://p.example/{other}?c={country}", parcel)).toBe(
      "https://p.example/{other}?c=nl",
    );
  });
});
