import { IconAlertCircle } from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** The cost of delivery is not known: why nothing can be ordered yet, and the way to ask again. */
export function QuoteFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-err-wash px-4 py-3 type-small text-err"
    >
      <span className="flex min-w-0 flex-1 basis-60 items-start gap-1.5">
        <Icon of={IconAlertCircle} size={16} className="mt-px" />
        {t("error.shipping_failed")}
      </span>
      <Button variant="second" size="sm" busy={busy} onClick={onRetry}>
        {t("app.retry")}
      </Button>
    </div>
  );
}
