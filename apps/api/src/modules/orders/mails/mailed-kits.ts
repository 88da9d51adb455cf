import { isProductId, type Language, productIds } from "@holeshot/domain";
import * as z from "zod/mini";
import { fromMail } from "../../../platform/in-language.ts";
import type { LetterPicture } from "../../../platform/mail/letter.ts";
import type { Platform } from "../../../platform/platform.ts";
import { mailedPicture } from "../../designs/index.ts";
import type { OrderLineRow, OrderRow } from "../reader.ts";

/** More would push what the mail has to say off the first screen; the lines name them all. */
const MOST = 4;

/** A kit as a mail shows it. */
export const mailedKit = z.object({
  name: z.string(),
  /** The products that are made of it, in the order's words. */
  products: z.string(),
  /** A whole address. */
  picture: z.string(),
});
export type MailedKit = Readonly<z.infer<typeof mailedKit>>;

/** The kits of these lines, each version once, that of the most garments first. */
export function mailedKits(
  platform: Platform,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): MailedKit[] {
  const base = platform.config.apiUrl ?? platform.config.shopUrl;
  const kits = [
    ...Map.groupBy(lines, (line) => `${line.design_id} ${line.document_hash}`).values(),
  ];
  const pieces = (kit: readonly OrderLineRow[]) =>
    kit.reduce((sum, line) => sum + line.quantity, 0);
  return kits
    .toSorted((one, other) => pieces(other) - pieces(one))
    .slice(0, MOST)
    .flatMap((kit) => {
      const made = new Set(kit.map((line) => line.product));
      const products = productIds.filter((id) => made.has(id));
      const [line] = kit;
      const [product] = products;
      if (!line || !isProductId(product)) return [];
      const ref = { designId: line.design_id, documentHash: line.document_hash, product };
      const named = products.map((id) => order.labels.products[id]?.[order.language] ?? id);
      return [
        {
          name: line.name,
          products: named.join(", "),
          picture: base + mailedPicture(platform.signer, ref, platform.clock()),
        },
      ];
    });
}

const shows: Readonly<Record<Language, (kit: string) => string>> = {
  nl: (kit) => `Het tenue ${kit}`,
  en: (kit) => `The kit ${kit}`,
  de: (kit) => `Das Kit ${kit}`,
  dk: (kit) => `Kittet ${kit}`,
  fr: (kit) => `La tenue ${kit}`,
};

/** The kits as parts of a letter, each leading to the order. */
export function kitPictures(
  kits: readonly MailedKit[] | undefined,
  url: string,
  language: Language,
): readonly LetterPicture[] {
  return (kits ?? []).map(({ name, products, picture }) => ({
    title: name,
    note: products,
    picture,
    url: fromMail(url, language),
    alt: shows[language](name),
  }));
}
