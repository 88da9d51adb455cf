import type { changeDiscountBody, discountStates } from "@holeshot/contract";
import { comparable } from "@holeshot/contract";
import { sql } from "kysely";
import type * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { invalidField, Problem } from "../../platform/problem.ts";

export type DiscountState = (typeof discountStates)[number];

/** A code with its limits, as staff see it. */
export interface DiscountRow {
  readonly id: string;
  readonly code: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly max_uses: number | null;
  readonly used: number;
  readonly per_customer: number | null;
  readonly minimum: number | null;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
  readonly created_at: Date;
  readonly edition: number;
}

const COLUMNS = [
  "id",
  "code",
  "percent",
  "amount",
  "max_uses",
  "used",
  "per_customer",
  "minimum",
  "valid_from",
  "valid_until",
  "created_at",
  "edition",
] as const;

/** How a code stands: ended before used up, since nothing brings an ended one back but another day. */
export function stateOf(row: DiscountRow, now: Date): DiscountState {
  if (row.valid_until !== null && row.valid_until <= now) return "ended";
  if (row.max_uses !== null && row.used >= row.max_uses) return "used_up";
  return row.valid_from !== null && row.valid_from > now ? "coming" : "open";
}

const inState = (now: Date) =>
  ({
    ended: sql<boolean>`valid_until <= ${now}`,
    used_up: sql<boolean>`(valid_until is null or valid_until > ${now}) and used >= max_uses`,
    coming: sql<boolean>`(valid_until is null or valid_until > ${now})
      and (max_uses is null or used < max_uses) and valid_from > ${now}`,
    open: sql<boolean>`(valid_until is null or valid_until > ${now})
      and (max_uses is null or used < max_uses) and (valid_from is null or valid_from <= ${now})`,
  }) satisfies Record<DiscountState, unknown>;

