// Puts back the platform binaries that `npm install` leaves out of package-lock.json.
//
// A registry mirror may lack the other platforms' binaries of a very new release. npm then drops them from the lock
// without a word, and `npm ci` refuses the lock it wrote itself: "Missing: … from lock file". An entry needs only the
// version and the platform to be complete, and the name tells the platform.
//
// node tools/complete-lock.mjs [--check] [package-lock.json]
// Plain JavaScript: it must run before anything is installed.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const systems = new Map([
  ["android", "android"],
  ["darwin", "darwin"],
  ["freebsd", "freebsd"],
  ["linux", "linux"],
  ["openharmony", "openharmony"],
  ["sunos", "sunos"],
  ["win32", "win32"],
  ["windows", "win32"],
]);

const processors = new Map([
  ["arm", "arm"],
  ["arm64", "arm64"],
  ["armv7", "arm"],
  ["ia32", "ia32"],
  ["loong64", "loong64"],
  ["mips64el", "mips64el"],
  ["ppc64", "ppc64"],
  ["riscv64", "riscv64"],
  ["s390x", "s390x"],
  ["wasm32", "wasm32"],
  ["x64", "x64"],
]);

/**
 * The platform a binary package is for, told from its name (`@scope/binding-linux-arm64-musl`), in the fields npm
 * uses. Null when the name tells none: then guessing would install it everywhere.
 */
export function platformOf(name) {
  const words = name.slice(name.lastIndexOf("/") + 1).split(/[-.]/);
  const os = words.map((word) => systems.get(word)).find((word) => word !== undefined);
  const cpu = words.map((word) => processors.get(word)).find((word) => word !== undefined);
  if (cpu === "wasm32") return { cpu: ["wasm32"] };
  if (os === undefined || cpu === undefined) return null;
  const last = words.at(-1) ?? "";
  const libc =
    os !== "linux"
      ? null
      : last.startsWith("musl")
        ? "musl"
        : last.startsWith("gnu")
          ? "glibc"
          : null;
  return libc === null ? { cpu: [cpu], os: [os] } : { cpu: [cpu], os: [os], libc: [libc] };
}

/** Where npm would find `name` for the package at `path`: the nearest node_modules upwards, or null. */
function resolveIn(packages, path, name) {
  let base = path;
  for (;;) {
    const candidate = `${base === "" ? "" : `${base}/`}node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (base === "") return null;
    const cut = base.lastIndexOf("/node_modules/");
    base = cut === -1 ? "" : base.slice(0, cut);
  }
}

/** Every optional dependency that the lock names but does not list. */
export function missingIn(lock) {
  const missing = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolveIn(lock.packages, path, name);
      if (found === null || (isExact(range) && lock.packages[found].version !== range)) {
        missing.push({ path, name, range, parent: entry, atRoot: found === null });
      }
    }
  }
  return missing;
}

function isExact(range) {
  return /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(range);
}

/** A copy of the lock with all missing entries, and their names; throws when one cannot be told from its name. */
export function complete(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const { path, name, range, parent } of missingIn(lock)) {
    const platform = platformOf(name);
    if (!isExact(range))
      throw new Error(
        `${name}: ${path || "the root"} asks for ${range}; only an exact version can be completed`,
      );
    if (platform === null)
      throw new Error(
        `${name}: the name does not tell its platform; add it to tools/complete-lock.mjs`,
      );
    const root = `node_modules/${name}`;
    const place =
      packages[root] === undefined || packages[root].version === range ? root : `${path}/${root}`;
    const entry = { version: range, cpu: platform.cpu };
    if (parent.dev === true) entry.dev = true;
    if (platform.libc !== undefined) entry.libc = platform.libc;
    entry.optional = true;
    if (platform.os !== undefined) entry.os = platform.os;
    packages[place] = packages[place] ?? entry;
    added.push(`${name}@${range}`);
  }
  const sorted = Object.fromEntries(
    Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")),
  );
  return { lock: { ...lock, packages: sorted }, added };
}

function main(args) {
  const check = args.includes("--check");
  const file = args.find((arg) => !arg.startsWith("--")) ?? "package-lock.json";
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const { lock: completed, added } = complete(lock);
  if (added.length === 0) {
    console.log(`${file}: complete, no platform binary is missing`);
    return 0;
  }
  if (check) {
    console.error(
      `${file}: ${added.length} platform binaries are missing, so npm ci will refuse it:`,
    );
    for (const name of added) console.error(`  ${name}`);
    console.error("Run: node tools/complete-lock.mjs");
    return 1;
  }
  writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
  console.log(`${file}: added ${added.length} platform binaries`);
  return 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = main(process.argv.slice(2));
}
