// Makes a clone ready to run: dependencies as the lock says, and the web shop built from its present sources.
// Runs before `npm start`, `npm test` and `npm run shop`; with nothing to do it is done in well under 300 ms.
//
// Plain JavaScript without dependencies: in a fresh clone nothing is installed and the system's Node may be 20.
//
// node tools/ensure.mjs [--no-web]
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const oldestNode = 24;

/** What failed and what to do about it; printed without a stack. */
class Trouble extends Error {}

/** One hash over the names and contents of files and folders; absent ones count as absent. */
export function hashOf(root, paths, skip = () => false) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesUnder(join(root, path), skip)) {
      hash.update(`${relative(root, file)}\0`);
      hash.update(readFileSync(file));
      hash.update("\0");
    }
  }
  return hash.digest("hex");
}

function filesUnder(path, skip) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  const files = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = join(path, entry.name);
    if (skip(full, entry.name)) continue;
    if (entry.isDirectory()) files.push(...filesUnder(full, skip));
    else if (entry.isFile()) files.push(full);
  }
  return files;
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The Node that the project runs on: the one running this, if new enough, else the one among the dependencies. */
function projectNode(root) {
  if (Number(process.versions.node.split(".")[0]) >= oldestNode) return process.execPath;
  const local = join(
    root,
    "node_modules",
    ".bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  return existsSync(local) ? local : null;
}

function run(command, args, cwd, what) {
  const result = spawnSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
  if (result.error) throw new Trouble(`${what} could not be started: ${result.error.message}`);
  if (result.signal) throw new Trouble(`${what} was stopped by ${result.signal}`);
  if (result.status !== 0)
    throw new Trouble(`${what} failed with exit code ${result.status}; the reason stands above`);
}

/** Installs when the lock differs from what was last installed. Returns true when it did. */
export function ensureInstalled(root, install = npmCi) {
  const stamp = join(root, "node_modules", ".holeshot-lock");
  const wanted = `${hashOf(root, ["package-lock.json"])} ${process.platform} ${process.arch}\n`;
  if (read(stamp) === wanted) return false;
  if (!existsSync(join(root, "package-lock.json")))
    throw new Trouble("package-lock.json is missing; it is part of the repository");
  if (!alreadyInstalled(root)) {
    console.log("Installing the dependencies of package-lock.json …");
    install(root);
  }
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * Whether node_modules already holds what the lock says, told from npm's own record there: after `npm install` of one
 * package by a developer there is nothing to do, and `npm ci` would take everything away under running programs.
 */
export function alreadyInstalled(root) {
  const record = read(join(root, "node_modules", ".package-lock.json"));
  if (record === "") return false;
  const installed = JSON.parse(record).packages ?? {};
  const locked = JSON.parse(read(join(root, "package-lock.json"))).packages ?? {};
  for (const [path, entry] of Object.entries(locked)) {
    if (!path.includes("node_modules/")) continue;
    const present = installed[path];
    if (present === undefined ? entry.optional !== true : present.version !== entry.version)
      return false;
  }
  return Object.keys(installed).every(
    (path) => !path.includes("node_modules/") || locked[path] !== undefined,
  );
}

function npmCi(root) {
  // npm's own Node, not the one in node_modules/.bin: npm ci deletes that one while it runs.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  // Nothing here needs an install script, so none runs.
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if (npm) run(node, [npm, ...args], root, "npm ci");
  else run(process.platform === "win32" ? "npm.cmd" : "npm", args, root, "npm ci");
  if (projectNode(root) === null) {
    throw new Trouble(
      `no Node ${oldestNode} comes with the dependencies for ${process.platform} ${process.arch}; install Node ${oldestNode} and try again`,
    );
  }
}

const notSource = (full, name) =>
  name === "node_modules" ||
  name === "dist" ||
  name.startsWith(".") ||
  /\.(test|bench)\.tsx?$/.test(name);

/** Builds the web shop when anything it is built from changed. Returns true when it did. */
export function ensureWeb(root, build = viteBuild) {
  const web = join(root, "apps", "web");
  if (!existsSync(join(web, "index.html"))) return false;
  const dist = join(web, "dist");
  const sources = ["package-lock.json", "tsconfig.base.json", "packages", "apps/web"];
  const wanted = `${hashOf(root, sources, notSource)}\n`;
  if (read(join(dist, stampName)) === wanted) return false;
  console.log("Building the web shop …");
  // Beside the present one and put in its place when whole: an open shop never sees half a build.
  const next = join(root, ".cache", `web-${process.pid}`);
  const last = join(root, ".cache", `web-${process.pid}-last`);
  try {
    build(root, next);
    writeFileSync(join(next, stampName), wanted);
    if (existsSync(dist)) renameSync(dist, last);
    renameSync(next, dist);
  } finally {
    rmSync(next, { recursive: true, force: true });
    rmSync(last, { recursive: true, force: true });
  }
  return true;
}

const stampName = ".holeshot-sources";

function viteBuild(root, outDir) {
  const node = projectNode(root);
  if (node === null) throw new Trouble(`Node ${oldestNode} is missing`);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = [vite, "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"];
  run(node, args, join(root, "apps", "web"), "Building the web shop");
}

function main(args) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  try {
    ensureInstalled(root);
    if (!args.includes("--no-web")) ensureWeb(root);
    return 0;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(`\nHoleshot is not ready: ${error.message}.`);
    return 1;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = main(process.argv.slice(2));
}
