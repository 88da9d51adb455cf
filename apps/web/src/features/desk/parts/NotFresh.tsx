import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { useWords } from "../use-words.ts";

/** Above what was fetched before and could not be fetched again: it stays to be read, and nobody takes it for what is. */
export function NotFresh({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useT();
  const say = useWords();
  return (
    <p
      role="status"
      className="mt-3 flex flex-wrap items-center gap-x-4 bg-warn-wash px-3 py-1 type-small text-warn-text"
    >
      {say("list.not_fresh")}
      <Button variant="quiet" size="sm" onClick={() => void onRetry()}>
        {t("app.retry")}
      </Button>
    </p>
  );
}
