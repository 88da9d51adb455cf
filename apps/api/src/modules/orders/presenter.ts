import type { AnswerBodyOf, getOrder, listOrders as listOrdersRoute } from "@holeshot/contract";
import { changeableAddresses, isProductId, type Language, productIds } from "@holeshot/domain";
import type { Db } from "../../platform/database/database.ts";
import type { DesignsFacade, ShownPictures } from "../designs/index.ts";
import { findPayments, findRefunds, type PaymentRow, type RefundRow } from "../payments/index.ts";
import { isPickup } from "./shipping/parcel-mail-facts.ts";
import { findParcels } from "./shipping/parcels-reader.ts";
import { stayingOf } from "./shipping/staying.ts";
import { presentParcel } from "./shipping/present-parcels.ts";
import { findAddressChanges, findLineChanges } from "./history/changes-reader.ts";
import { describeChanges } from "./history/describe-changes.ts";
import { frozen, namedChoices } from "./named-choices.ts";
import {
  findCreditNotes,
  findEvents,
  findInvoice,
  findLines,
  findOrderedDesigns,
  findProofLines,
  findRounds,
  type OrderLineRow,
  type OrderRow,
  type OrderedDesignRow,
  type OrderSummaryRow,
  type ProofLineRow,
} from "./reader.ts";
import { payUntil } from "./payment-link.ts";
import { isEnded } from "./writer.ts";
import { findSupplements, findSurcharge, type SurchargeRow } from "./surcharges.ts";

export type OrderAnswer = AnswerBodyOf<typeof getOrder, 200>;
type SummaryAnswer = AnswerBodyOf<typeof listOrdersRoute, 200>["data"][number];
type Pictures = ReadonlyMap<string, ShownPictures>;

/** A page of the list of orders, with what is in each. */
export async function presentSummaries(
  db: Db,
  designs: DesignsFacade,
  rows: readonly OrderSummaryRow[],
): Promise<SummaryAnswer[]> {
  const ordered = await findOrderedDesigns(
    db,
    rows.map(({ id }) => id),
  );
  const refs = ordered.map(({ design_id, document_hash }) => ({
    uuid: design_id,
    documentHash: document_hash,
  }));
  const pictures = await designs.pictures(db, refs);
  const byOrder = Map.groupBy(ordered, ({ order_id }) => order_id);
  return rows.map((row) => ({
    uuid: row.id,
    order_number: row.order_number,
    created_at: row.created_at.toISOString(),
    status: row.status,
    total: row.total,
    designs: (byOrder.get(row.id) ?? []).map((design) => presentOrdered(design, pictures)),
  }));
}

function presentOrdered(
  { design_id: uuid, name, products: made, document_hash: hash }: OrderedDesignRow,
  pictures: Pictures,
): SummaryAnswer["designs"][number] {
  // The shop names first what is worn on top, which its kits are known by.
  const products = productIds.filter((id) => made.includes(id));
  const [cover] = products;
  const preview_url = (cover && pictures.get(hash)?.previewUrl(cover)) ?? null;
  return { uuid, name, products, preview_url };
}

