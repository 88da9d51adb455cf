import type { unitSorts } from "@holeshot/contract";
import {
  isProductId,
  type Language,
  type ProductId,
  type ProductionStage,
  type RemakeCause,
  productionStages,
} from "@holeshot/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { frozen, type Names } from "../../orders/index.ts";

/** A garment on its way, with what is said of it. */
export interface UnitRow {
  readonly id: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly position: number;
  readonly copy: number;
  readonly of: number;
  readonly product: string;
  readonly size: string | null;
  /** Its size in words, frozen with the order, and the language that it was ordered in. */
  readonly size_names: Names | null;
  readonly language: Language;
  readonly rider_name: string | null;
  readonly rider_number: string | null;
  readonly design: string;
  readonly stage: ProductionStage;
  readonly since: Date;
  readonly due_on: string | null;
  readonly blocked_reason: string | null;
  readonly held_reason: string | null;
  readonly charged_back: boolean;
  /** Which time it is made once more, and why; null for most. */
  readonly remade_number: number | null;
  readonly remade_reason: string | null;
  /** Why, of one that had left. */
  readonly remade_cause: RemakeCause | null;
  /** It was given back and is still here. */
  readonly given_back: boolean;
}

export interface UnitFilter {
  readonly stage: ProductionStage | undefined;
  readonly sort: UnitSort;
  /** Due day (or nothing), or since when it stands there, and the id that the page before ended with. */
  readonly after: readonly [string, string] | undefined;
  readonly limit: number;
}

/** What has left in a parcel stands at no machine. */
const stillHere = sql`not exists (
  select 1 from parcel_garments gone where gone.line_id = u.line_id and gone.copy = u.copy)`;
/** It had left, and is made again: it is owed. */
const isAgain = (unit: string) => sql`exists (
  select 1 from parcel_remakes again
  where again.line_id = ${sql.ref(`${unit}.line_id`)} and again.copy = ${sql.ref(`${unit}.copy`)})`;
/** It is of the last of its line that are here, so many as were given back: what `garmentsStaying` says, row by row. */
const isGivenBack = sql`case when line.refunded = 0 then false else
  ${stillHere} and not ${isAgain("u")} and (
    select count(*) from production_units peer
    where peer.line_id = u.line_id and peer.copy >= u.copy and not ${isAgain("peer")} and not exists (
      select 1 from parcel_garments gone where gone.line_id = peer.line_id and gone.copy = peer.copy)
  ) <= line.refunded end`;
const NEVER = "9999-12-31";

export type UnitSort = (typeof unitSorts)[number];

/** What a cursor holds of a garment. */
export function unitKey(sort: UnitSort, row: UnitRow): readonly [string, string] {
  return [sort === "waiting" ? row.since.toISOString() : (row.due_on ?? NEVER), row.id];
}

/** Garments of orders that are being made, one more than asked for when there are more. */
export async function listUnits(db: Db, filter: UnitFilter): Promise<readonly UnitRow[]> {
  const { stage, sort, after, limit } = filter;
  const isWaiting = sort === "waiting";
  // Written out, so that the order of the rows is the very expression that the page before ended with.
  const never = sql.lit(NEVER);
  const place = isWaiting ? sql`(u.since, u.id)` : sql`(coalesce(o.due_on, ${never}::date), u.id)`;
  const type = isWaiting ? sql`timestamptz` : sql`date`;
  const wanted = [
    sql`o.status = 'processing'`,
    stillHere,
    ...(stage === undefined ? [] : [sql`u.stage = ${stage}`]),
    ...(after === undefined ? [] : [sql`${place} > (${after[0]}::${type}, ${after[1]}::uuid)`]),
  ];
  return readUnits(db, sql`${sql.join(wanted, sql` and `)} order by ${place} limit ${limit + 1}`);
}

/** Garments by their ids, whatever became of their orders. */
export async function findUnits(db: Db, ids: readonly string[]): Promise<readonly UnitRow[]> {
  return readUnits(db, sql`u.id in (${sql.join(ids)}) order by u.id`);
}

/** The garment that a label names: order, place of its line, and which of that line. */
export async function findUnitBy(
  db: Db,
  label: { readonly number: string; readonly position: number; readonly copy: number },
): Promise<UnitRow | undefined> {
  const { number, position, copy } = label;
  const where = sql`o.order_number = ${number} and line.position = ${position} and u.copy = ${copy}`;
  return (await readUnits(db, where))[0];
}

async function readUnits(db: Db, which: RawBuilder<unknown>): Promise<readonly UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select u.id, u.order_id, o.order_number, line.position, u.copy, line.quantity as of, line.product,
      line.properties ->> 'size' as size, o.language,
      o.labels -> 'values' -> (line.product || '.size.' || (line.properties ->> 'size')) as size_names,
      line.rider_name, line.rider_number, design.name as design,
      u.stage, u.since, to_char(o.due_on, 'YYYY-MM-DD') as due_on, u.blocked_reason, o.held_reason,
      o.blocked_at is not null as charged_back, again.number as remade_number, again.reason as remade_reason,
      again.cause as remade_cause, ${isGivenBack} as given_back
    from production_units u
    join orders o on o.id = u.order_id
    join order_lines line on line.id = u.line_id
    join order_designs design on design.order_id = line.order_id and design.design_id = line.design_id
    left join lateral (
      select number, reason, cause
      from production_remakes left join parcel_remakes on remake_id = production_remakes.id
      where unit_id = u.id order by number desc limit 1
    ) again on true
    where ${which}`.execute(db);
  return rows;
}

/** How many garments stand at each station. */
export async function countUnits(db: Db): Promise<Readonly<Record<ProductionStage, number>>> {
  const { rows } = await sql<{ stage: ProductionStage; count: number }>`
    select u.stage, count(*)::int as count
    from production_units u join orders o on o.id = u.order_id
    where o.status = 'processing' and ${stillHere} group by u.stage`.execute(db);
  const counted = new Map(rows.map(({ stage, count }) => [stage, count]));
  const counts = productionStages.map((stage) => [stage, counted.get(stage) ?? 0]);
  return Object.fromEntries(counts) as Record<ProductionStage, number>;
}

/** A garment's size as its labels and its order say it. */
export function sizeName(row: UnitRow, language: Language): string {
  return frozen(row.size_names ?? undefined, row, language) ?? row.size ?? "";
}

/** @throws Error for a product that the shop never had. */
export function productOf(row: UnitRow): ProductId {
  if (!isProductId(row.product)) throw new Error(`Unknown product ${row.product} in an order.`);
  return row.product;
}
