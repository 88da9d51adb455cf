// 2,000 pictures in one process, each of another document: memory must be as flat at the end as after the first hundreds.
import type { DesignDocument } from "@holeshot/design";
import { startDocument } from "@holeshot/artwork";
import { openCatalogue } from "../apps/api/src/modules/catalogue/index.ts";
import { pictureDrawer } from "../apps/api/src/modules/designs/index.ts";

const renders = Number(process.env["RENDERS"] ?? 2000);
const growth = 1.1;

const set = openCatalogue().sets[0];
if (!set) throw new Error("The catalogue sells nothing.");
const draw = pictureDrawer();
const readings: { readonly drawn: number; readonly mb: number }[] = [];
let drawn = 0;
let next = 0;
for (let round = 0; drawn < renders; round += 1) {
  const template = set.templates[round % set.templates.length];
  if (!template) break;
  const text = JSON.stringify(startDocument(template, ["jersey", "pants", "gloves"]));
  const document = JSON.parse(
    text.replace(/"text":"[^"]*"/, `"text":"${round}"`),
  ) as DesignDocument;
  await draw(set, document, async () => {
    drawn += 1;
  });
  if (drawn < next) continue;
  next += renders / 10;
  readings.push({ drawn, mb: process.memoryUsage.rss() / 1_048_576 });
}
for (const { drawn: count, mb } of readings) {
  console.log(`${String(count).padStart(6)} pictures  ${mb.toFixed(0).padStart(5)} MB`);
}
const early = Math.max(...readings.slice(1, 4).map(({ mb }) => mb));
const late = Math.max(...readings.slice(-3).map(({ mb }) => mb));
const flat = late <= early * growth;
console.log(
  `highest of the last three readings ${late.toFixed(0)} MB, of the second to fourth ${early.toFixed(0)} MB${flat ? "" : "  NOT FLAT"}`,
);
process.exitCode = flat ? 0 : 1;
