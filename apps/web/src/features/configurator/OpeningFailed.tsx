import { hasStatus } from "../../lib/api/api-problem.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useAnyParams, useShown } from "../../lib/navigation/use-place.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfiguratorSkeleton } from "./ConfiguratorSkeleton.tsx";
import { SessionOver } from "./opening/load-design.ts";

interface OpeningFailedProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
  /** Begins with nothing in place of a design that does not load. */
  onEmpty: (() => void) | null;
}

/** In the editor's frame, what kept the design from opening, and the ways on. */
export function OpeningFailed({ error, busy, onRetry, onEmpty }: OpeningFailedProps) {
  const t = useT();
  const redirect = useShown().href;
  const over = error instanceof SessionOver;
  const gone = hasStatus(error, 404);
  // Whoever was invited never had a design here that could fail to load.
  const takenBack = useAnyParams().link !== undefined && gone;
  const title = over
    ? "session.needed.title"
    : takenBack
      ? "pay_link.gone_title"
      : "editor.open_failed.title";
  const text = over
    ? "editor.open_failed.session"
    : takenBack
      ? "shared.gone.text"
      : gone
        ? "error.not_found"
        : "editor.open_failed.text";
  return (
    <ConfiguratorSkeleton>
      <div role="alert" className="relative flex max-w-[440px] flex-col items-start p-6">
        <h1 className="type-h2">{t(title)}</h1>
        <p className="mt-2 type-body">{t(text)}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          {over && (
            <Link to="/login" search={{ redirect }} className={buttonClass("primary")}>
              {t("top.login")}
            </Link>
          )}
          {!over && !gone && (
            <Button variant="ink" busy={busy} onClick={onRetry}>
              {t("app.retry")}
            </Button>
          )}
          {gone && (
            <Link to="/cart" className={buttonClass("ink")}>
              {t("not_found.home")}
            </Link>
          )}
          {!over && !gone && onEmpty && (
            <Button variant="second" onClick={onEmpty}>
              {t("editor.open_failed.empty")}
            </Button>
          )}
        </div>
      </div>
    </ConfiguratorSkeleton>
  );
}
