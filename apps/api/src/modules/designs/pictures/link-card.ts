import { createHash } from "node:crypto";
import sharp from "sharp";
import { createRecent } from "../../../platform/recent.ts";

/** What messengers show of a link: about twice as wide as high, or they cut off what is above and below. */
export const LINK_CARD = { width: 1200, height: 630 } as const;
/** Pixels of ground above and below. */
const FREE = 28;
/** A kit's own colours are seen on a light ground, whatever the messenger's own is. */
const GROUND = "#eceef1";
/** Cards kept, some 30 kB each. */
const KEPT = 100;

/** A picture as a messenger shows it: whole, and on a ground of its own. */
export async function linkCard(picture: Uint8Array): Promise<Uint8Array> {
  const { width, height } = LINK_CARD;
  const whole = { width: width - 2 * FREE, height: height - 2 * FREE, fit: "inside" } as const;
  const shown = await sharp(picture).resize(whole).png({ compressionLevel: 0 }).toBuffer();
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: shown, gravity: "centre" }])
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}

/**
 * Cards of the links that are passed round now, each drawn once: everybody in a chat asks for the same one in the same minute.
 * A card is known by the picture that it shows, so that one which is drawn anew has a card of its own.
 */
export function linkCards(
  draw: (picture: Uint8Array) => Promise<Uint8Array> = linkCard,
): (picture: Uint8Array) => Promise<Uint8Array> {
  const cards = createRecent<Promise<Uint8Array>>(KEPT);
  return (picture) => {
    const key = createHash("sha256").update(picture).digest("base64");
    return cards.keep(key, () => {
      const card = draw(picture);
      // What failed is tried again by whoever asks next.
      card.catch(() => cards.drop((each) => each === key));
      return card;
    });
  };
}
