import type { CountryCode } from "@holeshot/domain";
import { openCatalogue } from "../../catalogue/index.ts";
import type { OrderRow } from "../../orders/index.ts";
import { labelFiles } from "../label-files.ts";
import type { OrderUnit } from "../order-units.ts";

/** What a garment of `unitToPrint` is unless its test says otherwise. */
type Wish = Partial<Omit<OrderUnit, "document">> & {
  /** Of its product in the document; none when absent. */
  readonly layers?: readonly unknown[];
};

/** One garment of an order as the workshop gets it, with a document that has its layers alone. */
export function unitToPrint({ layers, ...wish }: Wish = {}): OrderUnit {
  const product = wish.product ?? "jersey";
  const products = layers ? { [product]: { layers } } : {};
  return {
    position: 1,
    product,
    size: "L",
    quantity: 1,
    properties: {},
    rider: null,
    designName: "Team Lierop",
    setId: setWith(product),
    revision: "00000000",
    ...wish,
    document: { products } as unknown as OrderUnit["document"],
  };
}

/** Whose it is and where they live, where a test says so. */
interface Recipient {
  readonly to?: Readonly<Record<string, string>>;
  readonly contact?: Readonly<Record<string, string>>;
}

/** The order that it is of, as far as papers speak of it. */
export function orderToPrint(
  country: CountryCode = "nl",
  pickup = false,
  { to = {}, contact = {} }: Recipient = {},
): OrderRow {
  return {
    order_number: "HS-2026-000001",
    confirmed_at: new Date(0),
    contact: { first_name: "Kim", last_name: "de Vries", phone: "0612345678", ...contact },
    shipping_method: pickup ? "pickup" : "standard",
    labels: {
      shipping: { nl: "Zelf ophalen", en: "Pick up yourself" },
      delivery: { pickup: pickup ? "Crossbaan 1" : null },
    },
    language: "nl",
    shipping_address: {
      street: "Dorp",
      house_number: "1",
      postcode: "1000",
      city: "Lier",
      country,
      ...to,
    },
  } as unknown as OrderRow;
}

/** Files of the labels that these garments get, by their path. */
export async function labelsToPrint(
  units: readonly OrderUnit[],
  language: Parameters<typeof labelFiles>[0]["language"],
  country?: CountryCode,
  pickup = false,
  recipient: Recipient = {},
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const order = orderToPrint(country, pickup, recipient);
  const facts = { order, units, language, created: new Date(0) };
  await labelFiles(facts, async (name, make) => {
    const bytes = typeof make === "function" ? await make() : make;
    files.set(name(""), bytes);
    return { path: name(""), bytes: bytes.length, sha256: "" };
  });
  return files;
}

/** The first set that makes a product, in that size when one is asked for. */
export function setWith(product: OrderUnit["product"], size?: string): string {
  const sold = openCatalogue().sets.find(({ products }) =>
    products
      .find(({ id }) => id === product)
      ?.properties.some(
        ({ id, values }) =>
          id === "size" && (size === undefined || values.some((one) => one.id === size)),
      ),
  );
  if (!sold) throw new Error(`no set has ${product} in ${size ?? "any size"}`);
  return sold.uuid;
}
