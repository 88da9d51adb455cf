import { getNumbers } from "@holeshot/contract";
import type { Http } from "../../../platform/http/http.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { shopDay } from "../../orders/index.ts";
import { cameInBefore, cameInBy, countDue, countLate } from "./reader.ts";

const STEPS = { day: 30, week: 13 } as const;
const DUE_DAYS = 28;

/** The numbers of the day: sums and counts alone, of nobody in particular. */
export function numberRoutes(http: Http, platform: Platform): void {
  serve(http, getNumbers, async ({ query }) => {
    const { db } = platform;
    const by = query.by ?? "day";
    const now = platform.clock();
    const today = shopDay(now);
    // One after the other: a page of sums shall not hold four connections of the shop.
    const series = await cameInBy(db, { by, today, steps: STEPS[by] });
    const before = await cameInBefore(db, { by, today }, now);
    const late = await countLate(db, today);
    const due = await countDue(db, today, DUE_DAYS);
    const latest = series.at(-1) ?? { from: today, orders: 0, revenue: 0 };
    return answer(200, { today, now: latest, before, series: [...series], late, due: [...due] });
  });
}
