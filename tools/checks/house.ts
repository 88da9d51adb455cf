import { basename } from "node:path";
import { publicNames } from "../lib/exports-of.ts";
import type { Measure } from "../lib/measure.ts";
import { measure, percentile } from "../lib/measure.ts";
import { filesUnder, programFolders, readText, sourcesUnder } from "../lib/source-files.ts";

/** The numbers to hold; CONTRIBUTING.md tells why each. */
export const limits = {
  fileLines: 500,
  fileLines95: 350,
  fileLinesMedian: 80,
  functionLines: 120,
  functionLines95: 60,
  anysPerThousand: 0.2,
  disablesPerThousand: 0.1,
  documentedShare: 0.9,
} as const;

/** What the house looks like in numbers, and where it breaks its own rules. */
export interface HouseReport {
  readonly problems: readonly string[];
  readonly summary: string;
}

/** Counts every source file and holds the counts against `limits`. */
export function checkHouse(root: string): HouseReport {
  const measures = sourcesUnder(root, programFolders).map((path) =>
    measure(path, readText(root, path)),
  );
  const documentation = checkDocumentation(root);
  const numbers = checkNumbers(measures);
  return {
    problems: [...checkNames(measures), ...numbers.problems, ...documentation.problems],
    summary: `${numbers.summary}, ${documentation.summary}`,
  };
}

const kebab = /^[_$]?[a-z0-9]+([-.][a-z0-9]+)*\.(ts|mts|mjs)$/;
const component = /^[_$]*[A-Za-z0-9]+([-.$_][A-Za-z0-9]+)*\.tsx$/;

function checkNames(measures: readonly Measure[]): string[] {
  return measures
    .map(({ path }) => path)
    .filter((path) => !kebab.test(basename(path)) && !component.test(basename(path)))
    .map((path) => `${path} is not named kebab-case.ts or PascalCase.tsx`);
}

function checkNumbers(measures: readonly Measure[]): HouseReport {
  const problems: string[] = [];
  // Tables of data are as long as their data.
  const counted = measures.filter(({ path }) => !path.endsWith(".data.ts"));
  const lines = counted.map((file) => file.lines);
  const functions = measures.flatMap(({ path, functions: all }) =>
    all.map((each) => ({ path, ...each })),
  );
  const anys = measures.flatMap(({ path, anys: all }) => all.map((line) => `${path}:${line}`));
  const disables = measures.flatMap(({ path, disables: all }) =>
    all.map((each) => ({ path, ...each })),
  );
  const thousands = lines.reduce((sum, count) => sum + count, 0) / 1000;

  for (const file of counted) {
    if (file.lines > limits.fileLines)
      problems.push(`${file.path} has ${file.lines} lines, more than ${limits.fileLines}`);
    for (const line of file.starExports)
      problems.push(`${file.path}:${line} export *: list the names`);
  }
  for (const { path, line, lines: length, name } of functions) {
    if (length <= limits.functionLines) continue;
    problems.push(`${path}:${line} ${name} has ${length} lines, more than ${limits.functionLines}`);
  }
  for (const { path, line, reasoned } of disables) {
    if (!reasoned) problems.push(`${path}:${line} switches a rule off without a reason after --`);
  }
  const hold = (what: string, value: number, limit: number, where = "") => {
    if (value > limit)
      problems.push(`${what} is ${Number(value.toFixed(2))}, more than ${limit}${where}`);
  };
  const file95 = percentile(lines, 0.95);
  const median = percentile(lines, 0.5);
  const function95 = percentile(
    functions.map((each) => each.lines),
    0.95,
  );
  hold("the 95th percentile of file lengths", file95, limits.fileLines95);
  hold("the median file length", median, limits.fileLinesMedian);
  hold("the 95th percentile of function lengths", function95, limits.functionLines95);
  const allowed = (perThousand: number) => Math.ceil(perThousand * thousands);
  hold("the number of any", anys.length, allowed(limits.anysPerThousand), `: ${anys.join(" ")}`);
  const places = disables.map(({ path, line }) => `${path}:${line}`).join(" ");
  hold(
    "the number of rules switched off",
    disables.length,
    allowed(limits.disablesPerThousand),
    `: ${places}`,
  );
  const size = `${counted.length} files, ${Math.round(thousands * 10) / 10} thousand lines`;
  const summary = `${size}, file median ${median} / p95 ${file95}, function p95 ${function95}, any ${anys.length}, rules off ${disables.length}`;
  return { problems, summary };
}

function checkDocumentation(root: string): HouseReport {
  const indexes = filesUnder(root, "packages").filter((path) =>
    /^packages\/[^/]+\/src\/index\.ts$/.test(path),
  );
  const names = indexes.flatMap((index) => publicNames(root, index));
  const bare = names.filter(({ documented }) => !documented);
  const share = names.length === 0 ? 1 : 1 - bare.length / names.length;
  const summary = `${Math.floor(share * 100)} % of ${names.length} package exports documented`;
  if (share >= limits.documentedShare) return { problems: [], summary };
  const listed = bare.slice(0, 20).map(({ name, file }) => `${file} ${name} has no doc comment`);
  return {
    problems: [`only ${summary}, fewer than ${limits.documentedShare * 100} %`, ...listed],
    summary,
  };
}
