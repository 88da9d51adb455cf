import { IconFileInvoice } from "@tabler/icons-react";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { downloadBlob } from "../../../lib/download-blob.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";
import type { DeskOrder } from "./desk-order.ts";

/** What was invoiced and credited, each the file that its customer has; nothing for who may not read payments. */
export function OrderPapers({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const { money, date } = useFormat();
  const [busy, setBusy] = useState<string>();
  if (order.papers.length === 0) return null;

  async function take(number: string, version?: number): Promise<void> {
    const name = version === undefined ? number : `${number}-${version}`;
    setBusy(name);
    try {
      const params = { orderUuid: order.uuid, number };
      const query = version === undefined ? {} : { version };
      const file = await call("getStaffPaper", { params, query });
      downloadBlob(file as unknown as Blob, `${name}.pdf`);
    } catch (error) {
      toast(deskError(t, say, error), "err");
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <ul aria-label={say("money.papers")} className="mt-3 flex flex-col gap-2">
      {order.papers.map(({ kind, number, issued_at: issued, amount, earlier }) => (
        <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Button
            variant="link"
            icon={IconFileInvoice}
            busy={busy === number}
            onClick={() => void take(number)}
          >
            {t(kind === "credit_note" ? "order.credit_note_number" : "order.supplement", {
              number,
            })}
          </Button>
          <span className="tabular">{money(amount)}</span>
          <span className="w-full type-small text-mute">{date(issued)}</span>
          {earlier.map(({ version, kept_at: kept }) => (
            <span key={version} className="w-full type-small">
              <Button
                variant="link"
                className="min-h-6 pointer-coarse:min-h-11"
                busy={busy === `${number}-${version}`}
                aria-label={`${number}: ${say("money.earlier", { version, when: date(kept) })}`}
                onClick={() => void take(number, version)}
              >
                {say("money.earlier", { version, when: date(kept) })}
              </Button>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
