import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { lineNames } from "../../../parts/change-line/line-names.ts";
import { EarlierRounds } from "../../../parts/proof/EarlierRounds.tsx";
import { PinAnswers } from "../../../parts/proof/PinAnswers.tsx";
import type { DeskOrder } from "./desk-order.ts";

type Rounds = NonNullable<DeskOrder["proof"]>["rounds"];

export interface ProofPlacesProps {
  order: Pick<DeskOrder, "lines">;
  places: Rounds[number]["pins"];
  rounds: Rounds;
  answered: (at: string | null) => string;
}

/** What the last proof asks at each place, what the customer said there, and the rounds before. */
export function ProofPlaces({ order, places, rounds, answered }: ProofPlacesProps) {
  return (
    <>
      <PinAnswers pins={places} answers={{}} garments={lineNames(order.lines, useLanguage())} />
      <EarlierRounds rounds={rounds.slice(0, -1)} saidBy={({ answered_at: at }) => answered(at)} />
    </>
  );
}
