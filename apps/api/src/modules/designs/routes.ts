import {
  createDesign,
  createStaffDesign,
  deleteDesign,
  duplicateDesign,
  getDesign,
  getSharedDesign,
  listCustomerDesigns,
  listDesigns,
  moveDesign,
  restoreDesign,
  saveDesign,
  shareDesign,
  takeOverDesign,
  unshareDesign,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { pageOf, readCursor } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Session } from "../../platform/http/session.ts";
import { orderMail } from "../../platform/mail/mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { notYours, Problem } from "../../platform/problem.ts";
import { findCustomer, recordStaffAct } from "../accounts/index.ts";
import type { Catalogue } from "../catalogue/index.ts";
import { copyDesign, takeOverDesign as takeOver } from "./actions/copy-design.ts";
import { createDesign as create, saveDesign as save } from "./actions/save-design.ts";
import { requireGroup } from "./groups.ts";
import { newSecret } from "./hashes.ts";
import { STAFF_DESIGN_MAIL, staffDesignFacts } from "./mails/staff-design-mail.ts";
import { noteStaffRead } from "./note-staff-read.ts";
import { hurryShown } from "./pictures/hurry-pictures.ts";
import { askerOf, SHOP } from "./pictures/picture-turns.ts";
import { isSharedWith, mayChange, type ViewedAs, viewedAs } from "./policy.ts";
import { pictureAddresses } from "./pictures/picture-address.ts";
import { presentDesign, presentSummary } from "./presenter.ts";
import { type DesignRow, findDeleted, findDesign, listDesigns as list } from "./reader.ts";
import {
  deleteDesign as remove,
  restoreDesign as restore,
  shareDesign as share,
  unshareDesign as unshare,
} from "./writer.ts";

export function designRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  savingRoutes(http, platform, catalogue);
  sharingRoutes(http, platform);
  listRoutes(http, platform);
  staffRoutes(http, platform, catalogue);
}

function savingRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  serve(http, createDesign, async ({ session, body, origin }) => {
    const { id, editHash } = await create(platform, catalogue(), {
      setId: body.configuratorSetUuid,
      name: body.name,
      document: body.document,
      groupId: body.group_id ?? null,
      ownerId: session?.customerId ?? null,
      madeBy: "customer",
      asker: askerOf(platform, session, origin),
    });
    const design = await shown(platform, id, "owner");
    return answer(201, editHash === null ? { design } : { design, edit_hash: editHash });
  });

  serve(http, getDesign, async ({ session, params, query }) => {
    const design = await findDesign(platform.db, params.uuid);
    const viewed = design && viewedAs(design, session, query.hash);
    if (!design) throw new Problem("not_found");
    if (!viewed) throw notYours("design", design.id);
    if (viewed === "administrator") await noteStaffRead(http, session, design.id);
    await hurryShown(platform, [design]);
    return answer(200, presentDesign(design, viewed));
  });

  serve(http, saveDesign, async ({ session, params, query, body, origin }) => {
    const who = { session, hash: query.hash, asker: askerOf(platform, session, origin) };
    await save(platform, catalogue(), who, params.uuid, body);
    return answer(200, await shown(platform, params.uuid, "owner"));
  });

  serve(http, deleteDesign, async ({ session, params, query }) => {
    const design = await changeable(platform, session, params.uuid, query.hash);
    await platform.transaction((tx) => remove(tx, design.id, platform.clock()));
    return answer(204);
  });

  serve(http, restoreDesign, async ({ session, params, query }) => {
    const deleted = await findDeleted(platform.db, params.uuid);
    if (!deleted || !mayChange(deleted, session, query.hash)) throw new Problem("not_found");
    if (!(await platform.transaction((tx) => restore(tx, params.uuid)))) {
      throw new Problem("not_found");
    }
    return answer(204);
  });

  serve(http, duplicateDesign, async ({ session, params, query, body }) => {
    const source = await changeable(platform, session, params.uuid, query.hash);
    const { id, editHash } = await copyDesign(platform, source, {
      ownerId: session?.customerId ?? null,
      name: body.name,
    });
    const design = await shown(platform, id, "owner");
    return answer(201, editHash === null ? design : { ...design, edit_hash: editHash });
  });
}

