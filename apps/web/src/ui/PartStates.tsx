import { useEffect, useRef, useState, type ReactNode } from "react";
import { whyMissing } from "../lib/lazy/new-release.ts";
import { useT } from "../lib/i18n/language-store.ts";
import { Button } from "./Button.tsx";
import { Spinner } from "./Spinner.tsx";
import { rememberOpener } from "./use-focus-return.ts";

/** Quicker than this nobody notices that something had to be fetched. */
const NOTICED_AFTER_MS = 300;

/** Whether a wait has become long enough to be told. */
function useNoticed(): boolean {
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return noticed;
}

export function PartWaiting() {
  const t = useT();
  if (!useNoticed()) return null;
  return (
    <p role="status" className="relative flex items-center gap-2.5 p-5 type-body text-mute">
      <Spinner />
      {t("app.loading")}
    </p>
  );
}

/** In place of a part that did not come: what happened, and the way on. It is asked for again all the while. */
export function PartFailed({ onRetry, onClose }: { onRetry: () => void; onClose?: () => void }) {
  const t = useT();
  const [reason, setReason] = useState<"line" | "stuck" | "renewed">("line");
  const stuck = reason !== "line";
  useEffect(() => {
    void whyMissing().then(setReason);
  }, []);
  return (
    <div role="alert" className="relative flex flex-col items-start p-5">
      <p className="type-h3">
        {t(reason === "renewed" ? "app.renewed.title" : "app.part_failed.title")}
      </p>
      <p className="mt-1 max-w-[400px] type-body text-mute">
        {t(stuck ? "app.renewed.text" : "app.part_failed.text")}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {stuck ? (
          <Button onClick={() => window.location.reload()}>{t("app.renewed.reload")}</Button>
        ) : (
          <Button variant="second" onClick={onRetry}>
            {t("app.retry")}
          </Button>
        )}
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {t("app.close")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The browser's own dialog: it needs no code that could be missing too. */
export function PlainDialog({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    rememberOpener();
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="m-auto w-[calc(100%-2rem)] max-w-[420px] bg-paper text-ink shadow-dialog backdrop:bg-scrim sm:rounded-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** A dialog whose code is on its way. */
export function DialogWaiting({ onClose }: { onClose: () => void }) {
  const t = useT();
  if (!useNoticed()) return null;
  return (
    <PlainDialog label={t("app.loading")} onClose={onClose}>
      <div className="flex items-center justify-between pr-5">
        <PartWaiting />
        <Button variant="quiet" onClick={onClose}>
          {t("app.cancel")}
        </Button>
      </div>
    </PlainDialog>
  );
}

export function DialogFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useT();
  return (
    <PlainDialog label={t("app.part_failed.title")} onClose={onClose}>
      <PartFailed onRetry={onRetry} onClose={onClose} />
    </PlainDialog>
  );
}
