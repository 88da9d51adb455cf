import { limits, type RemakeCause, remakeCauses } from "@holeshot/domain";
import { type SubmitEvent, useId, useState } from "react";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckBox } from "../../../ui/CheckBox.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { DeskOrder } from "../order/desk-order.ts";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";
import { lineName } from "./line-name.ts";

interface RemakeSentDialogProps {
  order: DeskOrder;
  parcel: DeskOrder["parcels"][number];
  onClose: () => void;
}

interface Chosen {
  readonly lineId: string;
  readonly copy: number;
}

/** Has garments of a parcel made again: which, why, and what the workshop should know. */
export function RemakeSentDialog({ order, parcel, onClose }: RemakeSentDialogProps) {
  const t = useT();
  const say = useWords();
  const act = useAct(order);
  const id = useId();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [cause, setCause] = useState<RemakeCause>();
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (chosen.length === 0) return setError(say("again.none"));
    if (cause === undefined) return setError(say("again.choose"));
    if (cause === "other" && words.trim() === "") return setError(say("again.words_needed"));
    setBusy(true);
    setError(undefined);
    const params = { orderUuid: order.uuid, id: parcel.id };
    const said = words.trim() === "" ? {} : { words: words.trim() };
    const body = { garments: byLine(chosen), cause, ...said };
    act("remake", ({ version }) => call("remakeSent", { params, body: { ...body, version } }))
      .then(() => {
        toast(say("remake.done", { count: chosen.length }));
        onClose();
      })
      .catch((failure: unknown) =>
        setError(wasGivenBack(failure) ? say("again.given_back") : deskError(t, say, failure)),
      )
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={say("again.title", { number: parcel.number })}
      description={say("again.text")}
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={save}>
        <Garments
          order={order}
          parcel={parcel}
          chosen={chosen}
          onChosen={(next) => {
            setChosen(next);
            setError(undefined);
          }}
        />
        <SelectField
          label={say("again.cause")}
          placeholder={say("again.choose")}
          choices={remakeCauses.map((value) => ({ value, label: say(`cause.${value}`) }))}
          value={cause ?? ""}
          onChange={({ currentTarget: { value } }) => {
            setCause(remakeCauses.find((each) => each === value));
            setError(undefined);
          }}
        />
        <TextArea
          label={say("again.words")}
          value={words}
          maxLength={limits.messageMax}
          onText={(text) => {
            setWords(text);
            setError(undefined);
          }}
        />
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {say("remake.act")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}

/** Whether the shop refused since more of a line would be made again than was not given back. */
function wasGivenBack(failure: unknown): boolean {
  if (!isProblem(failure, "validation_failed")) return false;
  return failure.errors.some(({ path, code }) => path === "garments" && code === "too_big");
}

interface GarmentsProps extends Omit<RemakeSentDialogProps, "onClose"> {
  chosen: readonly Chosen[];
  onChosen: (chosen: readonly Chosen[]) => void;
}

function Garments({ order, parcel, chosen, onChosen }: GarmentsProps) {
  const say = useWords();
  const language = useLanguage();
  const inside = parcel.lines.flatMap(({ line_id: lineId, copies }) =>
    copies.map((copy) => ({ lineId, copy })),
  );
  const nameOf = ({ lineId, copy }: Chosen) => {
    const name = lineName(order, lineId, language);
    const of = order.lines.find(({ id }) => id === lineId)?.quantity ?? 1;
    return of === 1 ? name : say("again.garment", { name, copy, of });
  };
  const isOne = (one: Chosen) => (other: Chosen) =>
    one.lineId === other.lineId && one.copy === other.copy;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 type-label font-semibold">{say("again.garments")}</legend>
      <div className="flex max-h-64 flex-col gap-2 overflow-y-auto p-1">
        {inside.map((garment) => (
          <CheckBox
            key={`${garment.lineId} ${garment.copy}`}
            label={nameOf(garment)}
            checked={chosen.some(isOne(garment))}
            onChange={({ currentTarget: { checked } }) =>
              onChosen(
                checked ? [...chosen, garment] : chosen.filter((other) => !isOne(garment)(other)),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function byLine(chosen: readonly Chosen[]) {
  return [...Map.groupBy(chosen, ({ lineId }) => lineId)].map(([line_id, garments]) => ({
    line_id,
    copies: garments.map(({ copy }) => copy),
  }));
}
