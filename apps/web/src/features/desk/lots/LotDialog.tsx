import { limits } from "@holeshot/domain";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { officeError } from "../parts/office-error.ts";
import { useWords } from "../use-words.ts";
import { readSide } from "./read-side.ts";
import { type Cloth, type ClothLot, shrinkOf } from "./use-lots.ts";

interface LotDialogProps {
  cloths: readonly Cloth[];
  /** The lot that is measured again; absent for a new one. */
  lot?: ClothLot;
  onClose: () => void;
}

/** Takes what the strike-off's grid measures after the press; says at once what that means for the next pack. */
export function LotDialog({ cloths, lot, onClose }: LotDialogProps) {
  const t = useT();
  const say = useWords();
  const { tenth } = useFormat();
  const client = useQueryClient();
  const id = useId();
  const [values, setValues] = useState({
    lot: lot?.lot ?? "",
    cloth: lot?.cloth ?? cloths[0]?.id ?? "",
    across: "",
    along: "",
  });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const across = readSide(values.across);
  const along = readSide(values.along);

  function field(name: keyof typeof values) {
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
    const name = values.lot.trim();
    if (name === "") return setError(say("lots.fault_lot"));
    if (across === null || along === null) return setError(say("lots.fault_side"));
    setBusy(true);
    setError(undefined);
    call("noteClothLot", {
      body: { lot: name, cloth: values.cloth, across_mm: across, along_mm: along },
    })
      .then(onClose)
      .catch((failure: unknown) => setError(officeError(t, say, failure)))
      .finally(() => {
        setBusy(false);
        void client.invalidateQueries({ queryKey: queryKeys.office("lots") });
      });
  }

  return (
    <Dialog
      title={lot === undefined ? say("lots.measure") : lot.lot}
      description={say("lots.measure_text")}
      width="md"
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={send}>
        {lot === undefined && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={say("lots.lot")}
              hint={say("lots.lot_hint")}
              maxLength={limits.searchMax}
              spellCheck={false}
              {...field("lot")}
            />
            <SelectField
              label={say("lots.cloth")}
              choices={cloths.map((cloth) => ({ value: cloth.id, label: cloth.name }))}
              {...field("cloth")}
            />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say("lots.across")}
            hint={say("lots.across_hint")}
            inputMode="decimal"
            unit="mm"
            {...field("across")}
          />
          <TextField
            label={say("lots.along")}
            hint={say("lots.along_hint")}
            inputMode="decimal"
            unit="mm"
            {...field("along")}
          />
        </div>
        <p role="status" className="min-h-5 type-small text-mute">
          {across !== null &&
            along !== null &&
            say("lots.means", { across: tenth(shrinkOf(across)), along: tenth(shrinkOf(along)) })}
        </p>
        <FieldError text={error} />
      </form>
      <DialogBar>
        <Button variant="second" onClick={onClose}>
          {t("app.cancel")}
        </Button>
        <Button type="submit" form={id} busy={busy}>
          {say("people.save")}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
