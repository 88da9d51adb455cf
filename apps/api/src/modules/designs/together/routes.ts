import {
  closeTogether,
  getTogether,
  openTogether,
  sendAct,
  tellPresence,
  watchTogether,
} from "@holeshot/contract";
import type { DesignDocument, Edit } from "@holeshot/design";
import { limits, rateLimits } from "@holeshot/domain";
import { answerEvents, listens, openEventStreams } from "../../../platform/http/event-stream.ts";
import type { Http } from "../../../platform/http/http.ts";
import type { LimitRule } from "../../../platform/http/rate-limits.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notYours, Problem } from "../../../platform/problem.ts";
import type { Catalogue } from "../../catalogue/index.ts";
import { newSecret } from "../hashes.ts";
import { mayChange } from "../policy.ts";
import { findDesign } from "../reader.ts";
import { letIn, type Shown } from "./access.ts";
import { actsSince, selectHead, takeAct } from "./acts.ts";
import { type Guest, openRooms, type Rooms, tellRoom } from "./rooms.ts";
import { closeLink, openLink } from "./link.ts";

const actsByOrigin: LimitRule = {
  name: "together-acts",
  ...rateLimits.actsPerDesignAndOrigin,
  byOrigin: true,
};

/** A line on which nothing comes for much longer is dead. */
const BREATH_MS = 10_000;
const CROWDED_S = 10;

/** Editing one design together: its link, the acts in their order, and what the others are told. */
export function togetherRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  linkRoutes(http, platform);
  actRoutes(http, platform, catalogue);
  liveRoutes(http, platform);
}

function linkRoutes(http: Http, platform: Platform): void {
  async function owned(id: string, { session, hash }: Omit<Shown, "link">): Promise<string> {
    const [design] = await selectHead(platform.db, id);
    if (!design) throw new Problem("not_found");
    if (!mayChange(design, session, hash)) throw notYours("design", id);
    return design.id;
  }

  serve(http, openTogether, async ({ session, params, query }) => {
    const id = await owned(params.uuid, { session, hash: query.hash });
    const link = await platform.transaction((tx) => openLink(tx, id, newSecret()));
    const url = `${platform.config.shopUrl}/configured-set/${id}/together/${link}`;
    return answer(200, { link, url });
  });

  serve(http, closeTogether, async ({ session, params, query }) => {
    const id = await owned(params.uuid, { session, hash: query.hash });
    await platform.transaction((tx) => closeLink(tx, id));
    return answer(204);
  });
}

function actRoutes(http: Http, platform: Platform, catalogue: () => Catalogue): void {
  serve(http, getTogether, async ({ session, params, query }) => {
    const design = await findDesign(platform.db, params.uuid);
    const as = letIn(design, { session, hash: query.hash, link: query.link });
    if (!design) throw new Problem("not_found");
    const { version } = design;
    const acts =
      query.after === undefined
        ? null
        : await actsSince(platform.db, design.id, query.after, version);
    return answer(200, {
      uuid: design.id,
      configuratorSetUuid: design.set_id,
      name: design.name,
      version: acts?.at(-1)?.version ?? version,
      as,
      // Only checked documents are ever stored.
      document: acts ? null : (JSON.parse(design.document) as DesignDocument),
      acts: [...(acts ?? [])].map((act) => ({ ...act, edits: [...act.edits] })),
    });
  });

  serve(http, sendAct, async ({ session, params, query, body, origin }) => {
    await platform.limits.take(actsByOrigin, `${params.uuid} ${origin}`);
    const shown = { session, hash: query.hash, link: query.link };
    // Their form was read; what is right in a layer is judged by what becomes of the document.
    const act = { id: body.id, edits: body.edits as unknown as Edit[] };
    const asked = { design: params.uuid, shown, act, now: platform.clock() };
    const version = await platform.transaction((tx) => takeAct(tx, catalogue(), asked));
    return answer(200, { version });
  });
}

function liveRoutes(http: Http, platform: Platform): void {
  const rooms = openRooms(platform);
  const openStream = openEventStreams(http);

  serve(http, watchTogether, async ({ session, params, query, raw }) => {
    const shown = { session, hash: query.hash, link: query.link };
    const [design] = await selectHead(platform.db, params.uuid);
    const as = letIn(design, shown);
    if (!listens(raw)) return answerEvents(openStream(raw));
    if (rooms.count(params.uuid) >= limits.editorsPerDesign) {
      throw new Problem("rate_limited", { headers: { "retry-after": String(CROWDED_S) } });
    }
    const stream = openStream(raw);
    attend(rooms, params.uuid, { stream, as, link: query.link, version: query.after ?? 0 });
    return answerEvents(stream);
  });

  serve(http, tellPresence, async ({ session, params, query, body }) => {
    const [design] = await selectHead(platform.db, params.uuid);
    letIn(design, { session, hash: query.hash, link: query.link });
    await tellRoom(platform.db, params.uuid, "presence", body);
    return answer(204);
  });
}

/** One is in the room for as long as the stream is open. */
function attend(rooms: Rooms, design: string, guest: Guest): void {
  const { stream } = guest;
  const breath = setInterval(() => stream.write(":\n\n"), BREATH_MS);
  rooms.enter(design, guest);
  stream.once("close", () => {
    clearInterval(breath);
    rooms.leave(design, guest);
  });
}
