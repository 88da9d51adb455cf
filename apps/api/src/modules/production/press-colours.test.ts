import sharp from "sharp";
import { expect, it } from "vitest";
import { isPressProfile, pressColours } from "./press-colours.ts";

/** The same conversion, one pixel at a time. */
async function exact(hex: string): Promise<number[]> {
  const value = Number.parseInt(hex.slice(1), 16);
  const pixel = Buffer.from([(value >> 16) & 255, (value >> 8) & 255, value & 255]);
  const inks = await sharp(pixel, { raw: { width: 1, height: 1, channels: 3 } })
    .withIccProfile("cmyk")
    .raw()
    .toBuffer();
  return [...inks].map((ink) => (ink / 255) * 100);
}

it("converts as the profile does, to two percent of an ink", async () => {
  const convert = await pressColours("cmyk");
  const colours = ["#ffffff", "#000000", "#d8262f", "#1b2434", "#17c3d6", "#eceae3", "#ff5a1f"];
  for (const colour of colours) {
    const found = convert(colour);
    (await exact(colour)).forEach((ink, i) => {
      expect(Math.abs((found[i] ?? -100) - ink), `${colour} ${i}`).toBeLessThan(2);
    });
  }
  expect(convert("#ffffff")).toEqual([0, 0, 0, 0]);
});

it("knows a profile of inks from other files", () => {
  const profile = (space: string, kind = "prtr") => {
    const bytes = new Uint8Array(128);
    bytes.set(Buffer.from(kind), 12);
    bytes.set(Buffer.from(space), 16);
    bytes.set(Buffer.from("acsp"), 36);
    return bytes;
  };
  expect(isPressProfile(profile("CMYK"), "cmyk")).toBe(true);
  expect(isPressProfile(profile("RGB "), "rgb")).toBe(true);
  expect(isPressProfile(profile("RGB "), "cmyk")).toBe(false);
  expect(isPressProfile(profile("CMYK"), "rgb")).toBe(false);
  expect(isPressProfile(profile("RGB ", "mntr"), "rgb")).toBe(false);
  expect(isPressProfile(new Uint8Array(10), "cmyk")).toBe(false);
});
