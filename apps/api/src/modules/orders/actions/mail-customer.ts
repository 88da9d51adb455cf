import { garmentsLeft } from "@holeshot/domain";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type MailKind, orderMail } from "../../../platform/mail/mail.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { DescribedLine } from "../describe-line.ts";
import { PROGRESS_MAIL, type Progress, progressFacts } from "../mails/progress-facts.ts";
import { findLines, type OrderLineRow, type OrderRow } from "../reader.ts";
import { findParcels, type ParcelRow } from "../shipping/parcels-reader.ts";
import { findStaying, type StayingGarments, surelyStaying } from "../shipping/staying.ts";

/** Orders a mail to an order's customer, in the order's language; nobody is written to who has left the shop. */
export async function mailCustomer<Facts extends object>(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  mail: { readonly kind: MailKind<Facts>; readonly facts: Facts },
): Promise<void> {
  const { email } = order.contact;
  if (email === "") return;
  await orderMail(platform, tx, {
    ...mail,
    to: email,
    language: order.language,
    about: order.id,
  });
}

/** Tells the customer that a line changed, in words of the order. */
export async function mailChange(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  { before, after }: { readonly before: DescribedLine; readonly after: DescribedLine },
): Promise<void> {
  const said = ({ choices, rider }: DescribedLine) =>
    [...(rider === null ? [] : [rider]), ...choices].join(", ");
  const what = `${before.product}, ${before.design}`;
  const change = { what, before: said(before), after: said(after) };
  const facts = { ...progressFacts(order, [], "line", platform), change };
  await mailCustomer(platform, tx, order, { kind: PROGRESS_MAIL, facts });
}

/** The lines of an order with as many garments as have not left in a parcel and were not given back. */
function stillHere(
  lines: readonly OrderLineRow[],
  parcels: readonly ParcelRow[],
  staying: readonly StayingGarments[],
): readonly OrderLineRow[] {
  const left = garmentsLeft(
    lines,
    parcels.flatMap(({ garments }) => garments),
  );
  return lines.flatMap((line) => {
    const quantity = (left.get(line.id)?.length ?? 0) - surelyStaying(staying, line.id);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/** Tells the customer how far the order is; in the transaction that moves it. */
export async function mailProgress(
  platform: Platform,
  tx: Tx,
  order: OrderRow,
  stage: Progress,
): Promise<void> {
  const [lines, parcels, staying] = await Promise.all([
    findLines(tx, order.id),
    findParcels(tx, order.id),
    findStaying(tx, order.id),
  ]);
  const facts = {
    ...progressFacts(order, stillHere(lines, parcels, staying), stage, platform),
    partLeft: parcels.length > 0,
  };
  await mailCustomer(platform, tx, order, { kind: PROGRESS_MAIL, facts });
}
