import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { isProblem } from "../../lib/api/api-problem.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { openDialog } from "../../ui/dialog-store.ts";
import { dialogPart } from "../../ui/part.tsx";
import type { Order } from "./order.ts";

const ChangeLineDialog = dialogPart(
  async () => (await import("../../parts/change-line/ChangeLineDialog.tsx")).ChangeLineDialog,
  ({ onClose }) => onClose(),
);

/** Until it is made, a size, a name or a number may be put right. */
export function ChangeLine({ order }: { order: Order }) {
  const t = useT();
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: queryKeys.order(order.uuid) });

  function said(error: unknown): string {
    if (isProblem(error, "stale_version")) return t("change_line.stale");
    if (isProblem(error, "order_blocked")) return t("error.order_not_changeable");
    return errorText(t, error);
  }

  const open = () =>
    openDialog((close) => (
      <ChangeLineDialog
        own
        lines={order.lines}
        proof={order.proof?.status}
        errorText={said}
        onQuote={async (lineId, change) => {
          const params = { orderUuid: order.uuid, lineId };
          const body = { ...change, version: order.version };
          return (await call("quoteOrderLine", { params, body })).difference;
        }}
        onChange={async (lineId, change) => {
          try {
            const params = { orderUuid: order.uuid, lineId };
            await call("changeOrderLine", { params, body: { ...change, version: order.version } });
          } finally {
            await again();
          }
        }}
        onClose={close}
      />
    ));
  return (
    <Button variant="second" onClick={open}>
      {t("change_line.title")}
    </Button>
  );
}