function sharingRoutes(http: Http, platform: Platform): void {
  serve(http, shareDesign, async ({ session, params, query }) => {
    const design = await changeable(platform, session, params.uuid, query.hash);
    const hash = await platform.transaction((tx) => share(tx, design.id, newSecret()));
    // A messenger asks once for the picture of a link, as soon as the link is sent.
    await hurryShown(platform, [design]);
    const url = `${platform.config.shopUrl}/configured-set/${design.id}/shared/${hash}`;
    return answer(200, { hash, url });
  });

  serve(http, unshareDesign, async ({ session, params, query }) => {
    const design = await changeable(platform, session, params.uuid, query.hash);
    await platform.transaction((tx) => unshare(tx, design.id));
    return answer(204);
  });

  serve(http, getSharedDesign, async ({ params }) => {
    const design = await findDesign(platform.db, params.uuid);
    if (!design || !isSharedWith(design, params.hash)) throw new Problem("not_found");
    await hurryShown(platform, [design]);
    return answer(200, presentDesign(design, "visitor"));
  });

  serve(http, takeOverDesign, async ({ session, params, body }) => {
    const id = await takeOver(platform, session, params.uuid, body.hash);
    return answer(201, await shown(platform, id, "owner"));
  });
}

function listRoutes(http: Http, platform: Platform): void {
  const addressOf = pictureAddresses(platform.signer);

  serve(http, listDesigns, async ({ session, query }) => {
    const sort = query.sort ?? "updated";
    const limit = query.limit ?? limits.pageSize;
    const after = readCursor(query.cursor, 2) as [string, string] | undefined;
    const rows = await list(platform.db, {
      ownerId: session.customerId,
      madeBy: query.made_by,
      groupId: query.group_id === "root" ? null : query.group_id,
      search: query.search === "" ? undefined : query.search,
      sort,
      after: checkedCursor(after, sort),
      limit,
    });
    const page = pageOf(rows, limit, (row) => [
      sort === "name" ? row.name.toLowerCase() : row[`${sort}_at`].toISOString(),
      row.id,
    ]);
    await hurryShown(platform, page.data);
    const now = platform.clock();
    const data = page.data.map((row) => presentSummary(row, "owner", addressOf, now));
    return answer(200, { data, next_cursor: page.next_cursor });
  });

  serve(http, moveDesign, async ({ session, params, body }) => {
    const design = await changeable(platform, session, params.uuid, undefined);
    await platform.transaction(async (tx) => {
      if (body.group_id !== null) await requireGroup(tx, body.group_id, session.customerId);
      await tx
        .updateTable("designs")
        .set({ group_id: body.group_id })
        .where("id", "=", design.id)
        .execute();
    });
    return answer(204);
  });
}

function staffRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  const addressOf = pictureAddresses(platform.signer);

  serve(http, listCustomerDesigns, async ({ session, params, query }) => {
    const customer = await findCustomer(platform.db, params.id);
    if (!customer) throw new Problem("not_found");
    const limit = query.limit ?? limits.pageSize;
    const after = checkedCursor(
      readCursor(query.cursor, 2) as [string, string] | undefined,
      "updated",
    );
    const wanted = { ownerId: customer.id, sort: "updated" as const, after, limit };
    const everything = { madeBy: undefined, groupId: undefined, search: undefined };
    const rows = await list(platform.db, { ...everything, ...wanted });
    const page = pageOf(rows, limit, (row) => [row.updated_at.toISOString(), row.id]);
    const subject = { kind: "customer", id: customer.id };
    const facts = { shown: page.data.length };
    await http.recordAccess({
      event: "designs.listed",
      actorId: session.customerId,
      subject,
      facts,
    });
    await hurryShown(platform, page.data);
    const now = platform.clock();
    return answer(200, {
      ...page,
      data: page.data.map((row) => presentSummary(row, "administrator", addressOf, now)),
    });
  });

  serve(http, createStaffDesign, async ({ session, params, body }) => {
    const customer = await findCustomer(platform.db, params.id);
    if (!customer) throw new Problem("not_found");
    const { id } = await create(platform, catalogue(), {
      setId: body.configuratorSetUuid,
      name: body.name,
      document: body.document,
      groupId: null,
      ownerId: customer.id,
      madeBy: "staff",
      asker: SHOP,
      record: async (tx, subjectId) => {
        await recordStaffAct(platform, tx, {
          staffId: session.customerId,
          act: "design.made",
          subjectKind: "design",
          subjectId,
        });
        await orderMail(platform, tx, {
          kind: STAFF_DESIGN_MAIL,
          to: customer.email,
          language: customer.language,
          facts: staffDesignFacts(customer, body.name, platform.config.shopUrl),
          about: subjectId,
        });
      },
    });
    return answer(201, { design: await shown(platform, id, "administrator") });
  });
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

async function shown(platform: Platform, id: string, viewed: ViewedAs) {
  const design = await findDesign(platform.db, id);
  if (!design) throw new Problem("not_found");
  return presentDesign(design, viewed);
}

function checkedCursor(
  after: [string, string] | undefined,
  sort: string,
): [string, string] | undefined {
  if (!after) return undefined;
  const isTime = !Number.isNaN(Date.parse(after[0]));
  const isId = /^[0-9a-f-]{36}$/.test(after[1]);
  if (isId && (sort === "name" || isTime)) return after;
  throw new Problem("validation_failed", { errors: [{ path: "cursor", code: "invalid_value" }] });
}
