import sharp from "sharp";
import { expect, it } from "vitest";
import { LINK_CARD, linkCard, linkCards } from "./link-card.ts";

it("a link's card shows the whole picture on a light ground, whatever the messenger's own is", async () => {
  // A red bar from the top to the bottom of a clear square.
  const bar = { width: 40, height: 900, channels: 4, background: "#ff0000" } as const;
  const clear = { ...bar, width: 900, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const picture = await sharp({ create: clear })
    .composite([{ input: await sharp({ create: bar }).png().toBuffer(), left: 430, top: 0 }])
    .webp({ lossless: true })
    .toBuffer();
  const { data, info } = await sharp(await linkCard(picture))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([LINK_CARD.width, LINK_CARD.height, 3]);
  const at = (x: number, y: number): string => {
    const from = (y * info.width + x) * info.channels;
    const [red = 0, green = 0] = data.subarray(from, from + 2);
    return red > 200 && green > 200 ? "ground" : red > 200 && green < 80 ? "bar" : "other";
  };
  expect([at(5, 5), at(300, 315), at(1195, 625), at(600, 5), at(600, 625)]).toEqual(
    Array.from({ length: 5 }, () => "ground"),
  );
  expect([at(600, 34), at(600, 315), at(600, 596)]).toEqual(["bar", "bar", "bar"]);
});

it("a link's card is drawn once for all who ask for it at once, anew for another picture and after a failure", async () => {
  const drawn: number[] = [];
  const fails = new Set([3]);
  const cardOf = linkCards(async ([first = 0]) => {
    drawn.push(first);
    if (fails.delete(first)) throw new Error("torn");
    return Uint8Array.of(first);
  });
  const asked = [1, 1, 2, 1].map((each) => cardOf(Uint8Array.of(each)));
  expect((await Promise.all(asked)).flatMap((card) => [...card])).toEqual([1, 1, 2, 1]);
  expect(drawn).toEqual([1, 2]);
  await expect(cardOf(Uint8Array.of(3))).rejects.toThrow("torn");
  expect([...(await cardOf(Uint8Array.of(3)))]).toEqual([3]);
  expect(drawn).toEqual([1, 2, 3, 3]);
});
