import {
  drawVersions,
  getVersion,
  listVersions,
  nameNow,
  nameVersion,
  restoreVersion,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { pageOf, readCursor } from "../../../platform/http/cursor.ts";
import type { Http } from "../../../platform/http/http.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Session } from "../../../platform/http/session.ts";
import type { Platform } from "../../../platform/platform.ts";
import { invalidField, notYours, Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { noteStaffRead } from "../note-staff-read.ts";
import { hurryShown } from "../pictures/hurry-pictures.ts";
import { type PictureAddresses, pictureAddresses } from "../pictures/picture-address.ts";
import { askerOf } from "../pictures/picture-turns.ts";
import { requestPictures } from "../pictures/request-pictures.ts";
import { mayChange, viewedAs } from "../policy.ts";
import { hasThumbnail, presentDesign } from "../presenter.ts";
import { type DesignRow, findDesign } from "../reader.ts";
import { findVersion, findVersionRow, listVersions as list, type VersionRow } from "./reader.ts";
import { restoreVersion as restore } from "./restore-version.ts";
import { readStored, type ToldVersion, versionTeller } from "./what-changed.ts";
import { nameState, nameVersion as rename, notePictured } from "./writer.ts";

/** What a design was: looked at by whoever may look at it, changed by whoever may change it. */
export function versionRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  readingRoutes(http, platform, catalogue);
  namingRoutes(http, platform);

  serve(http, restoreVersion, async ({ session, params, query, body, origin }) => {
    const design = await changeable(platform, session, params.uuid, query.hash);
    const asker = askerOf(platform, session, origin);
    const wish = { id: params.version, version: body.version, asker };
    const kept = await restore(platform, catalogue(), design, wish);
    const after = await findDesign(platform.db, design.id);
    if (!after) throw new Problem("not_found");
    return answer(200, { ...presentDesign(after, "owner"), kept });
  });
}

function readingRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  const addressOf = pictureAddresses(platform.signer);
  const tell = versionTeller();

  serve(http, listVersions, async ({ session, params, query }) => {
    const design = await viewable(http, session, params.uuid, query.hash);
    const limit = query.limit ?? limits.versionsPage;
    const after = placeOf(query.cursor);
    const now = design.document_hash;
    const rows = await list(platform.db, design.id, { now, after, limit });
    const page = pageOf(rows, limit, (row) => [row.made_at.toISOString(), row.document_hash]);
    const products = (catalogue().set(design.set_id)?.products ?? []).map(({ id }) => id);
    const current = query.cursor === undefined ? [await asVersion(platform, design)] : [];
    const all = [...current, ...rows];
    const ids = all.map((row) => row.document_hash);
    await hurryShown(platform, current);
    const told = await tell(platform.db, design, ids, products);
    const at = platform.clock();
    const shown = all.map((row, index) =>
      presentVersion(design.id, row, told[index], { addressOf, now: at }),
    );
    const [stands] = current.length > 0 ? shown : [];
    const data = shown.slice(current.length, current.length + page.data.length);
    return answer(200, { data, next_cursor: page.next_cursor, now: stands ?? null });
  });

  serve(http, getVersion, async ({ session, params, query }) => {
    const design = await viewable(http, session, params.uuid, query.hash);
    const found = await findVersion(platform.db, design.id, params.version);
    if (!found) throw new Problem("not_found");
    const document = readStored(found.document);
    if (document === null) throw new Problem("invalid_design");
    const { name, made_at } = found;
    return answer(200, { id: params.version, name, made_at: made_at.toISOString(), document });
  });

  serve(http, drawVersions, async ({ session, params, query, body, origin }) => {
    const design = await viewable(http, session, params.uuid, query.hash);
    const asker = askerOf(platform, session, origin);
    const now = platform.clock();
    await platform.transaction(async (tx) => {
      const ids = [...new Set(body.versions)].toSorted();
      const setId = design.set_id;
      for (const { document_hash: documentHash, document } of await notePictured(
        tx,
        design.id,
        ids,
        now,
      )) {
        await requestPictures(tx, { setId, documentHash, document, now, asker });
      }
    });
    return answer(204);
  });
}

function namingRoutes(http: Http, platform: Platform): void {
  serve(http, nameNow, async ({ session, params, query, body }) => {
    const design = await changeable(platform, session, params.uuid, query.hash);
    const state = { ...body, now: platform.clock() };
    if (!(await platform.transaction((tx) => nameState(tx, design.id, state)))) {
      throw new Problem("stale_version");
    }
    return answer(204);
  });

  serve(http, nameVersion, async ({ session, params, query, body }) => {
    const design = await changeable(platform, session, params.uuid, query.hash);
    const { version } = params;
    if (!(await platform.transaction((tx) => rename(tx, design.id, version, body.name)))) {
      throw new Problem("not_found");
    }
    return answer(204);
  });
}

/** How a design stands, as one of its versions; with the name that this state was given. */
async function asVersion(platform: Platform, design: DesignRow): Promise<VersionRow> {
  const kept = await findVersionRow(platform.db, design.id, design.document_hash);
  return {
    document_hash: design.document_hash,
    revision: design.version,
    name: kept?.name ?? null,
    made_at: design.updated_at,
    ordered_at: kept?.ordered_at ?? null,
    approved_at: kept?.approved_at ?? null,
    picture_state: design.picture_state,
  };
}

async function changeable(
  platform: Platform,
  session: Session | null,
  id: string,
  hash: string | undefined,
): Promise<DesignRow> {
  const design = await findDesign(platform.db, id);
  if (!design) throw new Problem("not_found");
  if (!mayChange(design, session, hash)) throw notYours("design", id);
  return design;
}

async function viewable(
  http: Http,
  session: Session | null,
  id: string,
  hash: string | undefined,
): Promise<DesignRow> {
  const design = await findDesign(http.platform.db, id);
  const viewed = design && viewedAs(design, session, hash);
  if (!design) throw new Problem("not_found");
  if (!viewed) throw notYours("design", id);
  if (viewed === "administrator") await noteStaffRead(http, session, id);
  return design;
}

interface Showing {
  readonly addressOf: PictureAddresses;
  readonly now: Date;
}

function presentVersion(
  designId: string,
  row: VersionRow,
  told: ToldVersion | undefined,
  { addressOf, now }: Showing,
) {
  const { document_hash: documentHash } = row;
  const thumbnail = hasThumbnail(row.picture_state);
  const cover = thumbnail === true ? told?.cover : undefined;
  return {
    id: documentHash,
    revision: row.revision,
    name: row.name,
    made_at: row.made_at.toISOString(),
    ordered_at: row.ordered_at?.toISOString() ?? null,
    approved_at: row.approved_at?.toISOString() ?? null,
    hasThumbnail: thumbnail,
    preview_url: cover ? addressOf({ designId, documentHash, ...cover }, now) : null,
    changes: told?.changes ? [...told.changes] : null,
  };
}

function placeOf(cursor: string | undefined): [string, string] | undefined {
  const place = readCursor(cursor, 2) as [string, string] | undefined;
  if (!place) return undefined;
  if (!Number.isNaN(Date.parse(place[0])) && /^[0-9a-f]{64}$/.test(place[1])) return place;
  throw invalidField("cursor", "invalid_value");
}
