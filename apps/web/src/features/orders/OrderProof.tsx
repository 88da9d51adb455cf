import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { limits, type ProofStatus } from "@holeshot/domain";
import { call } from "../../lib/api/call.ts";
import { assetUrl } from "../../lib/config.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import type { Order } from "./order.ts";

const words: Record<ProofStatus, MessageKey> = {
  not_requested: "proof.awaiting_designer",
  awaiting_designer: "proof.awaiting_designer",
  awaiting_customer: "proof.awaiting_customer",
  changes_requested: "proof.changes_requested",
  approved: "proof.approved",
};

interface OrderProofProps {
  order: Order;
  proof: NonNullable<Order["proof"]>;
}

/** The manual check: where it stands, the designers' proof, and the customer's answer. */
export function OrderProof({ order, proof }: OrderProofProps) {
  const t = useT();
  return (
    <section className="border-b border-line py-6" aria-label={t("proof.title")}>
      <h2 className="type-h3-page">{t("proof.title")}</h2>
      <p className="mt-1 type-body text-mute">{t(words[proof.status])}</p>
      {proof.message && (
        <p className="mt-3 max-w-[68ch] type-body whitespace-pre-line">{proof.message}</p>
      )}
      {proof.lines.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {proof.lines.map((line) => (
            <li key={line.line_id}>
              <GarmentTile
                pictures={[{ url: line.preview_url === null ? null : assetUrl(line.preview_url) }]}
                className="size-40"
              />
            </li>
          ))}
        </ul>
      )}
      {proof.status === "awaiting_customer" && <Answer order={order} />}
    </section>
  );
}

function Answer({ order }: { order: Order }) {
  const t = useT();
  const id = useId();
  const queries = useQueryClient();
  const [wish, setWish] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const params = { orderUuid: order.uuid };

  function answer(send: () => Promise<unknown>): void {
    setBusy(true);
    setError(undefined);
    send()
      .then(() => queries.invalidateQueries({ queryKey: ["order", order.uuid] }))
      .catch((failure: unknown) => setError(errorText(t, failure)))
      .finally(() => setBusy(false));
  }
  function askForChanges(): void {
    if (wish.trim() === "") setError(t("proof.wish_missing"));
    else answer(() => call("requestProofChanges", { params, body: { message: wish.trim() } }));
  }

  return (
    <div className="mt-5 max-w-[560px]">
      <label htmlFor={id} className="type-label font-semibold">
        {t("proof.wish")}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={limits.messageMax}
        className="mt-1.5 w-full rounded-control border border-edge p-3 type-body hover:border-ink focus:border-ink focus:ring-1 focus:ring-ink focus:outline-none touch:text-base"
        value={wish}
        onChange={(event) => setWish(event.currentTarget.value)}
      />
      <FieldError text={error} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => answer(() => call("approveProof", { params }))}>
          {t("proof.approve")}
        </Button>
        <Button variant="second" busy={busy} onClick={askForChanges}>
          {t("proof.request")}
        </Button>
      </div>
    </div>
  );
}
