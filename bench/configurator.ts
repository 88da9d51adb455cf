// The configurator as a phone has it: 390 × 844 at two pixels to one, no graphics card, the page's thread four times slower
// than here. Its work is counted in the processor's time, so that other programs on the machine do not count, and taken
// four times: the browser's own brake would be counted as work. What the same finger or key costs on an empty page is taken
// off, and is what the ratios are to: it grows with the machine's load as the work does. Memory is what canvases
// (width × height × 4) and array buffers hold. `npm test` runs it with SHOP_AT, the address of a shop that is open: fewer
// rounds then, and only what does not depend on the machine is judged.
import { launchBrowser } from "../tests/browser.ts";
import { startShop } from "../tests/wire/support/shop.ts";
import { countCanvases, readCanvases } from "./support/canvases.ts";
import { median, percentile } from "./support/measure.ts";
import { openPhone, type Phone, type Place } from "./support/phone.ts";

const slowed = 4;
/** An act may cost so many times what it costs on an empty page: not twice what it costs today. */
const ratios = { frame: 18, key: 30, colour: 30 };
/** Milliseconds of a slowed phone for the opening and for its longest task, and megabytes. */
const bounds = { load: 2500, task: 500, megabytes: 96 };
const rounds = process.env["SHOP_AT"] === undefined ? 40 : 20;

const visited = process.env["SHOP_AT"];
const shop = visited === undefined ? await startShop() : null;
const baseUrl = visited ?? shop?.baseUrl ?? "";
const browser = await launchBrowser();
const faults: string[] = [];
try {
  const phone = await openPhone(browser, baseUrl);
  const { page, session } = phone;
  await page.addInitScript(countCanvases);
  await page.goto("about:blank");
  const nothing = await emptyPage(phone);

  const address = `/set/${await firstSet()}`;
  const load = await phone.worked(() => open(phone, address));
  say("load to the first edit", [load]);
  if (shop) bound("load to the first edit", load * slowed, bounds.load);
  await restful(phone);
  const longest = await phone.longestTask(() => open(phone, address));
  say("longest task of a second load", [longest]);
  if (shop) bound("longest task", longest * slowed, bounds.task);
  await restful(phone);

  await choose(phone);
  const frames = await dragFrames(phone);
  act("frame of a drag", frames, nothing.move, ratios.frame);

  await page.getByRole("button", { name: "Tekst", exact: true }).click();
  await page.getByRole("textbox", { name: "Tekst", exact: true }).click();
  await restful(phone);
  const keys: number[] = [];
  for (const letter of "LIEROP MX".repeat(rounds / 20)) {
    keys.push(await phone.worked(() => phone.letter(letter)));
  }
  act("keystroke to text", keys, nothing.key, ratios.key);

  await page.getByRole("button", { name: "Kleuren", exact: true }).click();
  await restful(phone);
  const colours = await tapColours(phone);
  act("colour to pixels, coarse where it takes longer", colours, nothing.tap, ratios.colour);

  const { canvases, count } = await page.evaluate(readCanvases);
  const { backingStorageSize } = (await session.send("Runtime.getHeapUsage")) as unknown as {
    backingStorageSize: number;
  };
  console.log(
    `memory: ${count} canvases ${(canvases / 1e6).toFixed(1)} MB, array buffers ${(backingStorageSize / 1e6).toFixed(1)} MB`,
  );
  bound("memory", (canvases + backingStorageSize) / 1e6, bounds.megabytes, "MB");
} finally {
  await browser.close();
  await shop?.[Symbol.asyncDispose]();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function firstSet(): Promise<string> {
  const sets = (await (await fetch(`${baseUrl}/api/configurator-sets`)).json()) as {
    data: { uuid: string }[];
  };
  return sets.data[0]?.uuid ?? "";
}

async function open({ page }: Phone, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("[role=application][aria-busy=false]").waitFor();
}

/** Everything drawn finely, and the quiet moment after it. */
async function restful({ page }: Phone): Promise<void> {
  await page.waitForTimeout(400);
  await page.locator("[role=application][aria-busy=false] canvas:not([data-coarse])").waitFor();
  await page.waitForTimeout(1000);
}

/** What a moving finger, a tap and a key cost where nothing listens: median ms of the processor. */
async function emptyPage(phone: Phone): Promise<{ move: number; tap: number; key: number }> {
  const many = async (one: (round: number) => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await phone.worked(() => one(round)));
    return median(times);
  };
  await phone.finger("touchStart", { x: 100, y: 300 });
  const move = await many((round) => phone.finger("touchMove", { x: 100, y: 300 + swing(round) }));
  await phone.finger("touchEnd");
  const tap = await many(() => phone.tap({ x: 100, y: 300 }));
  const key = await many(() => phone.letter("x"));
  return { move, tap, key };
}

async function choose({ page }: Phone): Promise<void> {
  await page.getByRole("button", { name: "Lagen", exact: true }).click();
  await page.getByRole("treeitem", { name: /^TORQAL/ }).click();
  await page.getByRole("button", { name: "Sluiten", exact: true }).click();
  await page.waitForTimeout(300);
  await page.locator("[role=application][aria-busy=false] canvas:not([data-coarse])").waitFor();
  await page.waitForTimeout(1500);
}

/** Down and up again, as far as a finger goes in half a second. */
function swing(round: number): number {
  return 12 + Math.round(30 * Math.sin(round / 3));
}

/** One finger carries the chosen layer to and fro, from its first move on; each move is a frame. */
async function dragFrames(phone: Phone): Promise<number[]> {
  const box = await phone.page.locator("[data-frame=chosen] polygon.frame-line").boundingBox();
  if (!box) throw new Error("nothing is chosen");
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await phone.finger("touchStart", start);
  const frames: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const at: Place = { x: start.x, y: start.y + swing(round) };
    frames.push(await phone.worked(() => phone.finger("touchMove", at)));
  }
  await phone.finger("touchEnd");
  return frames;
}

async function tapColours(phone: Phone): Promise<number[]> {
  const swatches = phone.page.getByRole("button", { name: /, #[0-9a-f]{6}$/ });
  const boxes = await Promise.all((await swatches.all()).map((swatch) => swatch.boundingBox()));
  const times: number[] = [];
  for (const box of boxes.slice(0, rounds / 5)) {
    if (!box) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    times.push(await phone.worked(() => phone.tap(at)));
    await restful(phone);
  }
  return times;
}

function say(what: string, times: readonly number[]): void {
  console.log(
    `${what}: median ${median(times).toFixed(1)} ms of the processor, 95 of 100 within ${percentile(times, 95).toFixed(1)}; slowed ${slowed} times ${(median(times) * slowed).toFixed(0)} ms, 95 of 100 within ${(percentile(times, 95) * slowed).toFixed(0)}`,
  );
}

/** Without what the same act costs on an empty page, and how many times that it is. */
function act(what: string, times: readonly number[], empty: number, most: number): void {
  const own = times.map((time) => Math.max(0, time - empty));
  say(what, own);
  const ratio = median(own) / empty;
  console.log(`  ${ratio.toFixed(1)} times the ${empty.toFixed(1)} ms of an empty page`);
  bound(what, ratio, most, "times an empty page");
}

function bound(what: string, value: number, most: number, unit = "ms"): void {
  if (value > most)
    faults.push(`${what}: ${value.toFixed(1)} ${unit}, the bound is ${most} ${unit}`);
}
