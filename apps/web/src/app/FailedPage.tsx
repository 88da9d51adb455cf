import { useEffect } from "react";
import { useT } from "../lib/i18n/language-store.ts";
import { currentEntry, goTo } from "../lib/navigation/history.ts";
import { report } from "../lib/report.ts";
import { Button } from "../ui/Button.tsx";

/** The last net: a page whose code did not load or broke while drawing. */
export function FailedPage({ error }: { error: unknown }) {
  const t = useT();
  useEffect(() => report(error, "a page failed"), [error]);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="page-x flex flex-1 flex-col items-start justify-center py-16"
    >
      <h1 className="type-display">{t("app.failed.title")}</h1>
      <p className="mt-4 max-w-[400px] type-lead text-mute">{t("app.failed.text")}</p>
      <Button size="lg" className="mt-7" onClick={() => void goTo(currentEntry().href)}>
        {t("app.retry")}
      </Button>
    </main>
  );
}
