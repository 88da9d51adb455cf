import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { usePaymentPage } from "./payment-page.ts";
import type { OpenShop } from "./shop.ts";
import { until } from "./waiting.ts";

/** What `link` finds first in the newest mail that holds `about`, once there is one: mails are written to files here. */
export async function linkInMail(shop: OpenShop, about: string, link: RegExp): Promise<string> {
  const folder = join(shop.dataDir, "mail");
  const read = async (): Promise<string[]> => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const texts = await Promise.all(
      names.map((name) => readFile(join(folder, name), "utf8").catch(() => "")),
    );
    // Mail breaks long lines with "=" at the end and writes "=" as "=3D".
    return texts
      .map((text) => text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="))
      .filter((text) => text.includes(about))
      .flatMap((text) => link.exec(text)?.[1] ?? []);
  };
  const found = await until(`the mail about ${about}`, read, (links) => links.length > 0);
  return found.at(-1) ?? "";
}

/** Presses "fail" on an order's payment page, and takes the link out of the mail that says so. */
export async function payLinkOf(
  shop: OpenShop,
  placed: { readonly order_number: string; readonly payment_url: string },
): Promise<string> {
  await usePaymentPage(placed.payment_url, "fail");
  const link = /(https?:\/\/\S+?\/pay\/[\w-]+\/[\w-]+)/;
  return linkInMail(shop, placed.order_number, link);
}