interface DiscountFilter {
  readonly state: DiscountState | undefined;
  readonly search: string;
  /** The id that the page before ended with. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** A page of codes, the newest first, one more than asked for when there are more. */
export async function listCodes(
  db: Db,
  { state, search, after, limit }: DiscountFilter,
  now: Date,
): Promise<readonly DiscountRow[]> {
  let query = db.selectFrom("discount_codes").select(COLUMNS);
  if (state !== undefined) query = query.where(inState(now)[state]);
  if (search !== "")
    query = query.where(sql<boolean>`starts_with(code_key, ${comparable(search)})`);
  if (after !== undefined) query = query.where("id", "<", after);
  return query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
}

export async function findCode(db: Db, id: string): Promise<DiscountRow | undefined> {
  return db.selectFrom("discount_codes").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** What was done with a code, the latest last, with the name of who did it. */
export async function findCodeEvents(db: Db, codeId: string) {
  return db
    .selectFrom("discount_code_events as event")
    .leftJoin("customers as staff", "staff.id", "event.staff_id")
    .select([
      "event.id",
      "event.event",
      "event.facts",
      "event.happened_at",
      "staff.first_name",
      "staff.last_name",
    ])
    .where("event.code_id", "=", codeId)
    .orderBy("event.id")
    .execute();
}

/** A page of the orders a code was used in, the newest first. */
export async function listCodeOrders(
  db: Db,
  { codeId, after, limit }: { codeId: string; after: string | undefined; limit: number },
) {
  let query = db
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select([
      "orders.id",
      "order_number",
      "orders.created_at",
      "status",
      "discount",
      "total",
      "customer_id",
      "first_name",
      "last_name",
      "email",
      "erased_at",
    ])
    .where("discount_code_id", "=", codeId);
  if (after !== undefined) query = query.where("orders.id", "<", after);
  return query
    .orderBy("orders.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** The first moment of a day where the shop is, so many days on. */
export async function startOfDay(db: Db, day: string, plus = 0): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + ${plus}::integer)::timestamp at time zone 'Europe/Amsterdam' as at
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A moment without a row.");
  return row.at;
}

export interface CodeChange {
  readonly id: string;
  readonly eventId: string;
  readonly staffId: string;
  readonly now: Date;
  readonly change: z.infer<typeof changeDiscountBody>;
}

/**
 * Gives a code other limits and keeps what they were.
 * @returns whether anything changed.
 * @throws Problem `not_found`, `stale_version`, `validation_failed` for fewer uses than there were or a last day before the first.
 */
export async function changeCode(tx: Tx, asked: CodeChange): Promise<boolean> {
  const { change } = asked;
  const row = await takeCode(tx, asked.id, change.version);
  const wanted = {
    max_uses: change.max_uses === undefined ? row.max_uses : change.max_uses,
    per_customer: change.per_customer === undefined ? row.per_customer : change.per_customer,
    minimum: change.minimum === undefined ? row.minimum : change.minimum,
    valid_from: await momentOf(tx, change.first_day, row.valid_from, 0),
    valid_until: await momentOf(tx, change.last_day, row.valid_until, 1),
  };
  if (wanted.max_uses !== null && wanted.max_uses < row.used) {
    throw invalidField("max_uses", "too_small");
  }
  refuseBackwards(wanted.valid_from, wanted.valid_until);
  const keys = Object.keys(wanted) as (keyof typeof wanted)[];
  const changed = keys.filter((key) => Number(wanted[key] ?? 0) !== Number(row[key] ?? 0));
  if (changed.length === 0) return false;
  await updateCode(tx, row, wanted);
  const facts = {
    from: Object.fromEntries(changed.map((key) => [key, row[key]])),
    to: Object.fromEntries(changed.map((key) => [key, wanted[key]])),
  };
  await recordEvent(tx, { ...asked, event: "changed", facts });
  return true;
}

/** @throws Problem `validation_failed` when the last day lies before the first. */
export function refuseBackwards(from: Date | null | undefined, until: Date | null | undefined) {
  if (from && until && until <= from) throw invalidField("last_day", "too_small");
}

async function momentOf(
  tx: Tx,
  day: string | null | undefined,
  before: Date | null,
  plus: number,
): Promise<Date | null> {
  if (day === undefined) return before;
  return day === null ? null : startOfDay(tx, day, plus);
}

/**
 * Ends a code now: a cart that has it is told at checkout, orders that used it keep it.
 * @throws Problem `not_found`, `stale_version`, `illegal_transition` when it has ended.
 */
export async function endCode(
  tx: Tx,
  asked: Omit<CodeChange, "change"> & { readonly version: number },
): Promise<void> {
  const row = await takeCode(tx, asked.id, asked.version);
  if (stateOf(row, asked.now) === "ended") throw new Problem("illegal_transition");
  await updateCode(tx, row, { valid_until: asked.now });
  await recordEvent(tx, { ...asked, event: "ended", facts: {} });
}

/** Locks a code that is as it was looked at. */
async function takeCode(tx: Tx, id: string, version: number): Promise<DiscountRow> {
  const row = await tx
    .selectFrom("discount_codes")
    .select(COLUMNS)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  if (row.edition !== version) throw new Problem("stale_version");
  return row;
}

async function updateCode(
  tx: Tx,
  { id, edition }: DiscountRow,
  set: Partial<
    Pick<DiscountRow, "max_uses" | "per_customer" | "minimum" | "valid_from" | "valid_until">
  >,
): Promise<void> {
  await tx
    .updateTable("discount_codes")
    .set({ ...set, edition: edition + 1 })
    .where("id", "=", id)
    .execute();
}

async function recordEvent(
  tx: Tx,
  event: {
    readonly id: string;
    readonly eventId: string;
    readonly staffId: string;
    readonly now: Date;
    readonly event: "changed" | "ended";
    readonly facts: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await tx
    .insertInto("discount_code_events")
    .values({
      id: event.eventId,
      code_id: event.id,
      staff_id: event.staffId,
      event: event.event,
      facts: JSON.stringify(event.facts),
      happened_at: event.now,
    })
    .execute();
}
