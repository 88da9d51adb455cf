import type { Pool, PoolClient } from "pg";

/** A statement as it went to the database. */
export interface Heard {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** How the database answered it. */
export interface Explained {
  readonly text: string;
  /** Rows that were looked at, over all its steps; estimated where it was not done again. */
  readonly rows: number;
  readonly milliseconds: number;
  /** Large tables that were read from end to end. */
  readonly whole: readonly string[];
}

interface Step {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Plan Rows": number;
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Step[];
}

/** Tells of each statement that a pool's connections are given. */
export function hear(pool: Pool, tell: (statement: Heard) => void): void {
  const heard = new WeakSet<PoolClient>();
  pool.on("acquire", (client: PoolClient) => {
    if (heard.has(client)) return;
    heard.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const listening = (...given: unknown[]): unknown => {
      const [first, values] = given as [string | Partial<Heard> | undefined, unknown];
      const text = typeof first === "string" ? first : first?.text;
      const with_ = typeof first === "string" ? values : first?.values;
      if (text !== undefined) tell({ text, values: Array.isArray(with_) ? with_ : [] });
      return query(...given);
    };
    Object.assign(client, { query: listening });
  });
}

/** The plan of a statement; null for one that has none. What would write or lock is planned and not done again. */
export async function explain(
  pool: Pool,
  { text, values }: Heard,
  large: number,
): Promise<Explained | null> {
  if (!/^\s*(?:select|with|insert|update|delete)\b/i.test(text)) return null;
  const writes = /\b(?:insert|update|delete|for no key|nextval|pg_advisory|set_config)\b/i.test(
    text,
  );
  const how = writes ? "format json" : "analyze, format json";
  const { rows } = await pool.query<{ "QUERY PLAN": readonly [Answer] }>(
    `explain (${how}) ${text}`,
    [...values],
  );
  const [answer] = rows[0]?.["QUERY PLAN"] ?? [];
  if (answer === undefined) return null;
  const steps = stepsOf(answer.Plan);
  const scans = steps.filter((step) => step["Relation Name"] !== undefined);
  const whole = new Set<string>();
  for (const step of scans) {
    const table = step["Relation Name"] ?? "";
    if (step["Node Type"].endsWith("Seq Scan") && (await isLarge(pool, table, large))) {
      whole.add(table);
    }
  }
  return {
    text,
    rows: scans.reduce((sum, step) => sum + touched(step), 0),
    milliseconds: answer["Execution Time"] ?? 0,
    whole: [...whole],
  };
}

interface Answer {
  readonly Plan: Step;
  readonly "Execution Time"?: number;
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

function touched(step: Step): number {
  if (step["Actual Rows"] === undefined)
    return step["Node Type"] === "ModifyTable" ? 0 : step["Plan Rows"];
  const each =
    step["Actual Rows"] +
    (step["Rows Removed by Filter"] ?? 0) +
    (step["Rows Removed by Index Recheck"] ?? 0);
  return Math.round(each * (step["Actual Loops"] ?? 1));
}

async function isLarge(pool: Pool, table: string, large: number): Promise<boolean> {
  const { rows } = await pool.query<{ rows: number }>(
    "select max(reltuples)::float as rows from pg_class where relname = $1",
    [table],
  );
  return (rows[0]?.rows ?? 0) > large;
}
