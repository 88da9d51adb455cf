import { limits, type ProofStatus } from "@holeshot/domain";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../ui/Dialog.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { asLabel } from "../sets/options.ts";
import { setQuery } from "../sets/use-set.ts";
import {
  changedLine,
  type ChangeableLine,
  choicesOf,
  type LineChange,
  withChoice,
} from "./line-change.ts";
import { lineNames } from "./line-names.ts";

interface ChangeLineDialogProps {
  lines: readonly ChangeableLine[];
  /** Whoever changes it has ordered it, and pays for it. */
  own?: boolean;
  /** How the manual check of the order stands; what was sent or approved is sent anew after a change. */
  proof?: ProofStatus | undefined;
  /** What is said of a failure. */
  errorText: (error: unknown) => string;
  /** What it would cost more, in cents. */
  onQuote: (lineId: string, change: LineChange) => Promise<number>;
  /** With what is to be paid for it first, where it costs more. */
  onChange: (
    lineId: string,
    change: LineChange & { readonly surcharge?: number },
  ) => Promise<unknown>;
  onClose: () => void;
}

/** Another size, choice, name or number for a line of an order that nobody makes yet. */
export function ChangeLineDialog({ lines, proof, ...rest }: ChangeLineDialogProps) {
  const t = useT();
  const [lineId, setLineId] = useState(lines[0]?.id ?? "");
  const line = lines.find(({ id }) => id === lineId);
  const names = lineNames(lines, useLanguage());
  const isCheckedAgain = proof === "approved" || proof === "awaiting_customer";
  const text = t("change_line.text");
  return (
    <Dialog
      title={t("change_line.title")}
      description={isCheckedAgain ? `${text} ${t("change_line.check")}` : text}
      closeLabel={t("app.close")}
      onClose={rest.onClose}
    >
      <div className="px-5 pt-4 md:px-6">
        <SelectField
          label={t("change_line.line")}
          choices={lines.map((each) => ({ value: each.id, label: names.get(each.id) ?? "" }))}
          value={lineId}
          onChange={(event) => setLineId(event.currentTarget.value)}
        />
      </div>
      {line && <LineForm key={line.id} line={line} {...rest} />}
    </Dialog>
  );
}

type LineFormProps = Omit<ChangeLineDialogProps, "lines" | "proof"> & { line: ChangeableLine };

function LineForm({ line, own = false, errorText, onQuote, onChange, onClose }: LineFormProps) {
  const t = useT();
  const id = useId();
  const { money } = useFormat();
  const { data: set } = useQuery(setQuery(line.configuratorSetUuid, useLanguage()));
  const [properties, setProperties] = useState(line.properties);
  const [name, setName] = useState(line.rider?.name ?? "");
  const [number, setNumber] = useState(line.rider?.number ?? "");
  const [copies, setCopies] = useState(line.quantity);
  /** What it costs more, once that was asked and is shown. */
  const [surcharge, setSurcharge] = useState<number>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const signed = (cents: number): string => `${cents > 0 ? "+" : ""}${money(cents)}`;
  const choices = choicesOf(set, line, properties);
  const empty = { placeholder: t("change_line.as_designed"), autoComplete: "off" } as const;
  const change = changedLine(line, { properties, name, number, copies });

  /** What costs more is agreed to before it is asked for. */
  async function agree(wanted: LineChange): Promise<void> {
    if (surcharge !== undefined) {
      await onChange(line.id, { ...wanted, surcharge });
      return onClose();
    }
    const difference = wanted.properties === undefined ? 0 : await onQuote(line.id, wanted);
    if (difference > 0) return setSurcharge(difference);
    await onChange(line.id, wanted);
    onClose();
  }

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (change === null) return onClose();
    setBusy(true);
    setError(undefined);
    agree(change)
      .catch((failure: unknown) => {
        setSurcharge(undefined);
        setError(errorText(failure));
      })
      .finally(() => setBusy(false));
  }

  return (
    <>
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4 px-5 pt-4 md:px-6"
        onSubmit={save}
        // Something else is wanted: what it costs is asked again.
        onChange={() => setSurcharge(undefined)}
      >
        {line.quantity > 1 && (
          <SelectField
            label={t("change_line.copies")}
            choices={Array.from({ length: line.quantity }, (_, at) => ({
              value: `${at + 1}`,
              label:
                at + 1 === line.quantity ? t("change_line.all", { count: at + 1 }) : `${at + 1}`,
            })).toReversed()}
            value={`${copies}`}
            onChange={(event) => setCopies(Number(event.currentTarget.value))}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_140px]">
          <TextField
            label={t("change_line.name")}
            value={name}
            {...empty}
            maxLength={limits.riderNameMax}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextField
            label={t("change_line.number")}
            value={number}
            {...empty}
            maxLength={limits.riderNumberMax}
            inputMode="numeric"
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {choices.map(({ property, value, values }) => (
            <SelectField
              key={property.id}
              label={property.name}
              choices={values.map(({ id, name, less }) => ({
                value: id,
                label: less === 0 ? asLabel(name) : `${asLabel(name)} (${signed(-less)})`,
              }))}
              value={value}
              onChange={(event) =>
                setProperties(withChoice(line, properties, property, event.currentTarget.value))
              }
            />
          ))}
        </div>
        <p className="type-small text-mute">{t("change_line.money")}</p>
        <Dearer own={own} by={surcharge} />
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {surcharge === undefined
            ? t("app.save")
            : t("change_line.agree", { amount: money(surcharge) })}
        </Button>
      </DialogBar>
    </>
  );
}

/** What a change costs more, once that was asked, and how it is paid. */
function Dearer({ own, by }: { own: boolean; by: number | undefined }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <p role="status" className={by === undefined ? "sr-only" : "type-body font-semibold"}>
      {by !== undefined &&
        t(own ? "change_line.surcharge_own" : "change_line.surcharge", { amount: money(by) })}
    </p>
  );
}
