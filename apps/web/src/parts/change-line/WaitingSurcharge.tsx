import { riderName } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Answer } from "../../lib/api/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { setQuery } from "../sets/use-set.ts";
import { waitingChanges } from "./waiting-change.ts";

interface WaitingSurchargeProps {
  surcharge: NonNullable<Answer<"getOrder">["surcharge"]>;
  lines: Answer<"getOrder">["lines"];
  /** The last try to pay it came to nothing. */
  failed?: boolean;
  /** Absent where it is another's to pay. */
  onPay?: () => Promise<unknown>;
  /** Absent where it is not theirs to withdraw. */
  onWithdraw?: () => Promise<unknown>;
  errorText: (error: unknown) => string;
}

/** A change that costs more: what it is, until when it can be paid, and how it is taken back. */
export function WaitingSurcharge(props: WaitingSurchargeProps) {
  const { surcharge, lines, failed = false, onPay, onWithdraw, errorText } = props;
  const t = useT();
  const { money, shortDay, clock } = useFormat();
  const [busy, setBusy] = useState<"pay" | "withdraw">();
  const line = lines.find(({ id }) => id === surcharge.line_id);
  const language = useLanguage();
  const who = riderName(surcharge.rider, language);
  const what = [line?.product.name ?? "", line?.name ?? "", who].filter(Boolean).join(", ");
  const { data: set } = useQuery(setQuery(line?.configuratorSetUuid, language));
  const changes = waitingChanges(t, surcharge, lines, set);
  const until = `${shortDay(surcharge.pay_until)}, ${clock(surcharge.pay_until)}`;

  function run(which: "pay" | "withdraw", act: () => Promise<unknown>): void {
    if (busy !== undefined) return;
    setBusy(which);
    act()
      .catch((error: unknown) => toast(errorText(error), "err"))
      .finally(() => setBusy(undefined));
  }

  return (
    <section
      aria-label={t("surcharge.title")}
      className="mt-5 max-w-[68ch] border-l-[3px] border-gate bg-warn-wash px-4 py-3"
    >
      <h2 className="type-h3">{t("surcharge.title")}</h2>
      <p role="status" className="mt-1 type-body">
        {surcharge.paid
          ? t("surcharge.paid", { what })
          : t("surcharge.text", { what, amount: money(surcharge.amount), until })}
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 type-body font-semibold">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {failed && !surcharge.paid && (
        <p role="alert" className="mt-1 type-body font-semibold text-err">
          {t("surcharge.failed")}
        </p>
      )}
      {!surcharge.paid && (onPay ?? onWithdraw) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {onPay && (
            <Button size="sm" busy={busy === "pay"} onClick={() => run("pay", onPay)}>
              {t("surcharge.pay", { amount: money(surcharge.amount) })}
            </Button>
          )}
          {onWithdraw && (
            <Button
              size="sm"
              variant="second"
              busy={busy === "withdraw"}
              onClick={() => run("withdraw", onWithdraw)}
            >
              {t("surcharge.withdraw")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
