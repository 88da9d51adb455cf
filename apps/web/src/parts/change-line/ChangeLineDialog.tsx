import { limits } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../ui/Dialog.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { setQuery } from "../sets/use-set.ts";
import { changedLine, type ChangeableLine, choicesOf, type LineChange } from "./line-change.ts";

interface ChangeLineDialogProps {
  lines: readonly ChangeableLine[];
  /** What is said of a failure. */
  errorText: (error: unknown) => string;
  onChange: (lineId: string, change: LineChange) => Promise<unknown>;
  onClose: () => void;
}

/** Another size, choice, name or number for a line of an order that nobody makes yet. */
export function ChangeLineDialog({ lines, errorText, onChange, onClose }: ChangeLineDialogProps) {
  const t = useT();
  const [lineId, setLineId] = useState(lines[0]?.id ?? "");
  const line = lines.find(({ id }) => id === lineId);
  return (
    <Dialog
      title={t("change_line.title")}
      description={t("change_line.text")}
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <div className="px-5 pt-4 md:px-6">
        <SelectField
          label={t("change_line.line")}
          choices={lines.map((each) => ({ value: each.id, label: nameOf(each) }))}
          value={lineId}
          onChange={(event) => setLineId(event.currentTarget.value)}
        />
      </div>
      {line && (
        <LineForm key={line.id} line={line} {...{ errorText, onClose }} onChange={onChange} />
      )}
    </Dialog>
  );
}

function nameOf({ product, choices, rider, name }: ChangeableLine): string {
  const who = rider === null ? "" : `${rider.name} ${rider.number}`.trim();
  return [product.name, choices[0]?.value.name ?? "", who, name]
    .filter((part) => part !== "")
    .join(", ");
}

type LineFormProps = Omit<ChangeLineDialogProps, "lines"> & { line: ChangeableLine };

function LineForm({ line, errorText, onChange, onClose }: LineFormProps) {
  const t = useT();
  const id = useId();
  const { money } = useFormat();
  const { data: set } = useQuery(setQuery(line.configuratorSetUuid, useLanguage()));
  const [properties, setProperties] = useState(line.properties);
  const [name, setName] = useState(line.rider?.name ?? "");
  const [number, setNumber] = useState(line.rider?.number ?? "");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const choices = choicesOf(set, line, properties);
  const change = changedLine(line, { properties, name, number });

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (change === null) return onClose();
    setBusy(true);
    onChange(line.id, change)
      .then(onClose)
      .catch((failure: unknown) => setError(errorText(failure)))
      .finally(() => setBusy(false));
  }

  return (
    <>
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={save}>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_140px]">
          <TextField
            label={t("change_line.name")}
            value={name}
            maxLength={limits.riderNameMax}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextField
            label={t("change_line.number")}
            value={number}
            maxLength={limits.riderNumberMax}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {choices.map((property) => (
            <SelectField
              key={property.id}
              label={property.name}
              choices={property.values.map((value) => ({
                value: value.id,
                label: value.less > 0 ? `${value.name} (${money(-value.less)})` : value.name,
                disabled: value.less < 0,
              }))}
              value={properties[property.id] ?? ""}
              onChange={(event) =>
                setProperties({ ...properties, [property.id]: event.currentTarget.value })
              }
            />
          ))}
        </div>
        <p className="type-small text-mute">{t("change_line.money")}</p>
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {t("app.save")}
        </Button>
      </DialogBar>
    </>
  );
}
