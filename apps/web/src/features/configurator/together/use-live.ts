import { followDocument } from "@holeshot/design";
import { useEffect, useEffectEvent, useState } from "react";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { hasStatus } from "../../../lib/api/api-problem.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { report } from "../../../lib/report.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import { readDocument } from "../opening/read-document.ts";
import { joinLive } from "./join-live.ts";
import { type Live, type LiveCalls, startLive } from "./live.ts";
import { liveCalls } from "./live-calls.ts";
import { beginMeeting, endMeeting } from "./meeting.ts";
import { remarkCalls } from "./remark-calls.ts";
import { readRemarks } from "./remarks.ts";

const AGAIN_MS = 3000;

/** Keeps the open design one with what the others do. Answers whether its link was withdrawn. */
export function useLive(): boolean {
  const t = useT();
  const { store } = useEditor();
  const { saving, together, setTogether } = useOpenDesign();
  const [withdrawn, setWithdrawn] = useState(false);
  const [ready, setReady] = useState(false);
  const uuid = saving.saved?.uuid ?? "";
  const isGuest = saving.saved?.viewedAs === "guest";
  // What only this browser has of one's own design is saved first, the old way.
  if (!ready && (isGuest || saving.phase === "saved")) setReady(true);
  const hash = saving.saved?.hash ?? null;
  const link = together?.link ?? null;

  const refused = useEffectEvent(() => toast(t("together.refused"), "note"));
  const closed = useEffectEvent(() => {
    setWithdrawn(true);
    if (isGuest) return;
    toast(t("together.withdrawn_own"), "note");
    setTogether(false);
  });
  const join = useEffectEvent((live: Live) => joinLive(live, saving));
  const known = useEffectEvent(() => saving.saved?.version);

  useEffect(() => {
    if (!ready || uuid === "") return undefined;
    let over = false;
    let shut = false;
    const secrets = { ...(hash !== null && { hash }), ...(link !== null && { link }) };
    const server = liveCalls(uuid, secrets);
    const calls: LiveCalls = {
      ...server,
      // Nobody is there any more to be told.
      tell: (presence) => (shut ? Promise.resolve() : server.tell(presence)),
    };
    let end = (): void => undefined;

    async function begin(): Promise<void> {
      const { version, document: sent } = await calls.since();
      const parsed = await readDocument(sent);
      if (over || !parsed.ok) return;
      const { document } = parsed;
      const editing = store.state().editing;
      if (known() !== version) store.follow(followDocument(editing, document));
      const meeting = beginMeeting(calls, remarkCalls(uuid, secrets));
      const screen = {
        editing: () => store.state().editing,
        follow: store.follow,
        subscribe: store.subscribe,
      };
      const live = startLive(screen, { version, document }, calls, {
        presence: meeting.company.hear,
        comments: () => void readRemarks(meeting.remarks),
        refused: () => refused(),
        closed: () => {
          shut = true;
          closed();
        },
      });
      const leave = join(live);
      end = () => {
        live.stop();
        endMeeting(meeting);
        leave();
      };
    }

    async function insist(): Promise<void> {
      while (!over) {
        try {
          return await begin();
        } catch (error) {
          if (hasStatus(error, 404)) return closed();
          report(error, "beginning to edit together");
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        }
      }
    }
    void insist();
    return () => {
      over = true;
      end();
    };
  }, [ready, uuid, hash, link, store]);
  return withdrawn;
}
