import { type SubmitEvent, useId, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import type { DeskOrder } from "../order/desk-order.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";
import { isSoundLink, trackingBody, TrackingFields } from "./TrackingFields.tsx";

interface TrackingDialogProps {
  order: DeskOrder;
  parcel: DeskOrder["parcels"][number];
  onClose: () => void;
}

/** Puts right how a parcel that has left is followed. */
export function TrackingDialog({ order, parcel, onClose }: TrackingDialogProps) {
  const t = useT();
  const say = useWords();
  const act = useAct(order);
  const id = useId();
  const [value, setValue] = useState({
    carrier: parcel.carrier?.id ?? "",
    number: parcel.tracking_number ?? "",
    url: "",
  });
  const [error, setError] = useState<string>();
  const [linkFault, setLinkFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (!isSoundLink(value.url)) {
      setLinkFault(say("parcel.link_wrong"));
      return;
    }
    setBusy(true);
    setError(undefined);
    const params = { orderUuid: order.uuid, id: parcel.id };
    const body = trackingBody(value);
    act("tracking", ({ version }) => call("changeTracking", { params, body: { ...body, version } }))
      .then(onClose)
      .catch((failure: unknown) => setError(deskError(t, say, failure)))
      .finally(() => setBusy(false));
  }

  return (
    <Dialog
      title={say("parcel.change_title", { number: parcel.number })}
      description={say("parcel.change_text")}
      closeLabel={t("app.close")}
      onClose={onClose}
    >
      <form id={id} noValidate className="flex flex-col gap-4 px-5 pt-4 md:px-6" onSubmit={save}>
        <TrackingFields
          value={value}
          linkFault={linkFault}
          onChange={(next) => {
            setValue(next);
            setError(undefined);
            setLinkFault(undefined);
          }}
        />
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
