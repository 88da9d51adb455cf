import { limits } from "@holeshot/domain";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { centsOf } from "../parts/cents-of.ts";
import { officeError } from "../parts/office-error.ts";
import { makeOnce } from "../parts/make-once.ts";
import { type DeskKey, useWords } from "../use-words.ts";
import { dayOf, lastMoment } from "./discount-words.ts";
import type { Discount, DiscountHistory } from "./use-discounts.ts";

const faults: Readonly<Record<string, DeskKey>> = {
  code: "discounts.fault_code",
  percent: "discounts.fault_worth",
  amount: "discounts.fault_worth",
  max_uses: "discounts.fault_uses",
  per_customer: "discounts.fault_number",
  minimum: "discounts.fault_minimum",
  first_day: "discounts.fault_days",
  last_day: "discounts.fault_days",
};

const euros = (cents: number | null) => (cents === null ? "" : String(cents / 100));
const digits = (value: number | null) => (value === null ? "" : String(value));

function valuesOf(code: Discount | undefined) {
  return {
    code: code?.code ?? "",
    worth: "",
    max_uses: digits(code?.max_uses ?? null),
    per_customer: digits(code?.per_customer ?? null),
    minimum: euros(code?.minimum ?? null),
    first_day: dayOf(code?.valid_from ?? null),
    last_day: code?.valid_until ? dayOf(lastMoment(code.valid_until)) : "",
  };
}
type Values = ReturnType<typeof valuesOf>;

/** The limits as the wire has them: an empty field is no limit. Names the first that cannot be read. */
function limitsOf(values: Values) {
  const whole = (text: string) => (text.trim() === "" ? null : Number(text));
  const minimum = values.minimum.trim() === "" ? null : centsOf(values.minimum);
  const read = {
    max_uses: whole(values.max_uses),
    per_customer: whole(values.per_customer),
    minimum,
    first_day: values.first_day === "" ? null : values.first_day,
    last_day: values.last_day === "" ? null : values.last_day,
  };
  const isCount = (value: number | null) =>
    value === null || (Number.isInteger(value) && value > 0);
  if (!isCount(read.max_uses)) return "max_uses";
  if (!isCount(read.per_customer)) return "per_customer";
  if (values.minimum.trim() !== "" && !minimum) return "minimum";
  return read;
}

/** What a new code lacks before it can be asked for. */
function worthFault(code: string, worth: number | null): DeskKey | undefined {
  if (code.trim() === "") return faults["code"];
  return worth === null || !Number.isInteger(worth) || worth < 1 ? faults["percent"] : undefined;
}

type Limits = Exclude<ReturnType<typeof limitsOf>, string>;
type Wanted = Limits & {
  readonly code: string;
  readonly percent?: number;
  readonly amount?: number;
};

/** A code of this name is there, worth just that within just these limits. */
async function isThere(made: Wanted): Promise<boolean> {
  const { code, percent = null, amount = null, ...wanted } = made;
  const { data } = await call("listDiscounts", { query: { search: code } });
  const alike = code.toLowerCase();
  return data.some(
    (each) =>
      each.code.toLowerCase() === alike &&
      each.percent === percent &&
      each.amount === amount &&
      Object.keys(changed(each, wanted)).length === 0,
  );
}

function make(wanted: Wanted, lost: { current: boolean }): Promise<void> {
  return makeOnce(
    () => call("makeDiscount", { body: wanted }),
    () => isThere(wanted),
    lost,
  );
}

interface DiscountDialogProps {
  /** The code whose limits change; absent for a new one. */
  code?: DiscountHistory;
  onClose: () => void;
}

/** Makes a code, or gives one other limits; stays open with what was typed when that failed. */
export function DiscountDialog({ code, onClose }: DiscountDialogProps) {
  const t = useT();
  const say = useWords();
  const client = useQueryClient();
  const id = useId();
  const [values, setValues] = useState(() => valuesOf(code));
  const [kind, setKind] = useState<"percent" | "amount">("percent");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const lost = useRef(false);

  function field(name: keyof Values) {
    return {
      value: values[name],
      autoComplete: "off",
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        setValues((before) => ({ ...before, [name]: value }));
        setError(undefined);
      },
    };
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    const wanted = limitsOf(values);
    const isLimit = typeof wanted !== "string";
    const worth = kind === "percent" ? Number(values.worth) : centsOf(values.worth);
    const unread = code === undefined ? worthFault(values.code, worth) : undefined;
    const fault = unread ?? (isLimit ? undefined : faults[wanted]);
    if (fault !== undefined) return setError(say(fault));
    if (!isLimit) return;
    setBusy(true);
    setError(undefined);
    const asked =
      code === undefined
        ? make({ code: values.code.trim(), [kind]: worth, ...wanted }, lost)
        : call("changeDiscount", {
            params: { id: code.id },
            body: { ...changed(code, wanted), version: code.version },
          });
    asked
      .then(onClose)
      .catch((failure: unknown) => setError(officeError(t, say, failure, faults)))
      .finally(() => {
        setBusy(false);
        void client.invalidateQueries({ queryKey: queryKeys.office("discounts") });
      });
  }

  return (
    <Dialog
      title={code === undefined ? say("discounts.make") : code.code}
      description={say(code === undefined ? "discounts.make_text" : "discounts.change_text")}
      width="md"
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={send}>
        {code === undefined && (
          <div className="grid gap-4 sm:grid-cols-[1fr_auto_8rem]">
            <TextField
              label={say("discounts.code")}
              maxLength={limits.discountCodeMax}
              spellCheck={false}
              {...field("code")}
            />
            <SelectField
              label={say("discounts.kind")}
              value={kind}
              choices={(["percent", "amount"] as const).map((value) => ({
                value,
                label: say(`discounts.kind_${value}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                setKind(value === "amount" ? "amount" : "percent")
              }
            />
            <TextField
              label={say("discounts.worth")}
              inputMode="decimal"
              unit={kind === "percent" ? "%" : "€"}
              {...field("worth")}
            />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label={say("discounts.max_uses")} inputMode="numeric" {...field("max_uses")} />
          <TextField
            label={say("discounts.per_customer")}
            inputMode="numeric"
            {...field("per_customer")}
          />
          <TextField
            label={say("discounts.minimum")}
            inputMode="decimal"
            unit="€"
            {...field("minimum")}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={say("discounts.first_day")} type="date" {...field("first_day")} />
          <TextField label={say("discounts.last_day")} type="date" {...field("last_day")} />
        </div>
        <p className="type-small text-mute">{say("discounts.empty")}</p>
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {say(code === undefined ? "discounts.make" : "people.save")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}

/** What differs from how the code was seen; a day that was not touched keeps its moment. */
function changed(code: Discount, wanted: Limits) {
  const before = limitsOf(valuesOf(code));
  if (typeof before === "string") return wanted;
  const keys = Object.keys(wanted) as (keyof typeof wanted)[];
  return Object.fromEntries(
    keys.filter((key) => wanted[key] !== before[key]).map((key) => [key, wanted[key]]),
  );
}
