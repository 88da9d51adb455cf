import { basename } from "node:path";
import { filesUnder, readText } from "../lib/source-files.ts";

const folder = "apps/api/src/migrations";
/** The newest of those that were delivered before steps were declared: until then every start migrated. */
const undeclared = "1170_states";

const contract = /^-- contract: needs (\w+)$/;
const compatible = /^-- compatible: \S/;

/** What breaks, or may break, a program that runs beside it and does not know it. Of one statement each. */
const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|type|view|function|trigger|schema|sequence)\b/, "drops"],
  [/\bdrop\s+(?!table|column|constraint|default|not|index|expression|identity)\w+/, "drops"],
  [/\brename\b/, "renames"],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/, "changes a type"],
  [/\bset\s+not\s+null\b/, "tightens"],
  [/\bdrop\s+default\b/, "tightens"],
  [/\badd\s+(?:constraint|primary\s+key|unique|check|foreign\s+key|exclude)\b/, "tightens"],
  [/\bdrop\s+constraint\b/, "drops a constraint that a write may name"],
  [/\bcreate\s+unique\s+index\b/, "tightens"],
  [/\btruncate\b/, "takes rows away"],
  [/\bdelete\s+from\b/, "takes rows away"],
];

/** Migrations that a program of the version before could not work beside, and that do not say so in their first line. */
export function checkMigrations(root: string): string[] {
  const files = filesUnder(root, folder).filter((path) => path.endsWith(".sql"));
  const names = new Set(files.map((path) => basename(path, ".sql")));
  return files.flatMap((path) => {
    const name = basename(path, ".sql");
    const text = readText(root, path);
    const [first = ""] = text.split("\n", 1);
    const needs = contract.exec(first)?.[1];
    if (needs !== undefined) {
      const known = names.has(needs) && needs < name;
      return known ? [] : [`${path} needs ${needs}, which is no migration before it`];
    }
    if (/^--\s*(?:contract|compatible)\b/i.test(first) && !compatible.test(first)) {
      return [
        `${path}: its first line is neither "-- contract: needs NAME" nor "-- compatible: why"`,
      ];
    }
    if (compatible.test(first) || name <= undeclared) return [];
    return faultsOf(text).map(
      (what) =>
        `${path} ${what}: a program of the version before runs beside it. Begin it with "-- contract: needs NAME", or "-- compatible: why"`,
    );
  });
}

function faultsOf(text: string): string[] {
  const statements = text
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(";")
    .map((statement) => statement.trim().replaceAll(/\s+/g, " "));
  const made = new Set(
    statements.flatMap((each) => /^create table (?:if not exists )?(\w+)/.exec(each)?.[1] ?? []),
  );
  return statements
    .filter((each) => !made.has(tableOf(each)))
    .flatMap((each) => {
      const found = breaking.filter(([pattern]) => pattern.test(each)).map(([, what]) => what);
      const short = each.slice(0, 60);
      const told = [...new Set(found)].map((what) => `${what} ("${short}")`);
      return addsRequired(each) ? [...told, `tightens ("${short}")`] : told;
    });
}

/** A new column that must be filled and fills itself by nothing: the version before does not fill it. */
function addsRequired(statement: string): boolean {
  if (!statement.startsWith("alter table")) return false;
  return statement
    .split(/,\s*(?=add\b|alter\b|drop\b)/)
    .some(
      (part) =>
        /\badd\b/.test(part) &&
        /\bnot null\b/.test(part) &&
        !/\b(?:default|generated)\b/.test(part),
    );
}

/** Whose it is; nobody else uses a table that the same migration makes. */
function tableOf(statement: string): string {
  return (
    /^alter table (?:if exists )?(?:only )?(\w+)/.exec(statement)?.[1] ??
    /^create unique index (?:if not exists )?\w+ on (\w+)/.exec(statement)?.[1] ??
    ""
  );
}