/** An order with everything that belongs to it, every field that leaves the server named. */
export async function presentOrder(
  db: Db,
  designs: DesignsFacade,
  order: OrderRow,
  language: Language,
): Promise<OrderAnswer> {
  const [
    lines,
    payments,
    refunds,
    events,
    invoice,
    creditNotes,
    supplements,
    surcharge,
    rounds,
    parcels,
    addresses,
    lineChanges,
  ] = await Promise.all([
    findLines(db, order.id),
    findPayments(db, order.id),
    findRefunds(db, order.id),
    findEvents(db, order.id),
    findInvoice(db, order.id),
    findCreditNotes(db, order.id),
    findSupplements(db, order.id),
    order.surcharge_id === null ? undefined : findSurcharge(db, order.surcharge_id),
    order.manual_check ? findRounds(db, order.id) : [],
    findParcels(db, order.id),
    findAddressChanges(db, order.id),
    findLineChanges(db, order.id),
  ]);
  const changesOf = describeChanges({ order, lines, addresses, lineChanges }, language);
  const proof = rounds.at(-1);
  const proofLines = proof ? await findProofLines(db, proof.id) : [];
  const pictures = await designs.pictures(db, documentsOf(lines, proofLines));
  const changes = changeableAddresses(order.status, isPickup(order));
  return {
    uuid: order.id,
    order_number: order.order_number,
    created_at: order.created_at.toISOString(),
    status: order.status,
    changeable: changes === "both",
    delivery_changeable: changes !== "none",
    lines: lines.map((line) => presentLine(line, order, pictures, language)),
    totals: presentTotals(order),
    discount_code: order.labels.discount === undefined ? null : { code: order.labels.discount },
    delivery: presentDelivery(order),
    shipping_method: {
      id: order.shipping_method,
      name: frozen(order.labels.shipping, order, language) ?? order.shipping_method,
    },
    shipping_address: presentAddress(order.shipping_address),
    billing_address: {
      ...presentAddress(order.billing_address),
      company: order.billing_address.company,
      vat_id: order.billing_address.vat_id,
    },
    contact: contactOf(order.contact),
    payments: payments.map((payment) => presentPayment(payment, refunds)),
    proof: order.manual_check ? presentProof(order, rounds, lines, proofLines, pictures) : null,
    documents: [
      ...(invoice ? [paper(order, "invoice", "invoice.pdf")] : []),
      ...creditNotes.map(({ credit_note_number: number }, at) => {
        const file = at === 0 ? "credit-note.pdf" : `credit-notes/${number}.pdf`;
        return { ...paper(order, "credit_note", file), number };
      }),
      ...supplements.map(({ invoice_number: number }) => ({
        ...paper(order, "supplement", `supplements/${number}.pdf`),
        number,
      })),
    ],
    history: events.map((event) => ({
      at: event.happened_at.toISOString(),
      event: event.event,
      status: event.status,
      changes: [...changesOf(event)],
    })),
    parcels: parcels.map((parcel) => ({
      ...presentParcel(parcel),
      shipping_address: parcel.shipping_address && presentAddress(parcel.shipping_address),
    })),
    stays: isEnded(order.status)
      ? []
      : stayingOf(lines, parcels, creditNotes).map(({ lineId, copies, sure }) => ({
          line_id: lineId,
          quantity: copies.length,
          sure,
        })),
    surcharge: surcharge ? presentSurcharge(surcharge) : null,
    version: order.version,
  };
}

function presentSurcharge(row: SurchargeRow): NonNullable<OrderAnswer["surcharge"]> {
  const nobody = row.rider_name === null && row.rider_number === null;
  return {
    id: row.id,
    line_id: row.line_id,
    properties: row.properties,
    rider: nobody ? null : { name: row.rider_name ?? "", number: row.rider_number ?? "" },
    copies: row.copies,
    amount: row.amount,
    paid: row.state === "paid",
    pay_until: payUntil(row).toISOString(),
  };
}

function presentLine(
  line: OrderLineRow,
  order: OrderRow,
  pictures: Pictures,
  language: Language,
): OrderAnswer["lines"][number] {
  if (!isProductId(line.product)) throw new Error(`Unknown product ${line.product} in an order.`);
  return {
    id: line.id,
    configuredSetUuid: line.design_id,
    configuratorSetUuid: line.set_id,
    name: line.name,
    product: {
      id: line.product,
      name: frozen(order.labels.products[line.product], order, language) ?? line.product,
    },
    quantity: line.quantity,
    ppuInclVat: line.unit_price,
    properties: line.properties,
    choices: namedChoices(order, line, language),
    rider:
      line.rider_name === null && line.rider_number === null
        ? null
        : { name: line.rider_name ?? "", number: line.rider_number ?? "" },
    smaller: line.smaller === null ? null : line.smaller.map((part) => ({ ...part })),
    document_hash: line.document_hash,
    preview_url: pictures.get(line.document_hash)?.previewUrl(line.product) ?? null,
  };
}

