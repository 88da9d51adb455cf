import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { languages } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { defineQueue } from "../../platform/jobs/job-queue.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { recordStaffAct } from "../accounts/index.ts";
import { lockOrder } from "../orders/index.ts";
import { whyUnready } from "./order-units.ts";
import type { PackFile } from "./manifest.ts";
import type { PrintRequest } from "./pack-job.ts";
import type { ProductionTables } from "./tables.ts";

export type PackRow = Selectable<ProductionTables["packs"]>;

/** Has a pack made by the worker. */
export const MAKE_PACK = defineQueue("make-pack", z.object({ pack: z.string() }));

/** Made from the order's snapshot at any time again: it need not be kept for long. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const LISTED = 50;

const count = z.int().check(z.minimum(1));

/** What is asked of a pack beside its order; stored, and read again by the worker. */
export const packRequest = z.strictObject({
  language: z.enum(languages),
  printer: z.optional(z.string()),
  marker: z.optional(z.strictObject({ width: count, oneWay: z.boolean() })),
  svg: z.optional(z.boolean()),
  only: z.optional(
    z.strictObject({
      line: z.optional(count),
      piece: z.optional(z.string()),
      rider: z.optional(z.string()),
      copies: z.optional(count),
      garments: z.optional(z.array(count)),
    }),
  ),
  reprint: z.optional(count),
  lots: z.optional(z.array(z.string())),
});

export type PackRequest = Omit<PrintRequest, "number">;

/** Where a file of a pack lies in the storage. */
export function packKey(pack: string, path: string): string {
  return `packs/${pack}/${path}`;
}

/**
 * Asks the worker for a pack of an order; the same one that is already waiting or being made is not asked for twice.
 * @throws Problem `not_found` for no order; `illegal_transition`, `order_blocked` or `surcharge_open` for one of which
 *   nothing is made now.
 */
export async function startPack(
  platform: Platform,
  staffId: string,
  orderId: string,
  request: PackRequest,
): Promise<PackRow> {
  const asked = { staffId, orderId, request };
  const id = await platform.transaction(async (tx) => {
    await takeReady(tx, orderId);
    const known = await underWay(tx, orderId, JSON.stringify(request));
    if (known) return known;
    const pack = await insertPack(platform, tx, asked);
    const act = { staffId, act: "pack.asked", subjectKind: "order", subjectId: orderId } as const;
    await recordStaffAct(platform, tx, { ...act, facts: { pack } });
    return pack;
  });
  return requirePack(platform.db, orderId, id);
}

/**
 * Asks the worker for what is made once more, in the transaction that says so. It is never one that was asked for before: each
 * garment that is thrown away is printed again, also when two of a line are, one after the other. Answers the pack's id.
 * @throws Problem as {@link startPack}
 */
export async function askReprint(platform: Platform, tx: Tx, asked: PackAsked): Promise<string> {
  await takeReady(tx, asked.orderId);
  return insertPack(platform, tx, asked);
}

interface PackAsked {
  readonly staffId: string;
  readonly orderId: string;
  readonly request: PackRequest;
}

/** Two who ask at once are told of one pack: the order is held until the first has said so. */
async function takeReady(tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem("not_found");
  const unready = whyUnready(order);
  if (unready) throw new Problem(unready.code);
}

async function insertPack(platform: Platform, tx: Tx, asked: PackAsked): Promise<string> {
  const now = platform.clock();
  const pack = platform.newId();
  await tx
    .insertInto("packs")
    .values({
      id: pack,
      order_id: asked.orderId,
      request: JSON.stringify(asked.request),
      asked_by: asked.staffId,
      asked_at: now,
      forget_at: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
    })
    .execute();
  await tx.enqueue(MAKE_PACK, { pack });
  return pack;
}

async function underWay(tx: Tx, orderId: string, request: string): Promise<string | undefined> {
  const rows = await tx
    .selectFrom("packs")
    .select(["id", "request"])
    .where("order_id", "=", orderId)
    .where("state", "in", ["waiting", "making"])
    .where("withdrawn_at", "is", null)
    .execute();
  return rows.find((row) => sameRequest(row.request, request))?.id;
}

function sameRequest(stored: unknown, asked: string): boolean {
  const plain = (value: unknown) => JSON.stringify(z.parse(packRequest, value));
  return plain(stored) === plain(JSON.parse(asked));
}

/** Packs of an order, the newest first. */
export function listPacks(db: Db, orderId: string): Promise<PackRow[]> {
  return db
    .selectFrom("packs")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
}

/** @throws Problem `not_found` for a pack that this order does not have. */
export async function requirePack(db: Db, orderId: string, id: string): Promise<PackRow> {
  const row = await db
    .selectFrom("packs")
    .selectAll()
    .where("id", "=", id)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  return row;
}

/** A line of the order, which is locked, is another from now on: what was printed of it before holds no longer. */
export async function withdrawPacks(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable("packs")
    .set({ withdrawn_at: now })
    .where("order_id", "=", orderId)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** The hash of its manifest, which holds those of all other files. */
export function packHash(files: readonly PackFile[]): string | null {
  return files.find(({ path }) => path === "manifest.json")?.sha256 ?? null;
}

/** The packs of a customer's orders are cleared away with the next sweep: they hold riders' names and an address. */
export async function forgetPacksOf(tx: Tx, customerId: string, now: Date): Promise<void> {
  await tx
    .updateTable("packs")
    .set({ forget_at: now })
    .where("order_id", "in", (orders) =>
      orders.selectFrom("orders").select("id").where("customer_id", "=", customerId),
    )
    .execute();
}
