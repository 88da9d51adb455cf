import { formatMoney, type Language, languageTags, roundHalfUp } from "@holeshot/domain";
import { addressLines } from "../address-lines.ts";
import { discountName } from "../discount-name.ts";
import { type DescribedLine, describeLine } from "../describe-line.ts";
import type { CreditNoteRow, InvoiceRow, OrderLineRow, OrderRow } from "../reader.ts";
import { isPickup } from "../shipping/parcel-mail-facts.ts";
import type { SupplementRow } from "../surcharges.ts";
import type { CreditedLine } from "../tables.ts";
import { groupLines, type LineGroup, MANY_LINES } from "../group-lines.ts";
import { type InvoiceTexts, invoiceTexts } from "./invoice-texts.ts";
import { writeDay } from "../../../platform/write-day.ts";

/** Everything an invoice is made of; after the order only its addresses may change, and then it says so. */
export interface InvoiceSource {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly invoice: InvoiceRow;
  /** Set when it is the credit note that is written, which takes back the whole invoice or a part of it. */
  readonly creditNote?: CreditNoteRow;
  /** Set when it is the invoice of a change that cost more. */
  readonly supplement?: SupplementRow;
}

export interface InvoiceTableRow {
  readonly title: string;
  readonly note: string;
  readonly quantity: string;
  readonly unitNet: string;
  readonly unit: string;
  readonly amount: string;
}

/** Who wears what, on pages of its own after the amounts. */
export interface RosterGroup {
  readonly title: string;
  readonly rows: readonly {
    readonly rider: string;
    readonly choices: string;
    readonly quantity: string;
  }[];
}

export interface InvoiceSum {
  readonly label: string;
  readonly amount: string;
  readonly strong?: boolean;
}

/** An invoice as words and figures, ready to be set. */
export interface InvoiceContent {
  readonly tag: string;
  readonly say: InvoiceTexts;
  readonly title: string;
  readonly issuedAt: Date;
  readonly number: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly seller: readonly string[];
  readonly billTo: readonly string[];
  /** Where the goods go, or where they are fetched. */
  readonly goesTo: { readonly heading: string; readonly lines: readonly string[] };
  readonly rows: readonly InvoiceTableRow[];
  /** Of an invoice whose lines are grouped: each of them. */
  readonly roster: readonly RosterGroup[];
  readonly sums: readonly InvoiceSum[];
  readonly remarks: readonly string[];
}

export function invoiceContent(source: InvoiceSource): InvoiceContent {
  const { order, lines, invoice, creditNote, supplement } = source;
  const language: Language = order.language;
  const say = invoiceTexts[language];
  const day = (at: Date) => writeDay(at, language);
  const sign = creditNote ? -1 : 1;
  const part = creditNote?.lines ? creditNote : supplement;
  const described = lines.map((line) => describeLine(order, line));
  const grouped = described.length > MANY_LINES && !part?.lines ? groupLines(described) : [];
  return {
    tag: languageTags[language],
    say,
    title: creditNote ? say.creditNote : say.invoice,
    issuedAt: (creditNote ?? supplement ?? invoice).issued_at,
    number: creditNote?.credit_note_number ?? supplement?.invoice_number ?? invoice.invoice_number,
    facts: [
      ...(creditNote
        ? ([
            [say.creditNumber, creditNote.credit_note_number],
            [say.creditDate, day(creditNote.issued_at)],
          ] as const)
        : []),
      [say.number, (supplement ?? invoice).invoice_number],
      [say.date, day((supplement ?? invoice).issued_at)],
      ...(invoice.amended_at && !supplement
        ? ([[say.amended, day(invoice.amended_at)]] as const)
        : []),
      [say.order, order.order_number],
      [say.supplied, day(order.created_at)],
    ],
    seller: sellerLines(invoice, say, language),
    billTo: billLines(order, say, language),
    goesTo: whereTo(order, invoice, say, language),
    rows: part?.lines
      ? part.lines.map((line) => partRow(line, order, sign))
      : grouped.length > 0
        ? grouped.map((group) => groupRow(group, order, say, sign))
        : described.map((line) => tableRow(line, order, sign)),
    roster: creditNote ? [] : grouped.map((group) => rosterGroup(group, say)),
    sums: part ? partSums(order, part, say, sign) : sums(order, say, sign),
    remarks: remarks(source, say, language, day),
  };
}

function sellerLines({ seller }: InvoiceRow, say: InvoiceTexts, language: Language): string[] {
  return [
    seller.name,
    ...addressLines(seller, language),
    seller.email,
    `${say.vatId} ${seller.vat_id}`,
    `${say.registration} ${seller.registration}`,
  ];
}

function billLines(order: OrderRow, say: InvoiceTexts, language: Language): string[] {
  const billing = order.billing_address;
  return [
    ...(billing.company ? [billing.company] : []),
    nameOf(order),
    ...addressLines(billing, language),
    ...(billing.vat_id ? [`${say.vatId} ${billing.vat_id}`] : []),
  ];
}

/** An order that is fetched goes nowhere: its papers say where it is waiting. */
function whereTo(
  order: OrderRow,
  { seller }: InvoiceRow,
  say: InvoiceTexts,
  language: Language,
): InvoiceContent["goesTo"] {
  if (!isPickup(order)) {
    const lines = [nameOf(order), ...addressLines(order.shipping_address, language)];
    return { heading: say.shipTo, lines };
  }
  const place = order.labels.delivery?.pickup?.split(", ") ?? addressLines(seller, language);
  const heading = order.labels.shipping[language] ?? order.shipping_method;
  return { heading, lines: [seller.name, ...place] };
}

