import type {
  Language,
  OrderStatus,
  PaymentMethod,
  ProofStatus,
  RemakeCause,
} from "@holeshot/domain";
import type { ColumnType, Generated } from "kysely";

type Json<T> = ColumnType<T, string, string>;

/** One text in every language, as it was when the order was made. */
export type Names = Readonly<Partial<Record<Language, string>>>;

export interface StoredAddress {
  readonly street: string;
  readonly house_number: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

export interface StoredBilling extends StoredAddress {
  readonly company: string | null;
  readonly vat_id: string | null;
}

/** Who sells, as invoices name them. */
export interface StoredSeller extends StoredAddress {
  readonly name: string;
  readonly email: string;
  readonly vat_id: string;
  readonly registration: string;
  readonly iban: string;
}

export interface StoredContact {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
}

export interface StoredConsent {
  readonly kind: string;
  readonly version: string;
  readonly language: string;
  readonly text: string;
  readonly accepted_at: string;
}

export interface StoredTax {
  readonly kind: "contained" | "reverse_charge" | "export";
  readonly country: string;
  readonly percent?: number;
}

/** Names used by the lines: `products.jersey`, `properties["jersey.size"]`, `values["jersey.size.L"]`. */
export interface OrderLabels {
  readonly products: Readonly<Record<string, Names>>;
  readonly properties: Readonly<Record<string, Names>>;
  readonly values: Readonly<Record<string, Names>>;
  readonly shipping: Names;
  /** The discount code as the shop writes it; absent without one, and from orders of before it was kept. */
  readonly discount?: string;
  /** What was promised; orders from before it was kept have none. */
  readonly delivery?: {
    /** Where the customer fetches the goods; null when they are sent. */
    readonly pickup: string | null;
    readonly working_days: number;
    readonly production_working_days: number;
  };
  /** Properties of each product as the shop lists them; absent from orders of before it was kept. */
  readonly order?: Readonly<Record<string, readonly string[]>>;
}

/** A text or picture of a line that its size makes smaller than it was designed. */
export interface SmallerPart {
  /** The text as it stands; of a picture its name, or nothing. */
  readonly text: string;
  /** Height of capitals or width of a picture, mm, to the tenth. */
  readonly from_mm: number;
  readonly to_mm: number;
  /** Share of the letters' width that is left; 1 for pictures. */
  readonly letter_width: number;
}

/** A row of a credit note that takes back a part, in the order's language of then; cents. */
export interface CreditedLine {
  readonly title: string;
  readonly note: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly amount: number;
}

/** What was asked to be given back; lines in the order of their ids, each once. */
export interface AskedCredit {
  readonly amount?: number;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly shipping: boolean;
}

/** How far a change is that is paid first: `paid` is one that has not taken effect yet. */
export const surchargeStates = ["open", "paid", "applied", "lapsed", "withdrawn"] as const;
export type SurchargeState = (typeof surchargeStates)[number];

export interface OrderTables {
  number_series: { series: string; year: number; last: number };
  orders: {
    id: string;
    order_number: string;
    customer_id: string;
    cart_id: string;
    status: OrderStatus;
    language: Language;
    payment_method: PaymentMethod;
    shipping_method: string;
    discount_code_id: string | null;
    manual_check: boolean;
    proof_status: ProofStatus;
    subtotal: number;
    discount: number;
    shipping: number;
    manual_check_amount: number;
    vat: number;
    total: number;
    tax: Json<StoredTax>;
    shipping_address: Json<StoredAddress>;
    billing_address: Json<StoredBilling>;
    contact: Json<StoredContact>;
    consents: Json<readonly StoredConsent[]>;
    labels: Json<OrderLabels>;
    created_at: Date;
    confirmed_at: Date | null;
    /** Since when nothing more is made of it, because a payment was charged back. */
    blocked_at: Generated<Date | null>;
    /** Counts every change; the database does. */
    version: Generated<number>;
    /** `YYYY-MM-DD`, the working day on which it is to leave; null until production may begin. */
    due_on: ColumnType<string | null, string | null | undefined, string | null>;
    /** Since when staff have put it aside, and why. */
    held_at: Generated<Date | null>;
    held_reason: Generated<string | null>;
    /** A change of a line that waits to be paid, or to take effect. */
    surcharge_id: Generated<string | null>;
  };
  order_notes: {
    id: string;
    order_id: string;
    staff_id: string;
    text: string;
    written_at: Date;
  };
  order_designs: {
    order_id: string;
    design_id: string;
    set_id: string;
    name: string;
    document: string;
    document_hash: string;
    has_pixel_images: boolean;
    choices: Json<Readonly<Record<string, Readonly<Record<string, string>>>>>;
    /** The design that it is a version of, where `design_id` is an id of the version's own. */
    origin_id: Generated<string | null>;
  };
  order_lines: {
    id: string;
    order_id: string;
    position: number;
    design_id: string;
    product: string;
    quantity: number;
    unit_price: number;
    properties: Json<Readonly<Record<string, string>>>;
    rider_name: string | null;
    rider_number: string | null;
    /** The proof that holds the line's approved document; null while it is made as it was ordered. */
    approved_proof_id: Generated<string | null>;
    /** How many of its garments were given back by line. */
    refunded: Generated<number>;
    /** What changes of the others cost more, cents; below nothing, less. */
    changes_paid: Generated<number>;
    /** Null until it has been looked at. */
    smaller: ColumnType<readonly SmallerPart[] | null, string | null | undefined, string | null>;
  };
  order_events: {
    id: string;
    order_id: string;
    event: string;
    status: OrderStatus;
    happened_at: Date;
  };
  invoices: {
    order_id: string;
    invoice_number: string;
    seller: Json<StoredSeller>;
    issued_at: Date;
    due_at: Date;
    /** When an address on it changed after it was issued. */
    amended_at: Generated<Date | null>;
    /** Counts what it was issued as: 1, and one more with each amendment. */
    version: Generated<number>;
  };
  order_address_changes: {
    id: string;
    order_id: string;
    /** As they were until then. */
    shipping_address: Json<StoredAddress>;
    billing_address: Json<StoredBilling>;
    changed_at: Date;
  };
  credit_notes: {
    order_id: string;
    credit_note_number: string;
    issued_at: Date;
    amount: number;
    vat: number;
    request_key: string | null;
    /** What is credited; null when it is the whole invoice. */
    lines: ColumnType<readonly CreditedLine[] | null, string | null, never>;
    /** Null where nobody asked for it by a call of staff, and of programs that did not keep it. */
    asked: ColumnType<AskedCredit | null, string | null | undefined, never>;
  };
  surcharges: {
    id: string;
    order_id: string;
    line_id: string;
    /** The line as it is to be. */
    properties: Json<Readonly<Record<string, string>>>;
    rider_name: string | null;
    rider_number: string | null;
    /** How many garments of the line. */
    copies: number;
    amount: number;
    /** Null when its customer asked for it. */
    staff_id: string | null;
    state: Generated<SurchargeState>;
    created_at: Date;
    settled_at: Generated<Date | null>;
    invoice_number: Generated<string | null>;
    issued_at: Generated<Date | null>;
    vat: Generated<number | null>;
    lines: ColumnType<readonly CreditedLine[] | null, string | null | undefined, string | null>;
  };
  issued_papers: {
    number: string;
    version: number;
    order_id: string;
    sha256: string;
    bytes: Buffer;
    kept_at: Date;
  };
  order_proofs: {
    id: string;
    order_id: string;
    message: string;
    sent_at: Date;
    answer: string | null;
    answered_at: Date | null;
    /** How often its customer was reminded of it. */
    reminders: Generated<number>;
  };
  order_proof_pins: {
    id: string;
    proof_id: string;
    line_id: string;
    number: number;
    piece: string;
    /** Millimetres of the piece. */
    x: number;
    y: number;
    text: string;
    answer: string | null;
  };
  order_proof_lines: {
    proof_id: string;
    line_id: string;
    document: string;
    document_hash: string;
  };
  parcels: {
    id: string;
    order_id: string;
    /** The first, second … of its order. */
    number: number;
    carrier: string | null;
    carrier_name: string | null;
    tracking_number: string | null;
    tracking_url: string | null;
    sent_at: Date;
    /** Where it went, of an order that was sent elsewhere since; null while that is where the order goes. */
    shipping_address: ColumnType<StoredAddress | null, string | null | undefined, string | null>;
  };
  parcel_garments: {
    line_id: string;
    /** The first, second … of its line, as on its label. */
    copy: number;
    parcel_id: string;
  };
  parcel_remakes: {
    remake_id: string;
    /** What it had left in. */
    parcel_id: string;
    line_id: string;
    copy: number;
    cause: RemakeCause;
  };
}
