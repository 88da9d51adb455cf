import { applyEdits, type DesignDocument, type Edit, type OrderedAct } from "@holeshot/design";
import { sql } from "kysely";
import { compileOnce, compileWriteOnce } from "../../../platform/database/compile-once.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { keepImages } from "../../library/index.ts";
import { checkDesign } from "../content.ts";
import { keepAsItWas } from "../versions/keep-versions.ts";
import { contentColumns } from "../writer.ts";
import { letIn, type Shown } from "./access.ts";
import { askForPictures, spanOf } from "./pictures-job.ts";

/** More than these are not read one by one: whoever was away so long takes the whole document. */
const MOST_ACTS = 500;

interface TakenAct {
  readonly id: string;
  readonly edits: readonly Edit[];
}

/**
 * Gives an act its place in the order of its design: under the row's lock, in the document as it is by then. One that came
 * before answers the place it has.
 * @throws Problem `act_refused` when all that it was to change is gone, `invalid_design` when what comes of it is none.
 */
export async function takeAct(
  tx: Tx,
  catalogue: Catalogue,
  {
    design: id,
    shown,
    act,
    now,
  }: {
    readonly design: string;
    readonly shown: Shown;
    readonly act: TakenAct;
    readonly now: Date;
  },
): Promise<number> {
  const [design] = await lockDesign(tx, id);
  letIn(design, shown);
  if (!design) throw new Problem("not_found");
  const [before] = await selectBefore(tx, id, act.id, spanOf(now));
  if (before?.known) return before.known;
  // Only checked documents are ever stored.
  const { document, count } = applyEdits(JSON.parse(design.document) as DesignDocument, act.edits);
  if (count === 0) throw new Problem("act_refused");
  const checked = await checkDesign(tx, catalogue, design.set_id, document);
  const version = design.version + 1;
  if (before?.recent !== true) await askForPictures(tx, id, now);
  // Nobody here waits for what is written: it goes with the commit.
  await tx.later(
    tx.insertInto("design_acts").values({
      design_id: id,
      version,
      act_id: act.id,
      edits: JSON.stringify(act.edits),
      made_at: now,
    }),
  );
  const { documentHash } = checked.content;
  await keepAsItWas(tx, { designId: id, version: design.version, documentHash, now });
  await tx.later(
    tx
      .updateTable("designs")
      .set({ ...contentColumns(checked.content), version, updated_at: now })
      .where("id", "=", id),
  );
  await keepImages(tx, checked.imageIds, { designId: id, ownerId: design.owner_id });
  return version;
}

const lockDesign = compileWriteOnce((tx, id: string) =>
  tx
    .selectFrom("designs")
    .select([
      "id",
      "set_id",
      "owner_id",
      "edit_hash_digest",
      "together_link",
      "document",
      "version",
    ])
    .where("id", "=", id)
    .forUpdate(),
);

/** The place of an act that came before, and whether any came in this span. */
const selectBefore = compileOnce((db, id: string, act: string, span: Date) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom("design_acts")
      .select("version")
      .where("design_id", "=", id)
      .where("act_id", "=", act)
      .as("known"),
    eb
      .exists(
        eb
          .selectFrom("design_acts")
          .select("version")
          .where("design_id", "=", id)
          .where("made_at", ">=", span),
      )
      .as("recent"),
  ]),
);

/** How a design is now: its version, and who gets in. */
export const selectHead = compileOnce((db, id: string) =>
  db
    .selectFrom("designs")
    .select(["id", "owner_id", "edit_hash_digest", "together_link", "version"])
    .where("id", "=", id),
);

export const selectVersions = compileOnce((db, ids: readonly string[]) =>
  db
    .selectFrom("designs")
    .select(["id", "version", "together_link"])
    .where(sql<boolean>`designs.id = any(${ids}::uuid[])`),
);

const selectActs = compileOnce((db, id: string, after: number, most: number) =>
  db
    .selectFrom("design_acts")
    .select(["version", "act_id", "edits"])
    .where("design_id", "=", id)
    .where("version", ">", after)
    .orderBy("version")
    .limit(most),
);

/** What was done since a version, each act in its place; null where some of it is not known act by act. */
export async function actsSince(
  db: Db,
  id: string,
  after: number,
  until: number,
): Promise<readonly OrderedAct[] | null> {
  if (after > until || until - after > MOST_ACTS) return null;
  const rows = await selectActs(db, id, after, MOST_ACTS);
  const acts = rows.map(({ version, act_id: actId, edits }) => ({
    version,
    id: actId,
    edits: JSON.parse(edits) as Edit[],
  }));
  // Between two acts somebody may have saved the whole of it.
  const whole = acts.every(({ version }, index) => version === after + index + 1);
  return whole && acts.length >= until - after ? acts : null;
}

/** Forgets acts from before a moment. */
export async function forgetActs(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom("design_acts").where("made_at", "<", before).execute();
}
