import { IconDownload, IconFileSpreadsheet } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { fetchXlsxReader } from "../list/read-file.ts";
import type { ListReading } from "./use-list.ts";

interface ListSourceProps {
  reading: ListReading;
  text: string;
  onText: (text: string) => void;
  onCancel: () => void;
  /** Gives an empty list with the right headings. */
  onForm: () => void;
}

/** More than one cell was pasted: nobody types on in that. */
function isList(text: string): boolean {
  return /[\t\n;]/.test(text.trim());
}

/** Where a list comes from: pasted, typed, picked or dropped. */
export function ListSource({ reading, text, onText, onCancel, onForm }: ListSourceProps) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(false);
  const { fault, busy } = reading;

  useEffect(() => {
    field.current?.focus();
    // Whoever is about to pick a workbook should not wait for its reader; without it the file says so.
    fetchXlsxReader().catch(() => undefined);
  }, []);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) reading.readFile(file);
    else onText(event.dataTransfer.getData("text/plain"));
  }

  return (
    <div
      className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pt-6 pb-6 md:px-8"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3 className="type-h3-page">{t("paste.title")}</h3>
      <div className="mt-4 grid gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6">
        <div className="min-w-0">
          <label htmlFor={id} className="type-label font-semibold">
            {t("paste.label")}
          </label>
          <textarea
            id={id}
            ref={field}
            aria-describedby={`${id}-hint`}
            aria-invalid={fault !== null || undefined}
            rows={12}
            spellCheck={false}
            className="mt-1.5 w-full rounded-control border border-edge p-3 font-sans type-body hover:border-ink focus:border-ink focus:ring-1 focus:ring-ink focus:outline-none aria-invalid:border-err touch:text-base"
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text/plain");
              if (text.trim() !== "" || !isList(pasted)) return;
              event.preventDefault();
              onText(pasted);
              reading.readText(pasted);
            }}
          />
          <p id={`${id}-hint`} className="mt-1.5 type-small text-mute">
            {t("paste.hint")}
          </p>
        </div>
        <label
          className={cx(
            "flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 self-start rounded-control border border-dashed p-5 text-center md:mt-6 md:min-h-64",
            "hover:border-ink hover:bg-fog has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
            over ? "border-ink bg-fog" : "border-edge",
          )}
        >
          <Icon of={IconFileSpreadsheet} size={22} />
          <span className="type-body font-semibold underline underline-offset-[3px]">
            {busy ? t("paste.reading") : t("paste.file")}
          </span>
          <span className="type-small text-mute">
            <span className="hidden drops:block">{t("paste.drop")}</span>
            {t("paste.formats")}
          </span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            className="sr-only"
            disabled={busy}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) reading.readFile(file);
              // The same file again, mended, has to count as a choice.
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <FieldError text={fault === null ? undefined : t(`paste.fault.${fault}`)} />
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Button variant="ink" busy={busy} onClick={() => reading.readText(text)}>
          {t("paste.read")}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
        <Button variant="quiet" icon={IconDownload} className="md:ml-auto" onClick={onForm}>
          {t("paste.form")}
        </Button>
      </div>
    </div>
  );
}
