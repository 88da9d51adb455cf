import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pngSaying } from "../test-files.ts";
import { saidSize, sizeFault } from "./image-size.ts";

const most = { side: 12_000, pixels: 80_000_000, ratio: 50 };
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00" } });

describe("what a header says", () => {
  it("is read of every kind of file", async () => {
    const [width, height] = [321, 123];
    const picture = blank(width, height);
    const withAlpha = blank(width, height).ensureAlpha(0.5);
    expect(saidSize("png", await picture.png().toBuffer())).toEqual({ width, height });
    expect(saidSize("jpeg", await picture.jpeg().toBuffer())).toEqual({ width, height });
    const progressive = picture.jpeg({ progressive: true }).withExif({ IFD0: { Copyright: "x" } });
    expect(saidSize("jpeg", await progressive.toBuffer())).toEqual({ width, height });
    for (const file of [
      picture.webp(),
      picture.webp({ lossless: true }),
      withAlpha.webp(),
      picture.webp().withExif({ IFD0: { Copyright: "x" } }),
    ]) {
      expect(saidSize("webp", await file.toBuffer())).toEqual({ width, height });
    }
    expect(saidSize("png", pngSaying(1, 80_000_000, 0))).toEqual({ width: 1, height: 80_000_000 });
  });

  it("is nothing where what follows the mark of a PNG is no header", () => {
    const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(saidSize("png", Buffer.concat([mark, Buffer.alloc(64, "no header")]))).toBeUndefined();
  });

  it("is nothing where the file ends before", () => {
    expect(saidSize("png", Buffer.alloc(18))).toBeUndefined();
    expect(saidSize("jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 9]))).toBeUndefined();
    expect(saidSize("webp", Buffer.from("RIFF0000WEBPVP8X"))).toBeUndefined();
  });
});

it.each([
  [12_000, 6_666, undefined],
  [8_944, 8_944, undefined],
  [8_945, 8_944, "image_too_many_pixels"],
  [12_001, 300, "image_too_many_pixels"],
  [5_000, 100, undefined],
  [5_001, 100, "image_too_thin"],
  [100, 5_001, "image_too_thin"],
  [1, 80_000_000, "image_too_thin"],
  [50, 1, undefined],
])("%d × %d: %s", (width, height, fault) => {
  expect(sizeFault({ width, height }, most)).toBe(fault);
});
