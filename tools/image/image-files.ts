import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** A file of the image: where it lies here, and where under the image's root. */
export interface ImageFile {
  readonly from: string;
  readonly to: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly libc?: readonly string[];
}

/** Where the program lies in the image. */
export const HOME = "srv/holeshot";
/** What has code of the shop that runs on a server. The pages come built. */
const PARTS = ["apps/api", "apps/sandbox"];

/**
 * Every file that the shop's parts need on an external PostgreSQL, by walking what they depend on. What only development,
 * the embedded database or another C library needs stays out.
 */
export function imageFiles(root: string): readonly ImageFile[] {
  const rooms = new Set<string>();
  const packages = new Set<string>();
  const waiting = PARTS.map((part) => join(root, part));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const inHouse = !relative(root, folder).includes("node_modules");
    const known = inHouse ? rooms : packages;
    if (known.has(folder)) continue;
    const manifest = readManifest(folder);
    if (manifest.libc?.includes("glibc") === false) continue;
    known.add(folder);
    for (const name of wantedBy(manifest)) {
      const found = resolvePackage(root, folder, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return [
    ...[...rooms].flatMap((room) => sources(root, room)),
    ...[...packages].flatMap((folder) => installed(root, folder)),
    ...houseFiles(root),
    ...links(root, rooms),
  ].toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

function wantedBy(manifest: Manifest): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** As Node looks for it: beside whoever asks, and upward. Absent ones are optional, of another system. */
function resolvePackage(root: string, from: string, name: string): string | undefined {
  if (name.startsWith("@holeshot/")) {
    const place = ["packages", "apps"].map((kind) => join(root, kind, name.slice(10)));
    return place.find((each) => existsSync(each));
  }
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return place;
    if (folder === root) break;
  }
  return undefined;
}

const NOT_RUN = /(?:\.test\.tsx?|\.bench\.ts|tsconfig\.json|\.tsbuildinfo)$/;

function sources(root: string, room: string): ImageFile[] {
  const files = [join(room, "package.json"), ...under(join(room, "src"))];
  const schema = join(room, "schema");
  if (existsSync(schema)) files.push(...under(schema));
  return files
    .filter((file) => !NOT_RUN.test(file) && !file.includes("/src/testing/"))
    .map((file) => ({ from: file, to: join(HOME, relative(root, file)) }));
}

/** Types, maps and pages about a package are read by people and compilers: Node runs no TypeScript of a package. */
const UNREAD = /(?:\.[mc]?tsx?|\.map|\.md|\.markdown|\.flow|\.tsbuildinfo)$/i;
/** Of large packages what nothing asks for: pinned by a test that draws with what is left. */
const UNUSED = /\/(?:@tabler\/icons\/(?:icons\.json|tabler-\w+)|node_modules\/\.bin\/)/;

function installed(root: string, folder: string): ImageFile[] {
  return under(folder, "node_modules")
    .filter((file) => !UNREAD.test(file) && !UNUSED.test(file))
    .map((file) => ({ from: file, to: join(HOME, relative(root, file)) }));
}

function houseFiles(root: string): ImageFile[] {
  const whole = ["catalogue", "apps/web/dist"].flatMap((each) => under(join(root, each)));
  const single = ["package.json", "THIRD_PARTY.md"].map((each) => join(root, each));
  const node = join(root, "node_modules", `node-${process.platform}-${process.arch}`);
  return [
    ...[...whole, ...single].map((from) => ({ from, to: join(HOME, relative(root, from)) })),
    { from: join(node, "bin", "node"), to: "usr/local/bin/node" },
    { from: join(node, "LICENSE"), to: "usr/local/share/doc/node/LICENSE" },
  ];
}

/** The house's own packages are found by their names, as npm links them. */
function links(root: string, rooms: ReadonlySet<string>): ImageFile[] {
  return [...rooms].map((room) => {
    const name = relative(root, room).split("/").at(-1) ?? "";
    return {
      from: `link:../../${relative(root, room)}`,
      to: join(HOME, "node_modules", "@holeshot", name),
    };
  });
}

function under(folder: string, without?: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === without ? [] : under(path, without);
    return entry.isFile() ? [path] : [];
  });
}
