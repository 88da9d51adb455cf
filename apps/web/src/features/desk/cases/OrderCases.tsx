import { useFormat } from "../../../lib/format.ts";
import { useWords } from "../use-words.ts";
import { caseAdvice, caseFacts, caseName, type PaymentCase } from "./case-words.ts";
import { CloseCase } from "./CloseCase.tsx";

export interface OrderCasesProps {
  cases: readonly PaymentCase[];
  order: string;
}

/** What does not fit of one order: what happened, what is to be done, and that it was. */
export function OrderCases({ cases, order }: OrderCasesProps) {
  const say = useWords();
  const { money } = useFormat();
  return (
    <section aria-label={say("cases.of_order")} className="mt-3 flex flex-col gap-3">
      {cases.map((each) => (
        <div key={each.id} className="bg-warn-wash px-3 py-2.5 text-warn-text">
          <p className="type-small font-semibold">{caseName(say, each.kind)}</p>
          <p className="type-small tabular break-words">{caseFacts(say, money, each)}</p>
          <p className="mt-1 mb-2 type-small">{caseAdvice(say, each.kind)}</p>
          <CloseCase of={each} order={order} />
        </div>
      ))}
    </section>
  );
}
