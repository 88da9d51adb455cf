import type { ReactNode } from "react";
import { garmentsLeft, riderName, streetAndPlace, type WrittenAddress } from "@holeshot/domain";
import { useFormat } from "../../lib/format.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";

interface LineGarments {
  line_id: string;
  quantity: number;
  copies: readonly number[];
}

interface SentParcel {
  id: string;
  number: number;
  carrier: { name: string } | null;
  tracking_number: string | null;
  tracking_url: string | null;
  sent_at: string;
  /** Of an order that was sent elsewhere since; a link in a mail says no address. */
  shipping_address?: WrittenAddress | null;
  lines: readonly LineGarments[];
  /** What left in it, too, and is made again or was. */
  made_again: readonly LineGarments[];
}

interface ParcelsProps {
  parcels: readonly SentParcel[];
  lines: readonly {
    id: string;
    quantity: number;
    product: { name: string };
    choices: readonly { value: { name: string } }[];
    rider: { name: string; number: string } | null;
  }[];
  /** What was given back and has not left; what surely stays does not follow. */
  stays: readonly { line_id: string; quantity: number; sure: boolean }[];
  /** The customer fetches it. */
  pickup: boolean;
  /** Nothing follows once it is completed, whatever left without a parcel. */
  completed: boolean;
  /** What is said below it. */
  children?: ReactNode;
}

/** What has left, how it is followed, and what is still to come. */
export function Parcels({ parcels, lines, stays, pickup, completed, children }: ParcelsProps) {
  const t = useT();
  const language = useLanguage();
  const { date } = useFormat();
  const gone = parcels.flatMap((parcel) =>
    parcel.lines.flatMap(({ line_id: lineId, copies }) => copies.map((copy) => ({ lineId, copy }))),
  );
  const left = garmentsLeft(lines, gone);
  const nameOf = (id: string) => {
    const line = lines.find((each) => each.id === id);
    if (line === undefined) return "";
    const rider = riderName(line.rider, language);
    return [line.product.name, line.choices[0]?.value.name ?? "", rider]
      .filter((part) => part !== "")
      .join(", ");
  };
  const followOf = (id: string) => {
    const staying = stays.find(({ line_id: of, sure }) => of === id && sure)?.quantity ?? 0;
    return completed ? 0 : (left.get(id)?.length ?? 0) - staying;
  };
  const follows = lines.filter(({ id }) => followOf(id) > 0);
  const isHere = (id: string, copy: number) =>
    !completed && (left.get(id)?.includes(copy) ?? false);
  const being = (parcel: SentParcel) => those(parcel, isHere);
  const done = (parcel: SentParcel) => those(parcel, (id, copy) => !isHere(id, copy));
  const title = t(pickup ? "parcels.ready_title" : "parcels.title");
  return (
    <section aria-label={title} className="border-b border-line py-6">
      <h2 className="type-h3-page">{title}</h2>
      <ul className="mt-3 grid gap-5 sm:grid-cols-2">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="border-t-2 border-ink pt-3">
            <h3 className="type-h3">{t("parcels.name", { number: parcel.number })}</h3>
            <p className="type-small text-mute">
              {t(pickup ? "parcels.ready" : "parcels.sent", { date: date(parcel.sent_at) })}
            </p>
            <ul className="mt-2 type-body">
              {parcel.lines.map((inside) => (
                <li key={inside.line_id}>{`${inside.quantity} × ${nameOf(inside.line_id)}`}</li>
              ))}
            </ul>
            <MadeAgain title={t("parcels.being_again")} nameOf={nameOf} garments={being(parcel)} />
            <MadeAgain title={t("parcels.again")} nameOf={nameOf} garments={done(parcel)} />
            <p className="mt-2 type-body break-words text-mute">
              {[parcel.carrier?.name, parcel.tracking_number].filter(Boolean).join(", ")}
            </p>
            {parcel.shipping_address && (
              <p className="mt-1 type-body text-mute">
                {t("parcels.went", { address: streetAndPlace(parcel.shipping_address).join(", ") })}
              </p>
            )}
            {parcel.tracking_url !== null && (
              <a
                href={parcel.tracking_url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center type-body font-semibold underline"
              >
                {t("parcels.follow", { number: parcel.number })}
              </a>
            )}
          </li>
        ))}
      </ul>
      {follows.length > 0 && (
        <>
          <h3 className="mt-5 type-h3">{t("parcels.follows")}</h3>
          <ul className="mt-1 type-body text-mute">
            {follows.map(({ id }) => (
              <li key={id}>{`${followOf(id)} × ${nameOf(id)}`}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}

/** Which of what left in a parcel and is made again, or was. */
function those(
  { made_again: again }: SentParcel,
  are: (id: string, copy: number) => boolean,
): readonly LineGarments[] {
  return again.flatMap(({ line_id, copies: all }) => {
    const copies = all.filter((copy) => are(line_id, copy));
    return copies.length === 0 ? [] : [{ line_id, quantity: copies.length, copies }];
  });
}

interface MadeAgainProps {
  title: string;
  nameOf: (lineId: string) => string;
  garments: readonly LineGarments[];
}

function MadeAgain({ title, nameOf, garments }: MadeAgainProps) {
  if (garments.length === 0) return null;
  return (
    <div className="mt-2 type-body">
      <p className="font-semibold">{title}</p>
      <ul>
        {garments.map(({ line_id: id, quantity }) => (
          <li key={id}>{`${quantity} × ${nameOf(id)}`}</li>
        ))}
      </ul>
    </div>
  );
}
