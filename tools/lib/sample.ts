/** Which of the samples a run takes, from 1 to `count`: Vitest's `--shard`. */
export interface Sample {
  readonly index: number;
  readonly count: number;
}

/** What the sampling knows of a file: its path from the root, and what kind of test it holds. */
export interface SampledFile {
  readonly name: string;
  readonly kind: string;
}

/** By turns one part in so many of these kinds is tried; files of other kinds take seconds and are tried each time. */
const PARTS: Readonly<Record<string, number>> = { browser: 6, database: 6, wire: 3 };

/** After so many samples every file was in one at least: the least that all parts divide. */
export const SAMPLES = 6;

/** What every run holds: the house's own rules, who may do what, a purchase, a design, every page with axe. */
const ALWAYS = [
  "tests/house/",
  "tests/wire/permissions",
  "tests/e2e/shop/journey.test.ts",
  "tests/e2e/shop/pages.test.ts",
  "tests/e2e/editor/design.test.ts",
];

/**
 * The sample that was asked for (`1` to `6`), none for `all`, or the one that falls to a commit: the same at each
 * repeat of it, another with the next.
 *
 * @param head The commit's id in hexadecimals, or nothing where there is none.
 * @throws RangeError for anything else that is asked for.
 */
export function sampleFor(asked: string | undefined, head: string): Sample | null {
  if (asked === "all") return null;
  if (asked === undefined || asked === "") {
    const drawn = Number.parseInt(head.slice(0, 8), 16);
    return { index: 1 + (Number.isNaN(drawn) ? 0 : drawn % SAMPLES), count: SAMPLES };
  }
  const index = Number(asked);
  if (Number.isInteger(index) && index >= 1 && index <= SAMPLES) return { index, count: SAMPLES };
  throw new RangeError(`SAMPLE is 1 to ${SAMPLES} or all, not ${asked}`);
}

/** The files of a sample. Neighbours by name, which are about the same thing, fall into different parts. */
export function filesOf<File extends SampledFile>(files: readonly File[], index: number): File[] {
  return [...Map.groupBy(files, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const parts = PARTS[kind] ?? 1;
    const always = ofKind.filter(isAlways);
    const byTurns = ofKind
      .filter((file) => !isAlways(file))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return [...always, ...byTurns.filter((_, at) => at % parts === index % parts)];
  });
}

function isAlways({ name }: SampledFile): boolean {
  return ALWAYS.some((start) => name.startsWith(start));
}
