import { existsSync } from "node:fs";
import { join } from "node:path";
import { readArchitecture } from "../lib/architecture.ts";
import { readText } from "../lib/source-files.ts";

export const architectureFile = "ARCHITECTURE.md";

const begin = "<!-- arrows: drawn from architecture.json by `npm run docs` -->";
const end = "<!-- /arrows -->";

/** Arrows that no chain of others already implies: what a drawing needs. */
function reduced(uses: Readonly<Record<string, readonly string[]>>): [string, string][] {
  const reaches = (from: string, to: string): boolean =>
    (uses[from] ?? []).some((next) => next === to || reaches(next, to));
  return Object.entries(uses).flatMap(([from, targets]) =>
    targets
      .filter((to) => !targets.some((between) => between !== to && reaches(between, to)))
      .map((to): [string, string] => [from, to]),
  );
}

function block(root: string): string {
  const { rooms } = readArchitecture(root);
  const uses = Object.fromEntries(Object.values(rooms).map((room) => [room.name, room.uses]));
  const rows = Object.entries(rooms).map(
    ([folder, { what, uses: allowed }]) =>
      `| \`${folder}\` | ${what} | ${allowed.join(", ") || "nothing"} |`,
  );
  const used = new Set(Object.values(uses).flat());
  const alone = Object.keys(uses).filter((name) => !used.has(name) && uses[name]?.length === 0);
  const arrows = reduced(uses).map(([from, to]) => `  ${from} --> ${to}`);
  return [
    begin,
    "",
    "| room | what it is for | may use |",
    "|---|---|---|",
    ...rows,
    "",
    "```mermaid",
    "flowchart TD",
    ...arrows,
    ...alone.map((name) => `  ${name}`),
    "```",
    "",
    end,
  ].join("\n");
}

/** ARCHITECTURE.md as it should read now. Throws when it has no place for the drawing. */
export function drawArchitecture(root: string): string {
  const page = readText(root, architectureFile);
  const from = page.indexOf("<!-- arrows:");
  const to = page.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`${architectureFile} has no place for the arrows`);
  return page.slice(0, from) + block(root) + page.slice(to + end.length);
}

/** Fails when the drawing in ARCHITECTURE.md is not that of architecture.json. */
export function checkDrawing(root: string): { problems: string[] } {
  if (!existsSync(join(root, architectureFile)))
    return { problems: [`${architectureFile} is missing`] };
  const current = readText(root, architectureFile) === drawArchitecture(root);
  return { problems: current ? [] : [`the arrows in ${architectureFile} are stale: npm run docs`] };
}
