import { type Language, riderName, streetAndPlace } from "@holeshot/domain";
import { IconArrowLeft, IconDownload } from "@tabler/icons-react";
import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { useCountryName } from "../../../lib/countries.ts";
import { downloadBlob } from "../../../lib/download-blob.ts";
import { useLanguage, useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { navigate } from "../../../lib/navigation/history.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/Button.tsx";
import { cx } from "../../../ui/cx.ts";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { LoadedOrder } from "../order/LoadedOrder.tsx";
import type { DeskOrder } from "../order/desk-order.ts";
import { useAct } from "../../../parts/order-acts/use-act.ts";
import { isSentParcel } from "../../../parts/order-acts/took-place.ts";
import { useOrder } from "../order/use-order.ts";
import { deskError } from "../parts/desk-error.ts";
import { useWords } from "../use-words.ts";
import {
  countOf,
  countPacked,
  isLastParcel,
  keptLine,
  keptOf,
  leftOf,
  owedOf,
  packableOf,
  type Packed,
  readScan,
  stayingOf,
  stillPacked,
} from "./packed.ts";
import { FormerDeliveries } from "./FormerDeliveries.tsx";
import { keptWords, PackTable } from "./PackTable.tsx";
import { isSoundLink, trackingBody, TrackingFields } from "./TrackingFields.tsx";

/** Packing a parcel: what goes in, who carries it, and out it goes. */
export function ParcelView({ uuid }: { uuid: string }) {
  const say = useWords();
  usePageTitle(say("parcel.new"));
  return <LoadedOrder asked={useOrder(uuid)}>{(order) => <Parcel order={order} />}</LoadedOrder>;
}

/** `Shirt M, De Vries 47`. */
function lineWords(
  { product, choices, rider }: DeskOrder["lines"][number],
  language: Language,
): string {
  const whose = riderName(rider, language);
  const size = choices.find(({ property }) => property.id === "size")?.value.name ?? "";
  return [`${product.name} ${size}`.trim(), whose].filter(Boolean).join(", ");
}

function Parcel({ order }: { order: DeskOrder }) {
  const say = useWords();
  const page = { section: "orders", id: order.uuid };
  return (
    <div className="w-full max-w-[1040px]">
      <Link
        to="/desk/:section/:id"
        params={page}
        className="inline-flex min-h-8 items-center gap-1.5 type-small hover:underline"
      >
        <Icon of={IconArrowLeft} size={16} />
        {say("parcel.back", { number: order.order_number })}
      </Link>
      <h1 className="mt-2 type-h2">{say("parcel.title", { number: order.parcels.length + 1 })}</h1>
      <GoesTo order={order} />
      <FormerDeliveries order={order} />
      {order.acts.includes("send_parcel") ? (
        <PackForm key={order.parcels.length} order={order} />
      ) : (
        <p role="status" className="mt-5 max-w-[68ch] type-lead">
          {say(order.status === "completed" ? "parcel.all_gone" : "parcel.not_now")}
        </p>
      )}
    </div>
  );
}

/** What is written on the parcel, and the label with it; of what is fetched, who comes. */
function GoesTo({ order }: { order: DeskOrder }) {
  const t = useT();
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const { contact, shipping_address: to } = order;
  const country = useCountryName(to.country);
  const place = order.delivery?.pickup ? [contact.phone] : [...streetAndPlace(to), country];

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const file = await call("getCartonLabel", { params: { orderUuid: order.uuid } });
      downloadBlob(file as unknown as Blob, `${order.order_number}-${to.postcode}.pdf`);
    } catch (error) {
      toast(deskError(t, say, error), "err");
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-2 flex max-w-[480px] flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="type-body">
        <address className="not-italic">
          {[`${contact.first_name} ${contact.last_name}`, ...place].map((line, at) => (
            <span key={line} className={cx("block", at === 0 && "font-semibold")}>
              {line}
            </span>
          ))}
        </address>
        <p className="text-mute">{order.shipping_method.name}</p>
      </div>
      {order.acts.includes("send_parcel") && (
        <Button
          variant="second"
          size="sm"
          icon={IconDownload}
          busy={busy}
          onClick={() => void take()}
        >
          {say("parcel.label")}
        </Button>
      )}
    </div>
  );
}

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** What came of the last code. */
  told: string;
  onSubmit: (event: SubmitEvent) => void;
}

function ScanField({ field, told, onSubmit }: ScanFieldProps) {
  const say = useWords();
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="flex items-end gap-3">
        <TextField
          ref={field}
          label={say("parcel.scan")}
          hint={say("parcel.scan_hint")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={300}
          frameClassName="grow max-w-[480px]"
        />
      </form>
      <p role="status" className="mt-1 min-h-5 type-small">
        {told}
      </p>
    </>
  );
}

interface WhatFollowsProps {
  order: DeskOrder;
  packed: Packed;
  /** How many garments are still here once this has left. */
  stays: number;
}

/** What sending this parcel does. */
function WhatFollows({ order, packed, stays }: WhatFollowsProps) {
  const say = useWords();
  const last = stays === 0 ? say("parcel.send_last") : say("parcel.send_rest", { count: stays });
  return (
    <p className="type-small text-mute">
      {isLastParcel(order, packed) ? last : say("parcel.send_text")}
    </p>
  );
}

