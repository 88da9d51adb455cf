import { useFormat } from "../../../lib/format.ts";
import { useWords } from "../use-words.ts";
import { Section } from "./Section.tsx";
import type { DeskOrder } from "./desk-order.ts";

/** How the manual check stands: what was sent last, and what the customer said. */
export function ProofState({ proof }: { proof: NonNullable<DeskOrder["proof"]> }) {
  const say = useWords();
  const { shortDay, clock } = useFormat();
  const when = (time: string) => `${shortDay(time)}, ${clock(time)}`;
  const state = proof.status === "not_requested" ? say("proof.none") : say(`proof.${proof.status}`);
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
      {proof.answer !== null && proof.answered_at !== null && (
        <figure className="mt-3">
          <figcaption className="type-small text-mute">
            {say("proof.answered", { when: when(proof.answered_at) })}
          </figcaption>
          <blockquote className="whitespace-pre-line border-l-[3px] border-gate pl-3">
            {proof.answer}
          </blockquote>
        </figure>
      )}
    </Section>
  );
}
