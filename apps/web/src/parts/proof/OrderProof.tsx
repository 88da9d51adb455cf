import { useId, useState } from "react";
import { limits, type ProofStatus } from "@holeshot/domain";
import { errorText } from "../../lib/errors.ts";
import { isProblem } from "../../lib/api/api-problem.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { useShop } from "../../lib/shop/use-shop.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import { openDialog } from "../../ui/dialog-store.ts";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { part } from "../../ui/part.tsx";
import { EarlierRounds } from "./EarlierRounds.tsx";
import { PinAnswers } from "./PinAnswers.tsx";
import type { ProofActs, ProofOrder } from "./proof-order.ts";

// Most orders have no check: what draws it comes with the first that has one.
const ProofGallery = part(async () => (await import("./ProofGallery.tsx")).ProofGallery);

const words: Record<ProofStatus, MessageKey> = {
  not_requested: "proof.awaiting_designer",
  awaiting_designer: "proof.awaiting_designer",
  awaiting_customer: "proof.awaiting_customer",
  changes_requested: "proof.changes_requested",
  approved: "proof.approved",
};

interface OrderProofProps {
  order: ProofOrder;
  proof: NonNullable<ProofOrder["proof"]>;
  acts: ProofActs;
}

/** The manual check: where it stands, the designers' proof, and the customer's answer. */
export function OrderProof({ order, proof, acts }: OrderProofProps) {
  const t = useT();
  const open = proof.status === "awaiting_customer" && order.status === "confirmed";
  // Answered, it is out of the way and still there to be looked at.
  const [wanted, setWanted] = useState(false);
  const shown = open || wanted;
  const round = proof.rounds.at(-1);
  return (
    <section className="border-b border-line py-6" aria-label={t("proof.title")}>
      <h2 className="type-h3-page">{t("proof.title")}</h2>
      <p className="mt-1 type-body text-mute">{t(words[proof.status])}</p>
      {proof.message && (
        <p className="mt-3 max-w-[68ch] type-body whitespace-pre-line">{proof.message}</p>
      )}
      {proof.answer && (
        <p className="mt-3 max-w-[68ch] type-body whitespace-pre-line">
          {t("proof.your_wish", { text: proof.answer })}
        </p>
      )}
      {proof.id !== null && !open && (
        <Button
          variant="second"
          className="mt-4"
          aria-expanded={wanted}
          onClick={() => setWanted(!wanted)}
        >
          {t(wanted ? "proof.hide" : "proof.show")}
        </Button>
      )}
      {proof.id !== null && shown && <ProofGallery order={order} sheet={acts.sheet} />}
      {!open && shown && <PinAnswers pins={round?.pins ?? []} answers={{}} />}
      {open && <Answer key={proof.id} order={order} proof={proof} acts={acts} />}
      <EarlierRounds rounds={proof.rounds.slice(0, -1)} />
    </section>
  );
}

function Answer({ order, proof, acts }: OrderProofProps) {
  const t = useT();
  const id = useId();
  const shop = useShop();
  const [wish, setWish] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const pins = proof.rounds.at(-1)?.pins ?? [];

  /** Which proof was looked at, and what was said at its places. */
  function said() {
    const filled = pins.flatMap(({ id: pin_id }) => {
      const text = answers[pin_id]?.trim() ?? "";
      return text === "" ? [] : [{ pin_id, text }];
    });
    return {
      ...(proof.id === null ? {} : { proof_id: proof.id }),
      ...(filled.length === 0 ? {} : { pins: filled }),
    };
  }

  function askForChanges(): void {
    if (wish.trim() === "") return setError(t("proof.wish_missing"));
    setBusy(true);
    setError(undefined);
    acts
      .requestChanges({ ...said(), message: wish.trim() })
      .then(acts.again)
      .catch(async (failure: unknown) => {
        if (isProblem(failure, "proof_replaced", "no_open_proof")) await acts.again();
        setError(errorText(t, failure));
      })
      .finally(() => setBusy(false));
    return undefined;
  }

  async function approve(): Promise<void> {
    await acts.approve(said()).catch(async (failure: unknown) => {
      // What is there instead is shown behind the dialog.
      if (isProblem(failure, "proof_replaced", "no_open_proof")) await acts.again();
      throw failure;
    });
    await acts.again();
  }

  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const confirm = () =>
    openDialog((close) => (
      <ConfirmDialog
        title={t("proof.confirm_title")}
        text={t("proof.confirm_text", {
          pieces: t("cart.pieces", { count: pieces }),
          days: order.delivery?.production_working_days ?? shop?.production_working_days ?? "…",
        })}
        confirm={t("proof.confirm_yes")}
        back={t("proof.confirm_back")}
        wanted
        onConfirm={approve}
        onClose={close}
      />
    ));

  return (
    <div>
      <PinAnswers pins={pins} answers={answers} onAnswer={setAnswers} />
      <Button size="lg" className="mt-8" onClick={confirm}>
        {t("proof.approve")}
      </Button>
      <div className="mt-7 max-w-[560px]">
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
        <Button variant="second" className="mt-3" busy={busy} onClick={askForChanges}>
          {t("proof.request")}
        </Button>
      </div>
    </div>
  );
}
