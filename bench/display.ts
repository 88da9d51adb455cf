// A kit's pictures, four sides of each garment, twice: a running Chromium opens /_internal/display in a new page, waits until everything is
// there and takes one screenshot of each side; the worker's own code draws the same sides from the document, at the
// page's size. In turns, in one run, so that the ratio holds on any machine.
import type { DesignDocument } from "@holeshot/design";
import { openCatalogue } from "../apps/api/src/modules/catalogue/index.ts";
import { pictureDrawer } from "../apps/api/src/modules/designs/index.ts";
import { launchBrowser } from "../tests/browser.ts";
import { startShop } from "../tests/wire/support/shop.ts";
import { median } from "./support/measure.ts";
import { firstSet, isDrawn, saveDesign, until } from "./support/saved-design.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const pixels = 480;
const bound = 5;
/** Jersey, pants, gloves and pit shirt, each from four sides. */
const each = 16;

await using shop = await startShop();
const set = await firstSet(shop.baseUrl);
const saved = await saveDesign(shop.baseUrl, set, "86");
await until(() => isDrawn(shop.baseUrl, saved));
const address = `${shop.baseUrl}/_internal/display?configuredSetUuid=${saved.uuid}&hash=${saved.hash}`;

const browser = await launchBrowser();
async function screenshots(): Promise<number> {
  const start = performance.now();
  const page = await browser.newPage({ viewport: { width: 1100, height: 1200 } });
  page.setDefaultTimeout(180_000);
  await page.goto(address);
  await page
    .locator("figure img")
    .nth(each - 1)
    .waitFor();
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  const sides = await page.locator("figure img").all();
  if (sides.length !== each) throw new Error(`${sides.length} sides instead of ${each}`);
  for (const side of sides) await side.screenshot();
  const taken = performance.now() - start;
  await page.close();
  return taken;
}

const draw = pictureDrawer();
const own = openCatalogue().set(set.uuid);
const kit = set.templates[0]?.document as unknown as DesignDocument;
if (!own) throw new Error("The catalogue lacks the set.");
async function drawn(): Promise<number> {
  const start = performance.now();
  let count = 0;
  let taken = 0;
  // Pictures of the whole kit come after the sides; the page shows none.
  const ready = async ({ product }: { readonly product: string }): Promise<void> => {
    if (product === "kit") return;
    count += 1;
    taken = performance.now() - start;
  };
  await draw(own as NonNullable<typeof own>, kit, ready, { sizes: [pixels] });
  if (count !== each) throw new Error(`${count} pictures instead of ${each}`);
  return taken;
}

const times = { browser: [] as number[], drawn: [] as number[] };
try {
  await screenshots();
  await drawn();
  for (let round = 0; round < rounds; round += 1) {
    times.browser.push(await screenshots());
    times.drawn.push(await drawn());
  }
} finally {
  await browser.close();
}
const [theirs, ours] = [median(times.browser), median(times.drawn)];
const ratio = theirs / ours;
console.log(`${rounds} rounds in turns, ${each} sides of ${pixels} px, medians`);
console.log(`new page, waited for, ${each} screenshots  ${theirs.toFixed(0).padStart(7)} ms`);
console.log(`drawn and packed from the document    ${ours.toFixed(0).padStart(7)} ms`);
console.log(
  `${ratio.toFixed(1)} × faster, at least ${bound}${ratio < bound ? "  BOUND BROKEN" : ""}`,
);
process.exitCode = ratio >= bound ? 0 : 1;
