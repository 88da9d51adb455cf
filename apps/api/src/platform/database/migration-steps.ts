/**
 * What a migration does to the programs that run beside it. One that only adds says nothing. Otherwise its first line
 * says `-- compatible: why`, when the version before works with it all the same, or `-- contract: needs NNNN_name`: what
 * it takes away no program uses any more that knows that migration.
 */
export interface MigrationStep {
  readonly name: string;
  /** The migration that a program must know to work with this one; null: every program does. */
  readonly needs: string | null;
}

const CONTRACT = /^-- contract: needs (\d{4}_\w+)$/;

/** Reads what the first line of a migration declares. */
export function readStep(name: string, text: string): MigrationStep {
  const [first = ""] = text.split("\n", 1);
  return { name, needs: CONTRACT.exec(first.trim())?.[1] ?? null };
}

/** How a database stands to this program. */
export interface SchemaState {
  /** What the program needs and the database has not had. */
  readonly missing: readonly string[];
  /** What the database has had from a newer program, and this one can work with. */
  readonly newer: readonly string[];
  /** What the database has had from a newer program, and this one cannot work with. */
  readonly broken: readonly string[];
}

/**
 * Holds what a database has had against what a program knows. `steps` are those that the database keeps: of one that
 * is not among them nobody knows what it did.
 */
export function compareSchema(
  known: readonly string[],
  applied: readonly string[],
  steps: readonly MigrationStep[],
): SchemaState {
  const own = new Set(known);
  const had = new Set(applied);
  const told = new Map(steps.map(({ name, needs }) => [name, needs]));
  const foreign = applied.filter((name) => !own.has(name));
  const works = (name: string): boolean => {
    const needs = told.get(name);
    return needs === null || (needs !== undefined && own.has(needs));
  };
  return {
    missing: known.filter((name) => !had.has(name)),
    newer: foreign.filter(works),
    broken: foreign.filter((name) => !works(name)),
  };
}
