import { may } from "@holeshot/domain";
import { useFormat } from "../../../lib/format.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { TextDialog } from "../parts/TextDialog.tsx";
import { useWords } from "../use-words.ts";
import { caseAdvice, caseFacts, caseName, type PaymentCase } from "./case-words.ts";
import { useCloseCase } from "./use-cases.ts";

interface CloseCaseProps {
  of: PaymentCase;
  /** Whose it is: spoken, where a page has several. */
  order: string;
}

/** Ends a case, for those who may: what is to be done stands there, and what was done is asked for. */
export function CloseCase({ of: open, order }: CloseCaseProps) {
  const say = useWords();
  const { money } = useFormat();
  const { data: me } = useCustomer();
  const close = useCloseCase();
  if (me === undefined || !may(me.role, "payments.act")) return null;
  const name = caseName(say, open.kind);
  function ask(): void {
    openDialog((done) => (
      <TextDialog
        title={name}
        description={[caseFacts(say, money, open), caseAdvice(say, open.kind)]
          .filter((part) => part !== "")
          .join(". ")}
        label={say("cases.note")}
        submit={say("cases.close")}
        onSubmit={async (note) => {
          await close(open.id, note);
          toast(say("cases.is_closed"));
        }}
        onClose={done}
      />
    ));
  }
  return (
    <Button
      size="sm"
      variant="second"
      aria-label={`${say("cases.close")}: ${name}, ${order}`}
      onClick={ask}
    >
      {say("cases.close")}
    </Button>
  );
}
