import type { ColumnType, Generated } from "kysely";

type Json<T> = ColumnType<T, string, string>;

/** Product id → property id → value id. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whether a cart can be ordered still, was, or became part of another. */
export const cartStates = ["open", "ordered", "merged"] as const;
export type CartState = (typeof cartStates)[number];

/** What staff did with a discount code. */
export const discountCodeEvents = ["made", "changed", "ended"] as const;
export type DiscountCodeEvent = (typeof discountCodeEvents)[number];

export interface CartTables {
  discount_codes: {
    id: string;
    code: string;
    code_key: string;
    percent: number | null;
    amount: number | null;
    max_uses: number | null;
    used: Generated<number>;
    valid_until: Date | null;
    created_at: Generated<Date>;
    valid_from: Generated<Date | null>;
    per_customer: Generated<number | null>;
    minimum: Generated<number | null>;
    edition: Generated<number>;
  };
  discount_code_events: {
    id: string;
    code_id: string;
    staff_id: string | null;
    event: DiscountCodeEvent;
    facts: Json<Readonly<Record<string, unknown>>>;
    happened_at: Generated<Date>;
  };
  carts: {
    id: string;
    customer_id: string | null;
    state: Generated<CartState>;
    manual_check: Generated<boolean>;
    discount_code_id: string | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  cart_designs: {
    cart_id: string;
    design_id: string;
    position: number;
    set_id: string;
    name: string;
    document: string;
    document_hash: string;
    has_pixel_images: boolean;
    choices: Json<Choices>;
    follows_saves: boolean;
    /** The design that it is a version of, where `design_id` is an id of the version's own. */
    origin_id: Generated<string | null>;
  };
  cart_items: {
    id: string;
    cart_id: string;
    design_id: string;
    product: string;
    product_position: number;
    quantity: number | null;
    properties: Json<Readonly<Record<string, string>>>;
    rider_name: string | null;
    rider_number: string | null;
  };
}
