import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { TestPlatform } from "./test-platform.ts";

async function files(shop: TestPlatform): Promise<readonly Buffer[]> {
  const folder = join(shop.config.dataDir, "mail");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/** Mails that have left so far, as they went over the wire but for breaks within words; the oldest first. */
export async function sentTexts(shop: TestPlatform): Promise<readonly string[]> {
  const mails = await files(shop);
  return mails.map((mail) =>
    mail
      .toString("utf8")
      .replaceAll(/=\r?\n/g, "")
      .replaceAll("=3D", "="),
  );
}

/** The same as a mail program reads them. */
export async function sentLetters(shop: TestPlatform): Promise<readonly Email[]> {
  return Promise.all((await files(shop)).map((mail) => PostalMime.parse(mail)));
}