function sentLine([line_id, copies]: readonly [string, readonly number[]]) {
  return { line_id, quantity: copies.length, copies: [...copies] };
}

interface SendBarProps extends WhatFollowsProps {
  count: number;
  busy: boolean;
  error: string | undefined;
}

/** A team's list is as long as twenty telephones: sending it stays within reach, below it or beside it. */
function SendBar({ count, busy, error, ...follows }: SendBarProps) {
  const say = useWords();
  return (
    <div className="flex flex-col gap-4 bg-paper max-lg:sticky max-lg:bottom-(--consent,0px) max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:py-3">
      <FieldError text={error} />
      <Button type="submit" busy={busy}>
        {say("parcel.send", { count })}
      </Button>
      <div className={cx(count === 0 && "max-lg:hidden")}>
        <WhatFollows {...follows} />
      </div>
    </div>
  );
}

function PackForm({ order }: { order: DeskOrder }) {
  const t = useT();
  const language = useLanguage();
  const say = useWords();
  const act = useAct(order);
  const scan = useRef<HTMLInputElement>(null);
  const left = leftOf(order);
  const packable = packableOf(order);
  const owed = owedOf(order);
  const [chosen, setPacked] = useState<Packed>({});
  const packed = stillPacked(chosen, packable);
  const [tracking, setTracking] = useState({ carrier: "", number: "", url: "" });
  const [told, setTold] = useState("");
  const [error, setError] = useState<string>();
  const [linkFault, setLinkFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  // What stands above may have become another while somebody packs and looks elsewhere.
  const to = streetAndPlace(order.shipping_address).join(", ");
  const [packedFor, setPackedFor] = useState(to);
  const lines = Object.entries(packed).filter(([, copies]) => copies.length > 0);
  const count = lines.reduce((sum, [, copies]) => sum + copies.length, 0);

  function scanned(event: SubmitEvent): void {
    event.preventDefault();
    const text = scan.current?.value ?? "";
    if (text.trim() === "") return;
    setError(undefined);
    const found = readScan(order, text);
    if (found.kind === "number") {
      setTracking({ ...tracking, number: found.number });
      setTold(say("parcel.scan_number", { number: found.number }));
    } else if (found.kind === "garment") {
      const before = packed[found.lineId] ?? [];
      setPacked({ ...packed, [found.lineId]: [...new Set([...before, found.copy])] });
      setTold(say("parcel.scan_garment"));
    } else if (found.kind === "kept") {
      setTold(keptWords(say, found.kept));
    } else {
      setTold(say(found.kind === "gone" ? "parcel.scan_gone" : "parcel.scan_elsewhere"));
    }
    if (scan.current) scan.current.value = "";
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (count === 0) return setError(say("parcel.empty"));
    if (!isSoundLink(tracking.url)) return setLinkFault(say("parcel.link_wrong"));
    if (to !== packedFor) {
      setPackedFor(to);
      return setError(say("parcel.elsewhere", { address: to }));
    }
    setBusy(true);
    const body = { ...trackingBody(tracking), lines: lines.map(sentLine) };
    const params = { orderUuid: order.uuid };
    setError(undefined);
    act(
      "parcel",
      ({ version }) => call("sendParcel", { params, body: { ...body, version } }),
      isSentParcel(body.lines),
    )
      .then(() =>
        navigate({ to: "/desk/:section/:id", params: { section: "orders", id: order.uuid } }),
      )
      .catch((failure: unknown) => {
        const kept = keptLine(order, body.lines, failure);
        const garment = kept && lineWords(kept, language);
        setError(garment ? say("parcel.kept", { garment }) : deskError(t, say, failure));
      })
      .finally(() => setBusy(false));
  }

  return (
    <div className="mt-5 gap-x-12 gap-y-6 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="min-w-0 max-lg:**:[button,input]:scroll-mb-44">
        <ScanField field={scan} told={told} onSubmit={scanned} />
        <PackTable
          order={order}
          left={left}
          packable={packable}
          kept={keptOf(order)}
          staying={stayingOf(order)}
          packed={packed}
          onCount={(lineId, wanted) => {
            setError(undefined);
            setPacked(countPacked(packed, lineId, packable.get(lineId) ?? [], wanted));
          }}
        />
        <Button
          variant="second"
          size="sm"
          className="mt-3"
          onClick={() => setPacked(Object.fromEntries(owed))}
        >
          {say("parcel.everything", { count: countOf(owed) })}
        </Button>
      </div>
      <form
        noValidate
        onSubmit={send}
        className="flex flex-col gap-4 max-lg:contents lg:sticky lg:top-16 lg:self-start"
      >
        <TrackingFields
          value={tracking}
          linkFault={linkFault}
          onChange={(next) => {
            setTracking(next);
            setLinkFault(undefined);
          }}
        />
        <SendBar
          order={order}
          packed={packed}
          stays={countOf(left) - count}
          {...{ count, busy, error }}
        />
      </form>
    </div>
  );
}
