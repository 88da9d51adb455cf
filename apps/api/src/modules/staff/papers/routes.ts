import { getMonthPapers, getStaffPaper } from "@holeshot/contract";
import type { Http } from "../../../platform/http/http.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Problem } from "../../../platform/problem.ts";
import { answerPaper, findOrder, listPapers } from "../../orders/index.ts";
import { monthZip } from "./month-zip.ts";

/** What who keeps the books opens, one by one or a month of it. */
export function paperRoutes(http: Http, platform: Platform): void {
  serve(http, getStaffPaper, async ({ session, params: { orderUuid, number }, query }) => {
    const order = await findOrder(platform.db, orderUuid);
    const papers = order ? await listPapers(platform.db, order) : [];
    const paper = papers.find((each) => each.number === number);
    if (!order || !paper) throw new Problem("not_found");
    const { version } = query;
    const isKept = paper.earlier.some((each) => each.version === version);
    if (version !== undefined && !isKept) throw new Problem("not_found");
    // It names its customer, of whom a year later nothing else may be left.
    const subject = { kind: "order", id: order.id };
    const facts = { paper: number, ...(version !== undefined && { version }) };
    const opened = { actorId: session.customerId, subject, facts };
    await http.recordAccess({ event: "paper.opened", ...opened });
    return answerPaper(platform.db, order, paper.beside, version);
  });

  serve(http, getMonthPapers, async ({ session, params: { month }, language }) => {
    const facts = { month };
    await http.recordAccess({ event: "papers.taken", actorId: session.customerId, facts });
    const wanted = { month, until: platform.clock(), language };
    return answer(200, monthZip(platform.db, wanted), {
      "content-disposition": `attachment; filename="papers-${month}.zip"`,
      "cache-control": "private, no-store",
    });
  });
}