function nameOf(order: OrderRow): string {
  return `${order.contact.first_name} ${order.contact.last_name}`;
}

function tableRow(line: DescribedLine, order: OrderRow, sign: 1 | -1): InvoiceTableRow {
  const { language } = order;
  return {
    title: `${line.product}, ${line.design}`,
    note: [...line.choices, ...(line.rider ? [line.rider] : [])].join(" · "),
    quantity: String(sign * line.quantity),
    unitNet: formatMoney(withoutVat(line.unitPrice, order), language),
    unit: formatMoney(line.unitPrice, language),
    amount: formatMoney(sign * line.quantity * line.unitPrice, language),
  };
}

function groupRow(
  group: LineGroup,
  order: OrderRow,
  say: InvoiceTexts,
  sign: 1 | -1,
): InvoiceTableRow {
  const { product, design, quantity, unitPrice, choices } = group;
  const line = { product, design, quantity, unitPrice, rider: null, choices };
  const named = group.lines.some(({ rider }) => rider !== null);
  const row = tableRow(line, order, sign);
  return sign === 1 && named ? { ...row, note: `${row.note}\n${say.seeRoster}` } : row;
}

function rosterGroup({ product, design, quantity, lines }: LineGroup, say: InvoiceTexts) {
  const rows = lines.map((line) => ({
    rider: line.rider ?? say.noRider,
    choices: line.choices.join(", "),
    quantity: String(line.quantity),
  }));
  return { title: `${quantity} × ${product}, ${design}`, rows };
}

function partRow(line: CreditedLine, order: OrderRow, sign: 1 | -1): InvoiceTableRow {
  const { language } = order;
  return {
    title: line.title,
    note: line.note,
    quantity: String(sign * line.quantity),
    unitNet: formatMoney(withoutVat(line.unit_price, order), language),
    unit: formatMoney(line.unit_price, language),
    amount: formatMoney(sign * line.amount, language),
  };
}

/** For show: what is owed is reckoned on the whole, not on the sum of these. */
function withoutVat(amount: number, order: OrderRow): number {
  if (order.tax.kind !== "contained") return amount;
  const hundredths = Math.round((order.tax.percent ?? 0) * 100);
  return roundHalfUp(amount * 10_000, 10_000 + hundredths);
}

function sums(order: OrderRow, say: InvoiceTexts, sign: 1 | -1): InvoiceSum[] {
  const { language } = order;
  const sum = (label: string, amount: number): InvoiceSum => ({
    label,
    amount: formatMoney(sign * amount || 0, language),
  });
  const shipping = order.labels.shipping[language] ?? order.shipping_method;
  const percent = (order.tax.percent ?? 0).toLocaleString(languageTags[language]);
  return [
    sum(say.subtotal, order.subtotal),
    ...(order.discount > 0
      ? [sum(discountName(say.discount, order.labels.discount), -order.discount)]
      : []),
    ...(order.manual_check ? [sum(say.manualCheck, order.manual_check_amount)] : []),
    sum(shipping, order.shipping),
    ...(order.tax.kind === "contained"
      ? [sum(say.taxable(percent), order.total - order.vat), sum(say.vat(percent), order.vat)]
      : []),
    { ...sum(say.total, order.total), strong: true },
  ];
}

function partSums(
  order: OrderRow,
  part: Pick<CreditNoteRow, "amount" | "vat">,
  say: InvoiceTexts,
  sign: 1 | -1,
): InvoiceSum[] {
  const { language } = order;
  const sum = (label: string, amount: number): InvoiceSum => ({
    label,
    amount: formatMoney(amount, language),
  });
  const percent = (order.tax.percent ?? 0).toLocaleString(languageTags[language]);
  return [
    ...(order.tax.kind === "contained"
      ? [
          sum(say.taxable(percent), sign * (part.amount - part.vat)),
          sum(say.vat(percent), sign * part.vat),
        ]
      : []),
    { ...sum(say.total, sign * part.amount), strong: true },
  ];
}

function remarks(
  { order, invoice, creditNote, supplement }: InvoiceSource,
  say: InvoiceTexts,
  language: Language,
  day: (at: Date) => string,
): string[] {
  const amount = formatMoney(order.total, language);
  return [
    ...(order.tax.kind === "reverse_charge" ? [say.reverseCharge] : []),
    ...(order.tax.kind === "export" ? [say.export] : []),
    ...(supplement ? [say.supplements(invoice.invoice_number), say.paid] : []),
    ...(supplement ? [] : [creditNote ? credits(creditNote) : settlement()]),
    ...(invoice.amended_at && !creditNote && !supplement
      ? [say.amends(invoice.invoice_number, day(invoice.issued_at))]
      : []),
  ];

  function credits(note: CreditNoteRow): string {
    if (note.lines === null) return say.credits(invoice.invoice_number);
    return say.creditsPart(invoice.invoice_number, formatMoney(note.amount, order.language));
  }

  function settlement(): string {
    return order.payment_method === "invoice"
      ? say.payable(amount, day(invoice.due_at), invoice.seller.iban, invoice.invoice_number)
      : say.paid;
  }
}
