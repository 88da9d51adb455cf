import type { Page } from "playwright-core";
import {
  axeFaults,
  type Language,
  type ShopHouse,
  sidewaysScroll,
  touchingCells,
} from "./shop-house.ts";

export interface Device {
  readonly device: string;
  readonly widths: readonly [number, ...number[]];
  readonly languages: readonly [Language, ...Language[]];
}

export interface Looking {
  /** Until a page is there. */
  readonly shown: (page: Page, path: string) => Promise<unknown>;
  /** What else is wrong with it. */
  readonly wrong?: (page: Page) => Promise<readonly string[]>;
}

const long = process.env["LONG"] === "1";

/**
 * What is wrong with pages as somebody sees them on a device, in each of its widths: whether they fit, are accessible,
 * and whatever else is asked. The languages take turns from page to page, and axe, which reads structure, looks once at
 * each; LONG: every page in every language, and axe at every width.
 */
export async function faultsInEveryLook(
  house: ShopHouse,
  { widths, languages }: Device,
  token: string,
  paths: readonly string[],
  { shown, wrong }: Looking,
): Promise<string[]> {
  const [[width], [language]] = [widths, languages];
  const stored = { "settings.language": language, access_token: token };
  const page = await house.visit({ width, stored });
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    const turn = languages[index % languages.length] ?? language;
    for (const spoken of long ? languages : [turn]) {
      if (page.url() !== "about:blank")
        await page.evaluate((next) => localStorage.setItem("settings.language", next), spoken);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await shown(page, path);
      for (const wide of widths) {
        await page.setViewportSize({ width: wide, height: 900 });
        const aside = await sidewaysScroll(page);
        const found = [
          ...(aside > 0 ? [`moves sideways by ${aside} px`] : []),
          ...((await wrong?.(page)) ?? []),
          ...(wide === width || long ? await axeFaults(page) : []),
        ];
        faults.push(...found.map((fault) => `${path} at ${wide} px, ${spoken}: ${fault}`));
      }
    }
  }
  return faults;
}

/** Words of a table that meet, and texts that were not found, which are said by their names. */
export async function unreadable(page: Page): Promise<string[]> {
  const named = await page.getByText(/^[a-z_]+\.[a-z_.]+$/).allTextContents();
  return [...(await touchingCells(page)), ...named];
}
