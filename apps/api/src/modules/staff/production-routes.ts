import {
  type AnswerBodyOf,
  blockUnit as blockUnitRoute,
  findUnit,
  listProduction,
  moveUnits as moveUnitsRoute,
  remakeUnit,
  remakeUnits as remakeUnitsRoute,
} from "@holeshot/contract";
import { isUuidV7, type Language, limits, riderName } from "@holeshot/domain";
import { pageOf, readCursor } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalidField, Problem } from "../../platform/problem.ts";
import { shopDay } from "../orders/index.ts";
import { blockUnit, moveUnits } from "./production/move-units.ts";
import { remakeUnits } from "./production/remake-units.ts";
import {
  countUnits,
  findUnitBy,
  findUnits,
  listUnits,
  productOf,
  sizeName,
  unitKey,
  type UnitSort,
  type UnitRow,
} from "./production/units-reader.ts";

type UnitAnswer = AnswerBodyOf<typeof findUnit, 200>;

/** Garments on their way through the workshop. */
export function productionRoutes(http: Http, platform: Platform): void {
  const shownIn = (language: Language) => (row: UnitRow) =>
    presentUnit(row, { today: shopDay(platform.clock()), language });

  serve(http, listProduction, async ({ query, language }) => {
    const limit = query.limit ?? limits.pageSize;
    const sort = query.sort ?? "due";
    const filter = { stage: query.stage, sort, after: placeOf(query.cursor, sort), limit };
    const [rows, counts] = await Promise.all([
      listUnits(platform.db, filter),
      countUnits(platform.db),
    ]);
    const page = pageOf(rows, limit, (row) => unitKey(sort, row));
    return answer(200, { ...page, data: page.data.map(shownIn(language)), counts });
  });

  serve(http, moveUnitsRoute, async ({ session, body, language }) => {
    await moveUnits(platform, { staffId: session.customerId, ...body });
    const ids = body.units.map(({ id }) => id);
    return answer(200, { data: (await findUnits(platform.db, ids)).map(shownIn(language)) });
  });

  serve(http, findUnit, async ({ query, language }) => {
    const label = readLabel(query.code);
    const row = label && (await findUnitBy(platform.db, label));
    if (!row) throw new Problem("not_found");
    return answer(200, shownIn(language)(row));
  });

  serve(http, blockUnitRoute, async ({ session, params, body, language }) => {
    const asked = { staffId: session.customerId, unitId: params.id, ...body };
    await blockUnit(platform, asked);
    const [row] = await findUnits(platform.db, [params.id]);
    if (!row) throw new Problem("not_found");
    return answer(200, shownIn(language)(row));
  });

  serve(http, remakeUnitsRoute, async ({ session, body, language }) => {
    await remakeUnits(platform, { staffId: session.customerId, language, ...body });
    const ids = body.units.map(({ id }) => id);
    return answer(201, { data: (await findUnits(platform.db, ids)).map(shownIn(language)) });
  });

  serve(http, remakeUnit, async ({ session, params, body, language }) => {
    const { reason, from } = body;
    const units = [{ id: params.id, from }];
    await remakeUnits(platform, { staffId: session.customerId, language, units, reason });
    const [row] = await findUnits(platform.db, [params.id]);
    if (!row) throw new Problem("not_found");
    return answer(201, shownIn(language)(row));
  });
}

/** `HS-2026-000123|2|jersey|L|…|1/3`, as labels have it; nothing else is a garment. */
function readLabel(code: string) {
  const match = /^(HS-\d{4}-\d{6,9})\|(\d{1,5})\|(?:.*\|)?(\d{1,5})\/\d{1,5}$/s.exec(code.trim());
  if (match === null) return undefined;
  return { number: match[1] ?? "", position: Number(match[2]), copy: Number(match[3]) };
}

function placeOf(
  cursor: string | undefined,
  sort: UnitSort,
): readonly [string, string] | undefined {
  const [day, id] = readCursor(cursor, 2) ?? [];
  if (day === undefined || id === undefined) return undefined;
  const form = sort === "due" ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/;
  const isOurs = form.test(day) && !Number.isNaN(Date.parse(day)) && isUuidV7(id);
  if (!isOurs) throw invalidField("cursor", "invalid_value");
  return [day, id];
}

function presentUnit(
  row: UnitRow,
  { today, language }: { readonly today: string; readonly language: Language },
): UnitAnswer {
  const rider = riderName({ name: row.rider_name, number: row.rider_number }, language);
  return {
    id: row.id,
    order_uuid: row.order_id,
    order_number: row.order_number,
    position: row.position,
    copy: row.copy,
    of: row.of,
    product: productOf(row),
    size: row.size ?? "",
    size_name: sizeName(row, language),
    rider: rider === "" ? null : rider,
    design: row.design,
    stage: row.stage,
    since: row.since.toISOString(),
    due_on: row.due_on,
    late: row.due_on !== null && row.due_on < today,
    blocked: row.blocked_reason ?? row.held_reason ?? (row.charged_back ? "" : null),
    blocked_here: row.blocked_reason,
    remade:
      row.remade_number === null
        ? null
        : {
            number: row.remade_number,
            reason: row.remade_reason ?? "",
            cause: row.remade_cause,
          },
    given_back: row.given_back,
  };
}
