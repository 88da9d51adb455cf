import { existsSync, readdirSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { Architecture } from "../lib/architecture.ts";
import { readArchitecture } from "../lib/architecture.ts";
import { cyclesIn } from "../lib/cycles.ts";
import { importsOf } from "../lib/imports-of.ts";
import { isTest, programFolders, readJson, readText, sourcesUnder } from "../lib/source-files.ts";

/** An import with both ends known: paths from the root, `to` a file or a package name. */
interface Arrow {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  /** The file it names, when it is a relative import. */
  readonly target: string | null;
}

type Rule = (arrow: Arrow, architecture: Architecture) => string | null;

/** Imports that the house does not allow, one line each: where, what, why. */
export function checkImports(root: string): string[] {
  const architecture = readArchitecture(root);
  const arrows = sourcesUnder(root, programFolders).flatMap((file) => arrowsOf(root, file));
  const problems = [...unknownFolders(root, architecture), ...wrongManifests(root, architecture)];
  for (const arrow of arrows) {
    for (const rule of rules) {
      const problem = rule(arrow, architecture);
      if (problem !== null) problems.push(`${arrow.file}:${arrow.line} ${problem}`);
    }
  }
  for (const ring of cyclesIn(graphOf(arrows))) problems.push(`import cycle: ${ring.join(" → ")}`);
  return problems;
}

function arrowsOf(root: string, file: string): Arrow[] {
  return importsOf(file, readText(root, file)).map(({ from, line }) => {
    const target = from.startsWith(".")
      ? posix.join(dirname(file), from.replace(/\?.*$/, ""))
      : null;
    return { file, line, from, target };
  });
}

function graphOf(arrows: readonly Arrow[]): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { file, target } of arrows) {
    const targets = graph.get(file) ?? [];
    if (target !== null) targets.push(target);
    graph.set(file, targets);
  }
  return graph;
}

function roomOf(path: string, architecture: Architecture): string | null {
  return Object.keys(architecture.rooms).find((folder) => path.startsWith(`${folder}/`)) ?? null;
}

/** The first name below `folder` on the way to `path`, or null when it lies elsewhere. */
function entryBelow(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null;
  return path.slice(folder.length + 1).split("/")[0] ?? null;
}

function arrowBetweenRooms(arrow: Arrow, architecture: Architecture): string | null {
  const match = /^@holeshot\/([^/]+)(\/.*)?$/.exec(arrow.from);
  if (match === null) return null;
  if (match[2] !== undefined)
    return `imports ${arrow.from}: packages are entered by their name only`;
  const here = roomOf(arrow.file, architecture);
  if (here === null) return null;
  const room = architecture.rooms[here];
  if (room === undefined || room.uses.includes(match[1] ?? "")) return null;
  // A test, and a script beside a package's src, may be users of that package.
  const isUser = isTest(arrow.file) || !arrow.file.startsWith(`${here}/src/`);
  if (match[1] === room.name && isUser) return null;
  const allowed = room.uses.length === 0 ? "nothing" : room.uses.join(", ");
  return `imports ${arrow.from}: ${room.name} may use ${allowed}`;
}

function staysInItsRoom(arrow: Arrow, architecture: Architecture): string | null {
  const { file, target } = arrow;
  if (target === null) return null;
  if (isTest(file) && architecture.testHelpers?.includes(target)) return null;
  const here = roomOf(file, architecture);
  if (here !== null && !target.startsWith(`${here}/`)) {
    return `reaches out of its room to ${target}: import packages by name`;
  }
  const there = roomOf(target, architecture);
  // What a package keeps in testing/ is for tests and measurements everywhere.
  if (here === null && there !== null && target.startsWith(`${there}/testing/`)) return null;
  if (here === null && there?.startsWith("packages/")) {
    return `reaches into ${target}: import packages by name`;
  }
  return null;
}

function spellsTheEnding({ from, target }: Arrow): string | null {
  return target === null || /\.\w+$/.test(target) ? null : `imports ${from} without its ending`;
}

function pointsDown(arrow: Arrow, architecture: Architecture): string | null {
  for (const [folder, layers] of Object.entries(architecture.layers)) {
    const here = entryBelow(folder, arrow.file);
    const there = arrow.target === null ? null : entryBelow(folder, arrow.target);
    if (here === null || there === null || here === there) continue;
    const allowed = layers[here];
    if (allowed === undefined || allowed.includes(there)) continue;
    if (isTest(arrow.file) && there === "testing") continue;
    return `imports ${arrow.target}: in ${folder}, ${here} may use ${allowed.join(", ") || "nothing"}`;
  }
  return null;
}

function usesTheDoor(arrow: Arrow, architecture: Architecture): string | null {
  for (const { folder, entry, leaves } of architecture.entries) {
    if (arrow.target === null) continue;
    const there = entryBelow(folder, arrow.target);
    if (there === null || there === entryBelow(folder, arrow.file)) continue;
    const inside = arrow.target.slice(folder.length + there.length + 2);
    if (inside === "" || inside === entry || inside === leaves[arrow.file]) continue;
    return `imports ${arrow.target}: enter ${folder}/${there} by its ${entry}`;
  }
  return null;
}

function keepsApart(arrow: Arrow, architecture: Architecture): string | null {
  for (const folder of architecture.apart) {
    const here = entryBelow(folder, arrow.file);
    const there = arrow.target === null ? null : entryBelow(folder, arrow.target);
    if (here === null || there === null || here === there) continue;
    return `imports ${arrow.target}: what lies in ${folder} never imports its neighbours`;
  }
  return null;
}

const rules: readonly Rule[] = [
  arrowBetweenRooms,
  staysInItsRoom,
  spellsTheEnding,
  pointsDown,
  usesTheDoor,
  keepsApart,
];

function unknownFolders(root: string, architecture: Architecture): string[] {
  const problems: string[] = [];
  for (const parent of ["packages", "apps"]) {
    if (!existsSync(join(root, parent))) continue;
    for (const entry of readdirSync(join(root, parent), { withFileTypes: true })) {
      const folder = `${parent}/${entry.name}`;
      if (!entry.isDirectory() || architecture.rooms[folder] !== undefined) continue;
      problems.push(
        `${folder} has no entry in architecture.json: say what it is and what it may use`,
      );
    }
  }
  return problems;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** package.json and tsconfig.json name no room that architecture.json does not allow. */
function wrongManifests(root: string, architecture: Architecture): string[] {
  const problems: string[] = [];
  for (const [folder, room] of Object.entries(architecture.rooms)) {
    if (!existsSync(join(root, folder, "package.json"))) {
      problems.push(`${folder} stands in architecture.json but not in the repository`);
      continue;
    }
    const { dependencies = {} } = readJson<Manifest>(root, `${folder}/package.json`);
    for (const name of Object.keys(dependencies)) {
      const other = /^@holeshot\/(.+)$/.exec(name)?.[1];
      if (other === undefined || room.uses.includes(other)) continue;
      problems.push(`${folder}/package.json depends on ${name}, which ${room.name} may not use`);
    }
    const references = existsSync(join(root, folder, "tsconfig.json"))
      ? readJson<{ references?: { path: string }[] }>(root, `${folder}/tsconfig.json`).references
      : [];
    for (const { path } of references ?? []) {
      const there = architecture.rooms[posix.join(folder, path)];
      if (there === undefined || room.uses.includes(there.name)) continue;
      problems.push(`${folder}/tsconfig.json refers to ${path}, which ${room.name} may not use`);
    }
  }
  return problems;
}
