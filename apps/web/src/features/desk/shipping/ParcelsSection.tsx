import { useLanguage } from "../../../lib/i18n/language-store.ts";
import { may, streetAndPlace } from "@holeshot/domain";
import { useFormat } from "../../../lib/format.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useCustomer } from "../../../lib/session/customer.ts";
import { Button } from "../../../ui/Button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { cx } from "../../../ui/cx.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { Section } from "../order/Section.tsx";
import type { DeskOrder } from "../order/desk-order.ts";
import { useWords } from "../use-words.ts";
import { countOf, leftOf } from "./packed.ts";
import { FormerDeliveries } from "./FormerDeliveries.tsx";
import { lineName } from "./line-name.ts";
import { RemakeSentDialog } from "./RemakeSentDialog.tsx";
import { TrackingDialog } from "./TrackingDialog.tsx";

/** What has left of an order, and the way to the next parcel. */
export function ParcelsSection({ order }: { order: DeskOrder }) {
  const say = useWords();
  const maySend = order.acts.includes("send_parcel");
  const isLabelled = order.former_deliveries.length > 0;
  if (order.parcels.length === 0 && !maySend && !isLabelled) return null;
  const left = countOf(leftOf(order));
  const stays = order.stays.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section title={say("section.parcels")}>
      <FormerDeliveries order={order} />
      {order.parcels.length > 0 && (
        <ul className="flex flex-col">
          {order.parcels.map((parcel) => (
            <SentParcel key={parcel.id} order={order} parcel={parcel} />
          ))}
        </ul>
      )}
      {maySend && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 first:mt-0">
          <Link
            to="/desk/:section/:id"
            params={{ section: "parcels", id: order.uuid }}
            className={buttonClass("second", "sm")}
          >
            {say("parcel.new")}
          </Link>
          <span className="type-small text-mute">
            {say("parcel.left", { count: left })}
            {stays > 0 && <span className="block">{say("parcel.stays", { count: stays })}</span>}
          </span>
        </div>
      )}
    </Section>
  );
}

type Parcel = DeskOrder["parcels"][number];

function SentParcel({ order, parcel }: { order: DeskOrder; parcel: Parcel }) {
  const say = useWords();
  const language = useLanguage();
  const { shortDay, clock } = useFormat();
  const { data: me } = useCustomer();
  const mayChange = me !== undefined && may(me.role, "parcels.send");
  const isMade = order.status === "processing" || order.status === "completed";
  const isFree = isMade && order.hold === null && !order.blocked && parcel.lines.length > 0;
  const mayRemake = isFree && me !== undefined && may(me.role, "packs.make");
  const { carrier, tracking_number: number, tracking_url: url } = parcel;
  const name = say("parcel.name", { number: parcel.number });
  const how = [carrier?.name ?? say("parcel.no_carrier"), number].filter(Boolean).join(", ");
  return (
    <li className="border-b border-line-2 py-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 break-words">
          <span className="mr-2 font-semibold">{name}</span>
          {url === null ? (
            how
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className="py-1 underline">
              {how}
            </a>
          )}
        </span>
        <span className="type-small text-mute">
          {`${shortDay(parcel.sent_at)}, ${clock(parcel.sent_at)}`}
        </span>
      </p>
      {parcel.shipping_address && (
        <p className="type-small text-mute">
          {say("parcel.went", { address: streetAndPlace(parcel.shipping_address).join(", ") })}
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <ul
          className={cx(
            "min-w-48 flex-1 gap-x-6 py-1 type-small text-mute",
            parcel.lines.length > 1 && "sm:columns-2",
          )}
        >
          {parcel.lines.map((inside) => (
            <li
              key={inside.line_id}
            >{`${inside.quantity} × ${lineName(order, inside.line_id, language)}`}</li>
          ))}
          {parcel.made_again.length > 0 && (
            <li>
              {say("again.in", {
                garments: parcel.made_again
                  .map((each) => `${each.quantity} × ${lineName(order, each.line_id, language)}`)
                  .join("; "),
              })}
            </li>
          )}
        </ul>
        <div className="-mr-3 ml-auto flex flex-wrap justify-end">
          {mayRemake && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${say("remake.act")}: ${name}`}
              onClick={() =>
                openDialog((close) => (
                  <RemakeSentDialog order={order} parcel={parcel} onClose={close} />
                ))
              }
            >
              {say("remake.act")}
            </Button>
          )}
          {mayChange && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${say("parcel.change")}: ${name}`}
              onClick={() =>
                openDialog((close) => (
                  <TrackingDialog order={order} parcel={parcel} onClose={close} />
                ))
              }
            >
              {say("parcel.change")}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
