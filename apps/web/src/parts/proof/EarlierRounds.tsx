import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { ProofOrder } from "./proof-order.ts";

type Rounds = NonNullable<ProofOrder["proof"]>["rounds"];

/** What was said in the rounds before. */
export function EarlierRounds({ rounds }: { rounds: Rounds }) {
  const t = useT();
  const { date } = useFormat();
  if (rounds.length === 0) return null;
  return (
    <details className="mt-5 max-w-[68ch]">
      <summary className="min-h-8 cursor-pointer type-body font-semibold pointer-coarse:min-h-11">
        {t("proof.earlier", { count: rounds.length })}
      </summary>
      <ol className="mt-2 flex flex-col gap-4">
        {rounds.map((round) => (
          <li key={round.id} className="border-l-[3px] border-line pl-3 type-body">
            <p className="type-small text-mute">{date(round.sent_at)}</p>
            <p className="whitespace-pre-line">{round.message}</p>
            <ul className="mt-1">
              {round.pins.map((pin) => (
                <li key={pin.id}>
                  {`${pin.number}. ${pin.text}`}
                  {pin.answer !== null && <span className="text-mute">{` – ${pin.answer}`}</span>}
                </li>
              ))}
            </ul>
            {round.answer !== null && (
              <p className="mt-1 whitespace-pre-line">
                {t("proof.your_wish", { text: round.answer })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
