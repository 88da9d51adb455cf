import type { OrderStatus } from "@holeshot/domain";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { proofDesigns } from "../../../parts/mending/mended.ts";
import { findCopies, mend } from "../../../parts/mending/working-copies.ts";
import { Button } from "../../../ui/Button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { toast } from "../../../ui/toast-store.ts";
import { deskError } from "../parts/desk-error.ts";
import { useKeptFocus } from "../parts/use-kept-focus.ts";
import { useWords } from "../use-words.ts";
import type { Decision } from "../../../parts/order-acts/decided-on.ts";
import { isStep, steps, useActDialogs } from "./use-act-dialogs.tsx";
import type { DeskOrder } from "./desk-order.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";

const decisions: Partial<Record<OrderStatus, Decision>> = {
  processing: "make",
  completed: "complete",
  cancelled: "cancel",
};

/** All that can be done with the order now, and nothing else: the server says what that is. */
export function OrderActs({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const act = useAct(order);
  const [busy, setBusy] = useState<string>();
  const { version, uuid } = order;
  const place = useKeptFocus(version);
  const params = { orderUuid: uuid };
  const may = (each: DeskOrder["acts"][number]) => order.acts.includes(each);

  const move = (status: OrderStatus) =>
    act(decisions[status] ?? "cancel", (now) =>
      call("moveStaffOrder", { params, body: { status, version: now.version } }),
    );

  function run(name: string, does: () => Promise<void>): void {
    if (busy !== undefined) return;
    setBusy(name);
    does()
      .catch((error: unknown) => toast(deskError(t, say, error), "err"))
      .finally(() => setBusy(undefined));
  }

  /** Into the configurator, with the first of its designs; the bar there leads to the others. */
  async function check(): Promise<void> {
    const [design] = proofDesigns(order);
    if (design) await mend(uuid, design, await findCopies(order.order_number));
  }

  const { hold, proof, cancel, forward, settle, refund, change } = useActDialogs(order, move);
  const nothing = order.moves.length === 0 && order.acts.every((each) => each === "note");
  if (nothing) return null;
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {may("send_proof") && (
        <>
          <Button size="sm" busy={busy === "check"} onClick={() => run("check", check)}>
            {say("proof_page.mend")}
          </Button>
          <Link
            to="/desk/:section/:id"
            params={{ section: "proof", id: uuid }}
            className={buttonClass("second", "sm")}
          >
            {say("proof_page.open")}
          </Link>
          <Button size="sm" variant="second" onClick={proof}>
            {say("act.send_proof")}
          </Button>
        </>
      )}
      {may("send_parcel") && (
        <Link
          to="/desk/:section/:id"
          params={{ section: "parcels", id: uuid }}
          className={buttonClass("primary", "sm")}
        >
          {say("parcel.new")}
        </Link>
      )}
      {order.moves.filter(isStep).map((status) => (
        <Button
          key={status}
          size="sm"
          // Who packs parcels completes an order by its last one; saying so by hand stays for those who do not.
          variant={status === "completed" && may("send_parcel") ? "second" : "primary"}
          onClick={() => forward(status)}
        >
          {say(steps[status].submit)}
        </Button>
      ))}
      {may("release") && (
        <Button
          size="sm"
          variant="ink"
          busy={busy === "release"}
          onClick={() =>
            run("release", () =>
              act("release", (now) =>
                call("releaseOrder", { params, body: { version: now.version } }),
              ),
            )
          }
        >
          {say("act.release")}
        </Button>
      )}
      {may("hold") && (
        <Button size="sm" variant="second" onClick={hold}>
          {say("act.hold")}
        </Button>
      )}
      {may("change_line") && (
        <Button size="sm" variant="second" onClick={change}>
          {t("change_line.title")}
        </Button>
      )}
      {may("settle_invoice") && (
        <Button size="sm" variant="second" onClick={settle}>
          {say("act.settle_invoice")}
        </Button>
      )}
      {may("refund") && (
        <Button size="sm" variant="second" onClick={refund}>
          {say("act.refund")}
        </Button>
      )}
      {order.moves.includes("cancelled") && (
        <Button size="sm" variant="danger" onClick={cancel}>
          {say("act.cancel")}
        </Button>
      )}
    </div>
  );
}
