import { IconDownload } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { timings } from "@holeshot/domain";
import { useState } from "react";
import { type Answer, call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { downloadBlob } from "../../../lib/download-blob.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { lotsByCloth, useLots } from "../lots/use-lots.ts";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";
import { PackDialog } from "./PackDialog.tsx";
import { Section } from "./Section.tsx";
import type { DeskOrder } from "./desk-order.ts";

type Pack = Answer<"getPack">;

/** Still to be made, or being made. */
function isUnderWay({ state }: Pack): boolean {
  return state === "waiting" || state === "making";
}

/** What the makers get: asked for here, made by the worker, fetched as one file. */
export function OrderPacks({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const lots = useLots();
  const offered = lots.data ? lotsByCloth(lots.data) : [];
  const params = { orderUuid: order.uuid };
  const queryKey = queryKeys.deskPart("packs", order.uuid);
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call("listPacks", { params, signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? timings.cartPoll : false),
  });

  function run(name: string, does: () => Promise<void>): void {
    if (busy !== undefined) return;
    setBusy(name);
    does()
      .catch((error: unknown) => toast(deskError(t, say, error), "err"))
      .finally(() => setBusy(undefined));
  }
  const start = async (on: readonly string[]): Promise<void> => {
    const body = on.length > 0 ? { lots: [...on] } : {};
    const made = await call("startPack", { params, body });
    client.setQueryData<Pack[]>(queryKey, (known = []) => [
      made,
      ...known.filter(({ id }) => id !== made.id),
    ]);
  };
  const fetchPack = async ({ id }: Pack): Promise<void> => {
    const file = await call("downloadPack", { params: { ...params, id } });
    downloadBlob(file as unknown as Blob, `${order.order_number}.zip`);
  };

  return (
    <Section title={say("section.packs")}>
      {data !== undefined && data.length > 0 && (
        <ul className="mb-3 flex flex-col">
          {data.map((pack) => (
            <li
              key={pack.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-2 py-2 last:border-b-0"
            >
              <PackState pack={pack} isHere={order.delivery_changeable} />
              {pack.state === "ready" && pack.withdrawn_at === null && (
                <Button
                  variant="second"
                  size="sm"
                  icon={IconDownload}
                  busy={busy === pack.id}
                  onClick={() => run(pack.id, () => fetchPack(pack))}
                >
                  {say("packs.download")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="second"
        size="sm"
        busy={busy === "start"}
        onClick={() =>
          offered.length === 0
            ? run("start", () => start([]))
            : openDialog((close) => (
                <PackDialog
                  offered={offered}
                  onStart={(on) => run("start", () => start(on))}
                  onClose={close}
                />
              ))
        }
      >
        {say("packs.start")}
      </Button>
    </Section>
  );
}

/** How far it is, in words; what it weighs once it is ready. */
function PackState({ pack, isHere }: { pack: Pack; isHere: boolean }) {
  const say = useWords();
  const { shortDay, clock, number } = useFormat();
  const { withdrawn_at: withdrawn } = pack;
  const { state, garments, garments_done: done, files, bytes, problem } = pack;
  const asked = `${shortDay(pack.asked_at)}, ${clock(pack.asked_at)}`;
  return (
    <span>
      <span className="block tabular">{asked}</span>
      {withdrawn !== null && (
        <span role="status" className="block font-semibold text-err">
          {say("packs.withdrawn", { when: `${shortDay(withdrawn)}, ${clock(withdrawn)}` })}
        </span>
      )}
      {withdrawn === null && pack.addressed_before && isHere && (
        <span role="status" className="block max-w-[60ch] font-semibold text-err">
          {say("packs.addressed_before")}
        </span>
      )}
      <span role="status" className={state === "failed" ? "text-err" : "type-small text-mute"}>
        {state === "waiting" && say("packs.waiting")}
        {state === "making" && say("packs.making", { done, garments })}
        {state === "ready" &&
          say("packs.ready", { files, megabytes: number(Math.max(1, Math.round(bytes / 1e6))) })}
        {state === "failed" && say("packs.failed", { problem: problem ?? "" })}
      </span>
    </span>
  );
}
