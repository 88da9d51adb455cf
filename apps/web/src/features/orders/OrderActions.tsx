import { IconFileInvoice, IconRepeat } from "@tabler/icons-react";
import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { keepCart } from "../../lib/cart/cart-store.ts";
import { downloadBlob } from "../../lib/download-blob.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { CancelOrder } from "./CancelOrder.tsx";
import { ChangeLine } from "./ChangeLine.tsx";
import { lostAgain } from "./lost-again.ts";
import type { Order } from "./order.ts";

type Paper = Order["documents"][number];

/** What can be done with an order: take its papers, order it again. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT();
  const [busy, setBusy] = useState<string | null>(null);
  const params = { orderUuid: order.uuid };
  const notes = order.documents.filter(({ kind }) => kind === "credit_note");
  const firstNote = notes[0]?.number;

  function run(name: string, act: () => Promise<void>): void {
    setBusy(name);
    act()
      .catch((error: unknown) => toast(errorText(t, error), "err"))
      .finally(() => setBusy(null));
  }

  const take = ({ kind, url, number }: Paper) =>
    run(url, async () => {
      if (kind === "supplement" && number !== undefined) {
        const paper = await call("getSupplement", { params: { ...params, number } });
        return downloadBlob(paper as unknown as Blob, `${number}.pdf`);
      }
      // The first credit note has an address of its own; the others are named by number.
      const route = kind === "credit_note" ? "getCreditNote" : "getInvoice";
      const suffix = kind === "credit_note" ? "-credit" : "";
      const named = number !== undefined && number !== firstNote;
      const file = named
        ? await call("getNumberedCreditNote", { params: { ...params, number } })
        : await call(route, { params });
      const name = named ? number : `${order.order_number}${suffix}`;
      downloadBlob(file as unknown as Blob, `${name}.pdf`);
    });
  const again = () =>
    run("again", async () => {
      const cart = await call("reorder", { params });
      keepCart(cart);
      const lost = lostAgain(order.lines, cart.items).join(", ");
      if (lost === "") toast(t("order.reordered"));
      else toast(t("order.reordered_without", { what: lost }), "note");
      await navigate({ to: "/cart" });
    });

  return (
    <div className="flex flex-col gap-3 pt-7 sm:flex-row sm:flex-wrap">
      {order.status === "confirmed" && order.surcharge === null && <ChangeLine order={order} />}
      <Button variant="second" icon={IconRepeat} busy={busy === "again"} onClick={again}>
        {t("order.reorder")}
      </Button>
      {order.documents.map((paper) => (
        <Button
          key={paper.url}
          variant="second"
          icon={IconFileInvoice}
          busy={busy === paper.url}
          onClick={() => take(paper)}
        >
          {paper.kind === "supplement"
            ? t("order.supplement", { number: paper.number ?? "" })
            : notes.length > 1 && paper.number !== undefined
              ? t("order.credit_note_number", { number: paper.number })
              : t(paper.kind === "invoice" ? "order.invoice" : "order.credit_note")}
        </Button>
      ))}
      {order.changeable && <CancelOrder order={order} />}
    </div>
  );
}
