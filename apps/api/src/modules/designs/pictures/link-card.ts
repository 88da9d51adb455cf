import sharp from "sharp";

/** What messengers show of a link: about twice as wide as high, or they cut off what is above and below. */
export const LINK_CARD = { width: 1200, height: 630 } as const;
/** Pixels of ground above and below. */
const FREE = 28;
/** A kit's own colours are seen on a light ground, whatever the messenger's own is. */
const GROUND = "#eceef1";

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
