import { useFormat } from "../../../lib/format.ts";
import { part } from "../../../ui/part.tsx";
import { useWords } from "../use-words.ts";
import { Section } from "./Section.tsx";
import type { DeskOrder } from "./desk-order.ts";
import type { ProofPlacesProps } from "./ProofPlaces.tsx";

// Of most orders no check is asked for.
const ProofPlaces = part<ProofPlacesProps>(() =>
  import("./ProofPlaces.tsx").then((m) => m.ProofPlaces),
);

interface ProofStateProps {
  order: Pick<DeskOrder, "lines">;
  proof: NonNullable<DeskOrder["proof"]>;
}

/** How the manual check stands: what was sent, place by place, and what the customer said to it, also where they approved. */
export function ProofState({ order, proof }: ProofStateProps) {
  const say = useWords();
  const { shortDay, clock } = useFormat();
  const when = (time: string) => `${shortDay(time)}, ${clock(time)}`;
  const state = proof.status === "not_requested" ? say("proof.none") : say(`proof.${proof.status}`);
  // Without words once the customer is erased.
  const places = (proof.rounds.at(-1)?.pins ?? []).filter(({ text }) => text !== "");
  const said = proof.answer !== null || places.some(({ answer }) => answer !== null);
  const answered = (at: string | null) =>
    say("proof.answered", { when: at === null ? "" : when(at) });
  return (
    <Section title={say("section.proof")}>
      <p className="font-semibold">{state}</p>
      {proof.message !== null && proof.sent_at !== null && (
        <figure className="mt-2">
          <figcaption className="type-small text-mute">
            {say("proof.sent", { when: when(proof.sent_at) })}
          </figcaption>
          {/* Empty once its customer is erased. */}
          {proof.message !== "" && (
            <blockquote className="whitespace-pre-line border-l-[3px] border-line pl-3">
              {proof.message}
            </blockquote>
          )}
        </figure>
      )}
      {said && proof.answered_at !== null && (
        <figure className="mt-3">
          <figcaption className="type-small text-mute">{answered(proof.answered_at)}</figcaption>
          {proof.answer !== null && (
            <blockquote className="whitespace-pre-line border-l-[3px] border-gate pl-3">
              {proof.answer}
            </blockquote>
          )}
        </figure>
      )}
      {(places.length > 0 || proof.rounds.length > 1) && (
        <ProofPlaces order={order} places={places} rounds={proof.rounds} answered={answered} />
      )}
    </Section>
  );
}