function paper(order: OrderRow, kind: OrderAnswer["documents"][number]["kind"], file: string) {
  return { kind, url: `/api/customer/orders/${order.id}/${file}` };
}

function presentTotals(order: OrderRow): OrderAnswer["totals"] {
  return {
    subtotal: order.subtotal,
    vat: order.vat,
    shipping: order.shipping,
    discount: order.discount,
    manual_check: order.manual_check_amount,
    extras: [],
    total: order.total,
  };
}

function presentDelivery({ labels: { delivery } }: OrderRow): OrderAnswer["delivery"] {
  return delivery ? { ...delivery, pickup: delivery.pickup !== null } : null;
}

/** An address as it goes out, its fields named. */
export function presentAddress(address: OrderRow["shipping_address"]) {
  const { street, house_number, postcode, city, country } = address;
  return { street, house_number, postcode, city, country };
}

function contactOf(contact: OrderRow["contact"]) {
  const { first_name, last_name, email, phone } = contact;
  return { first_name, last_name, email, phone };
}

function presentPayment(
  payment: PaymentRow,
  refunds: readonly RefundRow[],
): OrderAnswer["payments"][number] {
  const refunded = refunds
    .filter((refund) => refund.payment_id === payment.id && refund.status === "done")
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: payment.id,
    method: payment.method,
    provider: payment.provider,
    status: payment.status,
    amount: payment.amount,
    created_at: payment.created_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
    ...(refunded > 0 ? { refunded } : {}),
    ...(payment.paid_by === null ? {} : { paid_by: payment.paid_by }),
  };
}

function presentProof(
  order: OrderRow,
  rounds: Rounds,
  lines: readonly OrderLineRow[],
  proofLines: readonly ProofLineRow[],
  pictures: Pictures,
): NonNullable<OrderAnswer["proof"]> {
  const proof = rounds.at(-1);
  return {
    status: order.proof_status,
    id: proof?.id ?? null,
    message: proof?.message ?? null,
    answer: proof?.answer ?? null,
    lines: proofLines.map(({ line_id, document_hash }) => {
      const product = lines.find((line) => line.id === line_id)?.product;
      const picture = isProductId(product)
        ? pictures.get(document_hash)?.previewUrl(product)
        : null;
      return { line_id, preview_url: picture ?? null };
    }),
    sent_at: proof?.sent_at.toISOString() ?? null,
    answered_at: proof?.answered_at?.toISOString() ?? null,
    rounds: rounds.map(presentRound),
  };
}

type Rounds = Awaited<ReturnType<typeof findRounds>>;

function presentRound(round: Rounds[number]): NonNullable<OrderAnswer["proof"]>["rounds"][number] {
  return {
    id: round.id,
    message: round.message,
    sent_at: round.sent_at.toISOString(),
    answer: round.answer,
    answered_at: round.answered_at?.toISOString() ?? null,
    pins: round.pins.map(({ id, number, line_id, piece, x, y, text, answer }) => ({
      id,
      number,
      line_id,
      piece,
      x,
      y,
      text,
      answer,
    })),
  };
}

function documentsOf(lines: readonly OrderLineRow[], proofLines: readonly ProofLineRow[]) {
  const designOf = new Map(lines.map((line) => [line.id, line.design_id]));
  const refs = [
    ...lines.map((line) => [line.document_hash, line.design_id] as const),
    ...proofLines.map((line) => [line.document_hash, designOf.get(line.line_id) ?? ""] as const),
  ];
  return [...new Map(refs)].map(([documentHash, uuid]) => ({ uuid, documentHash }));
}
