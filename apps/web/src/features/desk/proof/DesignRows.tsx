import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { ProofDesign } from "../../../parts/mending/mended.ts";
import { mend, type WorkingCopies } from "../../../parts/mending/working-copies.ts";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";

interface DesignRowsProps {
  order: string;
  designs: readonly ProofDesign[];
  /** Undefined while they are looked for. */
  copies: WorkingCopies | undefined;
}

/** The designs of an order, each with the way into the configurator: a copy of the designer's own, called after the order. */
export function DesignRows({ order, designs, copies }: DesignRowsProps) {
  const t = useT();
  const say = useWords();
  const [busy, setBusy] = useState<string>();
  return (
    <ul className="mt-4">
      {designs.map((design) => {
        const isMended =
          JSON.stringify(copies?.get(design.copyName)?.document ?? design.document) !==
          JSON.stringify(design.document);
        return (
          <li
            key={design.copyName}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line-2 py-2"
          >
            <span className="min-w-0">
              <span className="font-semibold">{design.name}</span>
              <span className="ml-2 type-small text-mute">
                {t("cart.pieces", { count: design.pieces })}
                {isMended && `, ${say("proof_page.mended")}`}
              </span>
            </span>
            <Button
              variant="second"
              size="sm"
              disabled={copies === undefined}
              busy={busy === design.copyName}
              onClick={() => {
                if (copies === undefined) return;
                setBusy(design.copyName);
                mend(order, design, copies)
                  .catch((error: unknown) => toast(deskError(t, say, error), "err"))
                  .finally(() => setBusy(undefined));
              }}
            >
              {say("proof_page.mend")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
