import { limits } from "@holeshot/domain";
import { useId, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { sizeProperty } from "../order-summary/group-items.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { parseRoster, type ParsedRider, type RosterFault } from "./parse-roster.ts";

interface PasteRosterProps {
  products: readonly SetProduct[];
  onRiders: (riders: readonly ParsedRider[]) => void;
  onCancel: () => void;
}

const bounds = { name: limits.riderNameMax, number: limits.riderNumberMax };
const faultsShown = 6;

function faultText(t: Translate, { row, kind, value, product = "" }: RosterFault): string {
  switch (kind) {
    case "unknown_size":
      return t("paste.unknown_size", { row, value, product });
    case "name_too_long":
      return t("paste.name_too_long", { row, max: bounds.name });
    case "number_too_long":
      return t("paste.number_too_long", { row, value, max: bounds.number });
    case "empty":
      return t("paste.empty_row", { row });
  }
}

/** Riders from a spreadsheet: pasted, or a CSV file that is read into the same field. */
export function PasteRoster({ products, onRiders, onCancel }: PasteRosterProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState("");
  const [faults, setFaults] = useState<readonly string[]>([]);

  function take(): void {
    const sizes = products.map((product) => ({
      id: product.id,
      name: product.name,
      sizes: product.properties.find((property) => property.id === sizeProperty)?.values ?? [],
    }));
    const parsed = parseRoster(text, sizes, bounds);
    const found = parsed.faults.map((fault) => faultText(t, fault));
    if (parsed.riders.length === 0 && found.length === 0) found.push(t("paste.nothing"));
    setFaults(found);
    if (found.length === 0) onRiders(parsed.riders);
  }

  return (
    <div className="mt-4 min-h-0 flex-1 overflow-y-auto">
      <label htmlFor={id} className="type-label font-semibold">
        {t("paste.label")}
      </label>
      <p id={`${id}-hint`} className="mt-0.5 type-small text-mute">
        {t("paste.hint", { columns: products.map((product) => product.name).join(", ") })}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        aria-invalid={faults.length > 0 || undefined}
        rows={8}
        spellCheck={false}
        className="mt-1.5 w-full rounded-control border border-edge p-3 font-sans type-body hover:border-ink focus:border-ink focus:ring-1 focus:ring-ink focus:outline-none aria-invalid:border-err touch:text-base"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="alert">
        {faults.slice(0, faultsShown).map((fault) => (
          <FieldError key={fault} text={fault} />
        ))}
        {faults.length > faultsShown && (
          <FieldError text={t("paste.more_faults", { count: faults.length - faultsShown })} />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="ink" onClick={take}>
          {t("paste.take")}
        </Button>
        <label className="inline-flex min-h-10 cursor-pointer items-center rounded-control border border-edge px-4 type-body font-semibold hover:border-ink hover:bg-fog has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
          {t("paste.file")}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              void file?.text().then(setText);
            }}
          />
        </label>
        <Button variant="quiet" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
      </div>
    </div>
  );
}
