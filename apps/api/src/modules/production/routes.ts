import {
  downloadPack,
  getCartonLabel,
  getPack,
  listClothLots,
  listPacks as listPacksRoute,
  noteClothLot,
  startPack as startPackRoute,
} from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { freshCartonLabel } from "./carton-label.ts";
import { listLots, noteLot } from "./cloth-lots.ts";
import { recordStaffAct } from "../accounts/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { findOrder } from "../orders/index.ts";
import { formerAddress } from "./former-address.ts";
import { printedCloths } from "./printed-cloths.ts";
import { packZip } from "./pack-zip.ts";
import { listPacks, packHash, type PackRow, requirePack, startPack } from "./packs.ts";

/** What staff do with print packs. */
export function productionRoutes(http: Http, platform: Platform): void {
  serve(http, startPackRoute, async ({ session, params, body, language }) => {
    const { marker, line, piece, rider, copies, ...rest } = body;
    const only = defined({ line, piece, rider, copies });
    const again = Object.keys(only).length > 0;
    const row = await startPack(platform, session.customerId, params.orderUuid, {
      ...defined(rest),
      language: body.language ?? language,
      ...(marker ? { marker: { width: marker.width_mm, oneWay: marker.one_way ?? false } } : {}),
      ...(again ? { only, reprint: body.reprint ?? 1 } : {}),
    });
    return answer(
      201,
      present(row, () => false),
    );
  });

  serve(http, noteClothLot, async ({ session, body }) => {
    const measured_at = platform.clock();
    const by = { id: session.customerId, now: measured_at };
    await platform.transaction(async (tx) => {
      await noteLot(tx, body, by);
      // A lot goes by its name; what is written down is one measuring of it.
      await recordStaffAct(platform, tx, {
        staffId: by.id,
        act: "lot.measured",
        subjectKind: "cloth_lot",
        subjectId: platform.newId(),
        facts: body,
      });
    });
    return answer(201, { ...body, measured_at: measured_at.toISOString() });
  });

  serve(http, listClothLots, async ({ language }) => {
    const lots = await listLots(platform.db);
    const data = lots.map((lot) => ({ ...lot, measured_at: lot.measured_at.toISOString() }));
    return answer(200, { data, cloths: [...printedCloths(openCatalogue(), language)] });
  });

  serve(http, listPacksRoute, async ({ params }) => {
    const order = await findOrder(platform.db, params.orderUuid);
    if (!order) throw new Problem("not_found");
    const [rows, isFormer] = await Promise.all([
      listPacks(platform.db, order.id),
      formerAddress(platform.db, order),
    ]);
    return answer(200, { data: rows.map((row) => present(row, isFormer)) });
  });

  serve(http, getPack, async ({ params }) => {
    const pack = await requirePack(platform.db, params.orderUuid, params.id);
    const order = await findOrder(platform.db, params.orderUuid);
    if (!order) throw new Problem("not_found");
    return answer(200, present(pack, await formerAddress(platform.db, order)));
  });

  serve(http, getCartonLabel, async ({ session, params, language }) => {
    const { order, bytes } = await freshCartonLabel(platform, params.orderUuid, language);
    const subject = { kind: "order", id: order.id };
    await http.recordAccess({ event: "label.taken", actorId: session.customerId, subject });
    return answer(200, bytes, {
      "content-disposition": `inline; filename="${order.order_number}-carton.pdf"`,
      "cache-control": "private, no-store",
    });
  });

  serve(http, downloadPack, async ({ session, params }) => {
    const pack = await requirePack(platform.db, params.orderUuid, params.id);
    const { id, files } = pack;
    if (!files) throw new Problem("not_found");
    if (pack.withdrawn_at !== null) throw new Problem("stale_version");
    const subject = { kind: "order", id: params.orderUuid };
    await http.recordAccess({ event: "pack.downloaded", actorId: session.customerId, subject });
    const order = await findOrder(platform.db, params.orderUuid);
    return answer(200, packZip(platform.storage, id, files), {
      "content-disposition": `attachment; filename="${order?.order_number ?? id}.zip"`,
      "cache-control": "private, no-store",
    });
  });
}

/** Only what was given. */
function defined<T extends object>(given: T) {
  const pairs = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs) as { readonly [K in keyof T]?: Exclude<T[K], undefined> };
}

function present(row: PackRow, isFormer: (pack: PackRow) => boolean) {
  const files = row.files ?? [];
  return {
    id: row.id,
    order_uuid: row.order_id,
    state: row.state,
    garments_done: row.garments_done,
    garments: row.garments,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    manifest_sha256: packHash(files),
    problem: row.problem,
    asked_at: row.asked_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    addressed_before: isFormer(row),
  };
}
