import { useT } from "../lib/i18n/language-store.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";

/** Where data should have been: what happened, and the way to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert" className="py-8">
      <Empty
        title={t("app.failed.title")}
        text={t("app.failed.text")}
        action={
          <Button variant="second" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        }
      />
    </div>
  );
}
