import type { Language, ProductId } from "@holeshot/domain";
import type { Db } from "../../../platform/database/database.ts";
import type { NamedLogEntry } from "../../accounts/index.ts";
import { findUnits, productOf, sizeName, type UnitRow } from "../production/units-reader.ts";

/** A garment as the log speaks of it. */
interface LoggedGarment {
  readonly product: ProductId;
  readonly size: string;
  readonly size_name: string;
  readonly position: number;
  readonly copy: number;
  readonly of: number;
}

/** What people call the things that lines of the log are about, as far as they are there still. */
interface LoggedThings {
  /** An order's number, somebody's name, a code, the name of a design. */
  readonly name: string | null;
  /** What staff wrote with an act: it stands where it is erased with its customer, and in the log by its id. */
  readonly words: string | null;
  readonly garment: LoggedGarment | null;
}

function presentGarment(row: UnitRow | undefined, language: Language): LoggedGarment | null {
  if (row === undefined) return null;
  const { size, position, copy, of } = row;
  return {
    product: productOf(row),
    size: size ?? "",
    size_name: sizeName(row, language),
    position,
    copy,
    of,
  };
}

type Named = Readonly<{ id: string; name: string }>;

/** Reads them for a page of the log, each kind with one question. */
export async function findLoggedThings(
  db: Db,
  entries: readonly NamedLogEntry[],
  language: Language,
): Promise<(entry: NamedLogEntry) => LoggedThings> {
  const units = factsOf(entries, "unit");
  const [names, notes, blocks, remakes, garments] = await Promise.all([
    findNames(db, entries),
    findNoteTexts(db, factsOf(entries, "note")),
    findBlockReasons(db, factsOf(entries, "block")),
    findRemakeReasons(db, entries),
    units.length === 0 ? [] : findUnits(db, units),
  ]);
  const garmentOf = new Map(garments.map((row) => [row.id, row]));
  return (entry) => ({
    name: names.get(entry.subject_id ?? "") ?? null,
    words:
      notes.get(textOf(entry, "note")) ??
      blocks.get(textOf(entry, "block")) ??
      remakes.get(remakeKey(entry.facts)) ??
      null,
    garment: presentGarment(garmentOf.get(textOf(entry, "unit")), language),
  });
}

async function findNames(
  db: Db,
  entries: readonly NamedLogEntry[],
): Promise<ReadonlyMap<string, string>> {
  const of = (kind: string) => [
    ...new Set(
      entries.flatMap((entry) =>
        entry.subject_kind === kind && entry.subject_id !== null ? [entry.subject_id] : [],
      ),
    ),
  ];
  const [orders, customers, codes, designs] = [
    of("order"),
    of("customer"),
    of("discount_code"),
    of("design"),
  ];
  const found = await Promise.all<readonly Named[]>([
    orders.length === 0
      ? []
      : db
          .selectFrom("orders")
          .select(["id", "order_number as name"])
          .where("id", "in", orders)
          .execute(),
    customers.length === 0 ? [] : findPeople(db, customers),
    codes.length === 0
      ? []
      : db
          .selectFrom("discount_codes")
          .select(["id", "code as name"])
          .where("id", "in", codes)
          .execute(),
    designs.length === 0
      ? []
      : db.selectFrom("designs").select(["id", "name"]).where("id", "in", designs).execute(),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}

async function findPeople(db: Db, ids: readonly string[]): Promise<readonly Named[]> {
  const rows = await db
    .selectFrom("customers")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", ids)
    .execute();
  return rows.flatMap(({ id, first_name, last_name }) => {
    const name = `${first_name} ${last_name}`.trim();
    return name === "" ? [] : [{ id, name }];
  });
}

async function findNoteTexts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_notes")
    .select(["id", "text"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
}

async function findBlockReasons(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("production_blocks")
    .select(["id", "reason"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

async function findRemakeReasons(
  db: Db,
  entries: readonly NamedLogEntry[],
): Promise<ReadonlyMap<string, string>> {
  const remade = entries.filter(({ event }) => event === "unit.remade");
  const units = factsOf(remade, "unit");
  if (units.length === 0) return new Map();
  const rows = await db
    .selectFrom("production_remakes")
    .select(["unit_id", "number", "reason"])
    .where("unit_id", "in", units)
    .execute();
  return new Map(
    rows.map(({ unit_id, number, reason }) => [remakeKey({ unit: unit_id, number }), reason]),
  );
}

function remakeKey({ unit, number }: Readonly<Record<string, unknown>>): string {
  return `${String(unit)} ${String(number)}`;
}

function textOf({ facts }: NamedLogEntry, name: string): string {
  const value = facts[name];
  return typeof value === "string" ? value : "";
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function factsOf(entries: readonly NamedLogEntry[], name: string): readonly string[] {
  const values = entries.map((entry) => textOf(entry, name));
  return [...new Set(values.filter((value) => UUID.test(value)))];
}
