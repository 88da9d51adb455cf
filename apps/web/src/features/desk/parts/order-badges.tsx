import type { OrderStatus, ProofStatus } from "@holeshot/domain";
import { useT } from "../../../lib/i18n/language-store.ts";
import { statusWords } from "../../../parts/order-summary/order-words.ts";
import { Badge, type BadgeKind } from "../../../ui/Badge.tsx";
import { type DeskKey, useWords } from "../use-words.ts";

const proofWords: Record<
  Exclude<ProofStatus, "not_requested">,
  { key: DeskKey; kind: BadgeKind }
> = {
  awaiting_designer: { key: "proof.awaiting_designer", kind: "warn" },
  awaiting_customer: { key: "proof.awaiting_customer", kind: "draft" },
  changes_requested: { key: "proof.changes_requested", kind: "warn" },
  approved: { key: "proof.approved", kind: "ok" },
};

interface OrderBadgesProps {
  status: OrderStatus;
  proof: ProofStatus;
  blocked: boolean;
  late: boolean;
  toPay: boolean;
}

/** How an order stands, in words: never by colour alone. */
export function OrderBadges({ status, proof, blocked, late, toPay }: OrderBadgesProps) {
  const t = useT();
  const say = useWords();
  const state = statusWords[status];
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge kind={state.badge}>{t(state.key)}</Badge>
      {blocked && <Badge kind="err">{say("badge.blocked")}</Badge>}
      {late && <Badge kind="err">{say("badge.late")}</Badge>}
      {proof !== "not_requested" && status === "confirmed" && (
        <Badge kind={proofWords[proof].kind}>{say(proofWords[proof].key)}</Badge>
      )}
      {toPay && status !== "draft" && <Badge kind="warn">{say("badge.to_pay")}</Badge>}
    </span>
  );
}
