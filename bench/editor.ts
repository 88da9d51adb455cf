// One layer recoloured and dragged in a design of 60 layers with 10 logos, beside Fabric.js and Konva drawing the same
// picture, in one browser, in alternating rounds. Ratios are of one run, so that they hold on any machine.
import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { benchDesign } from "./editor/bench-design.ts";
import { launchBrowser } from "../tests/browser.ts";
import type { BenchPage } from "./editor/given.ts";
import { median } from "./support/measure.ts";

const rounds = 30;
const acts = 10;
const folder = fileURLToPath(new URL("editor/", import.meta.url));

if (!existsSync(`${folder}node_modules`)) {
  const args = [
    "ci",
    "--omit=optional",
    "--omit=peer",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ];
  if (spawnSync("npm", args, { cwd: folder, stdio: "inherit" }).status !== 0) process.exit(1);
}
const bundle = await rolldown({
  input: `${folder}page.ts`,
  external: ["harfbuzzjs", "pdfkit"],
  platform: "browser",
});
const { output } = await bundle.generate({
  format: "iife",
  name: "bench",
  codeSplitting: false,
});

const browser = await launchBrowser();
let failed = false;
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  await page.addScriptTag({ content: output[0].code });
  const given = await benchDesign();
  const names = await page.evaluate((one) => bench.setUp(one), given);
  console.log(
    `${given.document.products.jersey?.layers.length} layers, ${Object.keys(given.logos).length} logos, ${rounds} rounds of ${acts} acts`,
  );
  for (const { name, mean, off } of await page.evaluate(() => bench.differences())) {
    console.log(
      `${name.padEnd(14)} picture: mean difference ${mean.toFixed(3)} of 255, ${(off * 100).toFixed(3)} % of channels off by more than 40`,
    );
    if (mean > 1.5 || off > 0.01) throw new Error(`${name} does not draw the same picture`);
  }
  for (const act of ["recolour", "drag"] as const) {
    const times = names.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < names.length; turn += 1) {
        const index = (turn + round) % names.length;
        times[index]?.push(
          await page.evaluate(([i, what, count]) => bench.time(i, what, count), [
            index,
            act,
            acts,
          ] as const),
        );
      }
    }
    names.forEach((name, index) => {
      const own = times[index] ?? [];
      const ratios = own.map((value, round) => value / (times[0]?.[round] ?? 1));
      const [low, high] = interval(ratios);
      console.log(
        `${act.padEnd(9)} ${name.padEnd(14)} ${median(own).toFixed(2)} ms, ${median(ratios).toFixed(2)} × ours (95 % ${low.toFixed(2)} to ${high.toFixed(2)})`,
      );
      if (index > 0 && low <= 1) failed = true;
    });
  }
} finally {
  await browser.close();
}
if (failed) {
  console.error("Not ahead of every other with certainty.");
  process.exitCode = 1;
}

/** Where the median ratio lies with 95 % certainty, by its order statistics (binomial). */
function interval(ratios: readonly number[]): readonly [number, number] {
  const sorted = [...ratios].sort((a, b) => a - b);
  const reach = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - reach));
  const high = Math.min(sorted.length - 1, Math.ceil(sorted.length / 2 + reach));
  return [sorted[low] ?? 0, sorted[high] ?? 0];
}

declare const bench: BenchPage;
