import { expect, test } from "vitest";
import { legibleColour, swapsFor } from "./bike-colours.ts";
import { makes } from "./bikes.data.ts";
import { coloursOfBike, yearsOf } from "./wishes.ts";

/** Brightness as a camera weighs it, 0 to 255. */
function brightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255);
}

const ktm = coloursOfBike("KTM", "2025");

test("light stays light, dark stays dark, and the kit's strong colour becomes the bike's", () => {
  const kit = new Map([
    ["#f4efe2", 6],
    ["#163f8c", 4],
    ["#17181b", 2],
  ]);
  const swaps = swapsFor(kit, ktm);
  expect(swaps.get("#163f8c")).toBe("#f26a1b");
  expect(brightness(swaps.get("#f4efe2") ?? "")).toBeGreaterThan(200);
  expect(brightness(swaps.get("#17181b") ?? "")).toBeLessThan(50);
});

test("stripes of different colours stay different, also for a bike of one colour", () => {
  const kit = new Map([
    ["#163f8c", 4],
    ["#ffc21a", 3],
    ["#d8262f", 2],
    ["#12b5e5", 1],
  ]);
  const swaps = swapsFor(kit, ["#3fa535"]);
  expect(new Set(swaps.values()).size).toBe(kit.size);
});

test("shades of one colour keep their order of lightness", () => {
  const kit = new Map([
    ["#14284a", 5],
    ["#2f5fa8", 3],
    ["#7fa8dc", 2],
  ]);
  for (const { name } of makes) {
    const [dark, middle, light] = [...swapsFor(kit, coloursOfBike(name, "")).values()].map(
      brightness,
    );
    expect(new Set([dark, middle, light]).size, name).toBe(3);
  }
});

test("letters move off a ground that has become their colour, and stay where they can be read", () => {
  const ground = { before: "#ffffff", after: "#f7d417", weight: 5 };
  const choices = ["#ffffff", "#17181b", "#f7d417"];
  expect(legibleColour("#163f8c", "#f7d417", [ground], choices)).toBe("#17181b");
  expect(legibleColour("#163f8c", "#101010", [ground], choices)).toBe("#101010");
});

test("each make of each year has colours, and years stand latest first", () => {
  for (const { name } of makes) {
    const years = yearsOf(name);
    expect(years, name).toEqual(years.toSorted((a, b) => b - a));
    expect(new Set(years).size).toBe(years.length);
    for (const year of years) {
      const colours = coloursOfBike(name, String(year));
      expect(colours.length, `${name} ${year}`).toBeGreaterThan(1);
      for (const hex of colours) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
  expect(coloursOfBike("KTM", "")).toEqual(coloursOfBike("KTM", String(yearsOf("KTM")[0])));
  expect(coloursOfBike("", "")).toEqual([]);
});
