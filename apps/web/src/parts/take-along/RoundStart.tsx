import type { ReactNode } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import type { Round } from "./use-round.ts";

interface RoundStartProps {
  title: string;
  text: string;
  act: string;
  /** Names what is made, for who does not see that it is ready. */
  ready: string;
  round: Round;
  /** What there is once it is made. */
  children: ReactNode;
}

/** One thing that is made of a design: the button that begins it, the wait, and what came of it. */
export function RoundStart({ title, text, act, ready, round, children }: RoundStartProps) {
  const t = useT();
  const { state, fault, make } = round;
  return (
    <section className="flex min-w-0 flex-col">
      <h3 className="type-h3">{title}</h3>
      <p className="mt-1.5 type-body text-mute">{text}</p>
      <div className="mt-4 flex flex-1 flex-col">
        {state === "done" ? (
          children
        ) : (
          <Button
            variant="second"
            className="w-full"
            busy={state === "waiting"}
            disabled={state === "unknown"}
            onClick={make}
          >
            {act}
          </Button>
        )}
        <p role="status" className="mt-2 type-small text-mute empty:hidden">
          {state === "waiting" && t("take.waiting")}
          {state === "done" && <span className="sr-only">{ready}</span>}
        </p>
        {(state === "failed" || fault !== undefined) && (
          <p role="alert" className="type-small text-err">
            {fault ?? t("take.failed")}
          </p>
        )}
      </div>
    </section>
  );
}
