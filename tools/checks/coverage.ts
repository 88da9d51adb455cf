import { isTest, readText, sourcesUnder } from "../lib/source-files.ts";
import type { TestReport } from "../lib/test-report.ts";

export const coverageFile = "docs/spec-coverage.md";

const row = /^\| (S\d\.\d\d) \| (.*) \| (.*) \| (.*) \|$/;
const tag = /\[(S\d\.\d\d(?:,? S\d\.\d\d)*)\]/g;

/** The ids of the specification that a title carries: `… [S5.09]`, `… [S5.09, S8.14]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(tag)].flatMap(([, ids]) => (ids ?? "").split(/,? /));
}

/** Statement → the test files with a title that carries its id. */
function testsById(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  // The tests of the tools hold made-up ids.
  for (const file of sourcesUnder(root, ["packages", "apps", "tests"]).filter(isTest)) {
    for (const id of new Set(idsIn(readText(root, file))))
      found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

/** The coverage page as it should read now. */
export function drawCoverage(root: string): string {
  const tests = testsById(root);
  let proved = 0;
  let all = 0;
  const lines = readText(root, coverageFile)
    .split("\n")
    .map((line) => {
      const [, id, statement, place] = row.exec(line) ?? [];
      if (id === undefined) return line;
      const files = tests.get(id);
      all += 1;
      if (files !== undefined) proved += 1;
      const proof = files?.map((file) => `\`${file}\``).join("<br>") ?? "not yet";
      return `| ${id} | ${statement} | ${place} | ${proof} |`;
    });
  const totals = `<!-- totals --> ${proved} of ${all} statements are proved by a test.`;
  return lines.map((line) => (line.startsWith("<!-- totals -->") ? totals : line)).join("\n");
}

/** Fails when the page is stale, an id stands twice, or a test names an id that the page lacks. */
export function checkCoverage(root: string): { problems: string[]; summary: string } {
  const page = readText(root, coverageFile);
  const ids = page.split("\n").flatMap((line) => row.exec(line)?.[1] ?? []);
  const problems: string[] = [];
  const known = new Set(ids);
  if (known.size < ids.length) problems.push(`${coverageFile} lists an id twice`);
  const tests = testsById(root);
  for (const [id, files] of tests) {
    if (!known.has(id))
      problems.push(`${files.join(", ")} names ${id}, which ${coverageFile} lacks`);
  }
  if (drawCoverage(root) !== page) {
    problems.push(`${coverageFile} is stale: npm run docs`);
  }
  return { problems, summary: `${tests.size} of ${known.size} statements proved` };
}

/**
 * Statements that the page calls proved although no test of that id ran and passed. In a sample of the tests those are
 * not judged whose files are all outside of it.
 */
export function unprovenClaims(
  root: string,
  reported: readonly Pick<TestReport["tests"][number], "file" | "fullName" | "status">[],
  { isSample = false } = {},
): string[] {
  const passed = new Set(
    reported.filter(({ status }) => status === "passed").flatMap(({ fullName }) => idsIn(fullName)),
  );
  const ran = new Set(reported.map(({ file }) => file));
  const tests = isSample ? testsById(root) : new Map<string, string[]>();
  const isOutside = (id: string) => tests.get(id)?.every((file) => !ran.has(file)) ?? false;
  const claimed = readText(root, coverageFile)
    .split("\n")
    .flatMap((line) => {
      const [, id, , , proof] = row.exec(line) ?? [];
      return id === undefined || proof === "not yet" ? [] : [id];
    });
  return claimed
    .filter((id) => !passed.has(id) && !isOutside(id))
    .map((id) => `${id} is called proved, but no test with this id ran and passed`);
}
