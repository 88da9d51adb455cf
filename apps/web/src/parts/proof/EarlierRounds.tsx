import { IconChevronRight } from "@tabler/icons-react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { ProofOrder } from "./proof-order.ts";

type Rounds = NonNullable<ProofOrder["proof"]>["rounds"];

interface EarlierRoundsProps {
  rounds: Rounds;
  /** Shown at once, where one goes on from what was said. */
  open?: boolean;
  /** What stands above the customer's words for others than the customer. */
  saidBy?: (round: Rounds[number]) => string;
}

/** What was said in the rounds before. */
export function EarlierRounds({ rounds, open, saidBy }: EarlierRoundsProps) {
  const t = useT();
  const { date } = useFormat();
  if (rounds.length === 0) return null;
  return (
    <details className="group mt-5 max-w-[68ch]" open={open}>
      <summary className="flex min-h-8 cursor-pointer items-center gap-1 type-body font-semibold pointer-coarse:min-h-11">
        <Icon of={IconChevronRight} size={16} className="-ml-1 group-open:rotate-90" />
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
            {round.answer !== null && saidBy === undefined && (
              <p className="mt-1 whitespace-pre-line">
                {t("proof.your_wish", { text: round.answer })}
              </p>
            )}
            {round.answer !== null && saidBy !== undefined && (
              <figure className="mt-2">
                <figcaption className="type-small text-mute">{saidBy(round)}</figcaption>
                <blockquote className="whitespace-pre-line">{round.answer}</blockquote>
              </figure>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
