// Lighthouse over the pages of a running shop: `SHOP=http://127.0.0.1:3000 npm run bench -- lighthouse`. It is no dependency
// of the house, being as large as all else that is only for measuring: `npm install --no-save lighthouse@13` brings it.
// RUNS of each page (three), the middle one counts; LOOK=desktop for a large screen; METHOD=devtools slows the network itself.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBrowser } from "../tests/browser.ts";
import { firstSet, isDrawn, saveDesign, until } from "./support/saved-design.ts";

const shop = process.env["SHOP"] ?? "http://127.0.0.1:3000";
const runs = Number(process.env["RUNS"] ?? 3);
const desktop = process.env["LOOK"] === "desktop";
const method = process.env["METHOD"];
const port = 9222 + (process.pid % 500);

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface Lighthouse {
  readonly default: (
    url: string,
    flags: object,
    config?: object,
  ) => Promise<{ readonly lhr: Report }>;
  readonly desktopConfig: object;
}

/** Under this name, which no compiler looks for. */
const library: string = "lighthouse";
const { default: lighthouse, desktopConfig } = (await import(library).catch(() => {
  console.error("npm install --no-save lighthouse@13 first: it is no dependency of the house.");
  process.exit(2);
})) as Lighthouse;

async function sharedView(set: Awaited<ReturnType<typeof firstSet>>): Promise<string> {
  const design = await saveDesign(shop, set, "LIGHT");
  await until(() => isDrawn(shop, design));
  const path = `/api/configured-sets/${design.uuid}/share?hash=${design.hash}`;
  const { hash } = (await (await fetch(shop + path, { method: "POST" })).json()) as {
    hash: string;
  };
  return `/configured-set/${design.uuid}/shared/${hash}`;
}

const set = await firstSet(shop);
/** With what is asked of it on a phone. */
const pages: readonly (readonly [path: string, name: string, least: number])[] = [
  ["/", "/", 97],
  ["/cart", "/cart", 97],
  [`/set/${set.uuid}/start`, "/set/…/start", 97],
  ["/login", "/login", 97],
  ["/login?view=register", "/login?view=register", 97],
  ["/info/terms", "/info/terms", 97],
  ["/info/privacy", "/info/privacy", 97],
  ["/info/delivery", "/info/delivery", 97],
  ["/info/sizes", "/info/sizes", 97],
  ["/info/accessibility", "/info/accessibility", 97],
  [await sharedView(set), "/…/shared/…", 95],
  [`/set/${set.uuid}`, "/set/…", 85],
];

const folder = mkdtempSync(join(tmpdir(), "holeshot-lighthouse-"));
const executable = await findBrowser(folder);
const browser = spawn(
  executable,
  [
    "--headless",
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${join(folder, "profile")}`,
  ],
  {
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(dirname(executable), "al2023", "lib"),
    },
    stdio: "ignore",
  },
);
await sleep(2500);

const faults: string[] = [];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const times = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;
console.log("page                   perf a11y best  seo   FCP ms   LCP ms   TBT ms    CLS");
try {
  for (const [path, name, least] of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      const flags = { port, logLevel: "error", ...(method && { throttlingMethod: method }) };
      const { lhr } = await lighthouse(shop + path, flags, desktop ? desktopConfig : undefined);
      reports.push(lhr);
    }
    const score = (report: Report, name: string): number =>
      Math.round((report.categories[name]?.score ?? 0) * 100);
    reports.sort((one, other) => score(one, "performance") - score(other, "performance"));
    const middle = reports[Math.floor(runs / 2)];
    if (!middle) continue;
    const scores = categories.map((each) => score(middle, each));
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = times.map(
      (each) => middle.audits[each]?.numericValue ?? Number.NaN,
    );
    console.log(
      name.padEnd(22) +
        scores.map((each) => String(each).padStart(5)).join("") +
        [fcp, lcp, tbt].map((each) => each.toFixed(0).padStart(9)).join("") +
        cls.toFixed(3).padStart(7),
    );
    const [performance = 0, ...others] = scores;
    if (performance < least) faults.push(`${name}: ${performance}, at least ${least}`);
    // What only its link opens is not for search engines.
    const seen = name.includes("shared") ? others.slice(0, 2) : others;
    if (seen.some((each) => each < 100)) faults.push(`${name}: ${others.join(", ")}`);
  }
} finally {
  browser.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
