import { IconArrowLeft, IconSend } from "@tabler/icons-react";
import { useEffect } from "react";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import type { ProofDesign, StaffOrder } from "../../../parts/mending/mended.ts";
import { useProofDraft } from "../../../parts/mending/proof-draft.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";
import { mend, type WorkingCopies } from "../../../parts/mending/working-copies.ts";
import { Button } from "../../../ui/Button.tsx";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import { MarkTools } from "./MarkTools.tsx";
import { setPinTool } from "./pin-tool.ts";
import { SendProofDialog } from "./SendProofDialog.tsx";
import { useStaffWords } from "./use-staff-words.ts";
import { useDifferences, useMending, useStaffOrderFacts } from "./use-mending.ts";

/** Above the configurator while an order's design is checked: whose it is, marking places, sending it as a proof. */
export function MendingBar({ order: uuid }: { order: string }) {
  const t = useT();
  const words = useStaffWords();
  const { data: order, error } = useStaffOrderFacts(uuid);
  const { designs, copies, here } = useMending(order);
  // Who leaves the design leaves the tool.
  useEffect(() => () => setPinTool({ placing: false, open: null }), []);

  function fault(): string | null {
    if (error !== null) return errorText(t, error);
    if (order === undefined || copies === undefined) return null;
    if (!order.acts.includes("send_proof")) return words.notNow;
    return here === undefined ? words.notFound : null;
  }

  const told = fault();
  return (
    <section
      aria-label={words.bar}
      className="on-ink flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 bg-ink-3 px-3 py-1 text-paper md:px-5"
    >
      <Link
        to="/desk/:section/:id"
        params={{ section: "orders", id: uuid }}
        className="inline-flex min-h-9 items-center gap-1.5 type-small font-semibold hover:underline pointer-coarse:min-h-11"
      >
        <Icon of={IconArrowLeft} size={16} />
        {words.back(order?.order_number ?? "…")}
      </Link>
      {order && (
        <span className="type-small text-mute-d-strong">
          {`${order.contact.first_name} ${order.contact.last_name}`}
        </span>
      )}
      {told !== null && (
        <p role="status" className="type-small font-semibold">
          {told}
        </p>
      )}
      {told === null && order && here && copies && (
        <MendingTools {...{ order, here, designs, copies }} />
      )}
    </section>
  );
}

interface MendingToolsProps {
  order: StaffOrder;
  here: ProofDesign;
  designs: readonly ProofDesign[];
  copies: WorkingCopies;
}

/** What is done with the design: another of the same order, marking, sending. */
function MendingTools({ order, here, designs, copies }: MendingToolsProps) {
  const t = useT();
  const words = useStaffWords();
  const { saving } = useOpenDesign();
  const { store } = useEditor();
  const differences = useDifferences(here);
  const act = useAct(order);
  const { draft } = useProofDraft(order.uuid);

  async function change(copyName: string): Promise<void> {
    const design = designs.find((each) => each.copyName === copyName);
    if (!design) return;
    await saving.save();
    await mend(order.uuid, design, copies);
  }

  /** What stands in the editor, once the server has it; null when it could not be saved. */
  async function savedDocument() {
    const result = saving.phase === "saved" ? { ok: true } : await saving.save();
    return result.ok ? store.state().editing.document : null;
  }

  function send(): void {
    setPinTool({ placing: false, open: null });
    openDialog((close) => (
      <SendProofDialog {...{ order, here, act, differences, savedDocument }} onClose={close} />
    ));
  }

  return (
    <>
      {designs.length > 1 && (
        <SelectField
          label={words.design}
          hideLabel
          size="sm"
          frameClassName="w-52 text-ink"
          choices={designs.map(({ copyName, name }, at) => ({
            value: copyName,
            label: `${at + 1}. ${name}`,
          }))}
          value={here.copyName}
          onChange={(event) => {
            change(event.currentTarget.value).catch((failure: unknown) =>
              toast(errorText(t, failure), "err"),
            );
          }}
        />
      )}
      <MarkTools order={order} here={here} />
      <Button size="sm" className="ml-auto" icon={IconSend} onClick={send}>
        {words.send}
        {draft.pins.length > 0 && ` (${draft.pins.length})`}
      </Button>
    </>
  );
}
