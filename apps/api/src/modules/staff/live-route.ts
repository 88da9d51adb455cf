import { watchStaffOrders } from "@holeshot/contract";
import type { Changes } from "../../platform/database/hear-changes.ts";
import { answerEvents, listens, openEventStreams } from "../../platform/http/event-stream.ts";
import type { Http } from "../../platform/http/http.ts";
import { serve } from "../../platform/http/serve.ts";
import { tellInTurn } from "../../platform/tell-in-turn.ts";
import type { ToldUntil } from "./told-until.ts";

/** Between telling one desk and the next: about what it takes to answer the lists that it then asks for. */
const APART_MS = 15;
/** However many they are, each is told within this. */
const WITHIN_MS = 1000;

/** Tells desks which orders change, and marks until where they were told. */
export function liveRoute(http: Http, changes: Changes, { mark }: ToldUntil): void {
  const inTurn = tellInTurn(APART_MS, WITHIN_MS);
  const openStream = openEventStreams(http);

  serve(http, watchStaffOrders, async ({ raw }) => {
    const stream = openStream(raw);
    if (!listens(raw)) return answerEvents(stream);
    const told = inTurn((ids) => {
      // One whose time is over may have changes that it was not told of: the desk comes again, and asks for all.
      if (stream.writableEnded) return;
      const until = `id: ${mark()}\n`;
      stream.write(ids.map((id) => `event: order\n${until}data: ${id}\n\n`).join(""));
    });
    const leave = await changes
      .hear(told.say, () => stream.end())
      .catch((error: unknown) => {
        told.leave();
        stream.destroy();
        throw error;
      });
    stream.once("close", () => {
      leave();
      told.leave();
    });
    return answerEvents(stream);
  });
}
