/**
 * Names of everything that is fetched. To refresh a name refreshes all that begin with it, so what changes together begins
 * alike. The customer's own come with `customer` data, see `query-client.ts`.
 */
export const queryKeys = {
  cart: ["cart"],
  /** A quote holds for one state of the cart. */
  quote: (...of: readonly (string | number | undefined)[]) => ["quote", ...of],
  shipping: (...of: readonly (string | number)[]) => ["shipping", ...of],
  paymentMethods: (...of: readonly (string | number)[]) => ["payment-methods", ...of],

  paymentLink: (...of: readonly (string | undefined)[]) => ["payment-link", ...of],

  orderLink: (...of: readonly (string | undefined)[]) => ["order-link", ...of],

  customer: ["customer/me"],
  sessions: ["sessions"],
  secondFactor: ["second-factor"],

  orders: ["orders"],
  lastAddress: ["orders", "last-address"],
  invoiceCredit: ["orders", "invoice-credit"],
  order: (uuid: string, ...part: readonly string[]) => ["order", uuid, ...part],
  proof: (order: string, proof: string | null) => ["proof", order, proof],

  desk: ["desk"],
  deskOrders: (...of: readonly (string | undefined)[]) => ["desk", "orders", ...of],
  deskCounts: ["desk", "orders", "counts"],
  /** Of one order, or of all. */
  deskOrder: (...of: readonly string[]) => ["desk", "order", ...of],
  deskCases: (...of: readonly string[]) => ["desk", "cases", ...of],
  /** What no change of an order changes: the desk does not fetch it anew whenever one is told of. */
  office: (...of: readonly (string | undefined)[]) => ["office", ...of],
  deskPart: (...of: readonly (string | undefined)[]) => ["desk", "part", ...of],

  designs: ["designs"],
  ownDesigns: (...of: readonly string[]) => ["designs", "own", ...of],
  staffDesigns: ["designs", "staff"],
  lastDesign: ["designs", "last"],
  design: (uuid: string | undefined) => ["design", uuid],
  groups: ["groups"],
  groupsOfEditor: ["groups", "of the editor"],
  versions: (design: string) => ["versions", design],
  version: (design: string, id: string) => ["version", design, id],
  opened: (...of: readonly (string | boolean)[]) => ["configurator", ...of],
  round: (...of: readonly string[]) => ["round", ...of],
  shared: (...of: readonly string[]) => ["shared", ...of],
  display: (...of: readonly (string | undefined)[]) => ["display", ...of],
  preview: (...of: readonly string[]) => ["preview", ...of],
  images: ["images"],
  logos: (...of: readonly string[]) => ["logos", ...of],

  shop: (language: string) => ["shop", language],
  sets: (language: string) => ["sets", language],
  firstSight: (uuid: string, language: string) => ["set", uuid, language, "first sight"],
  set: (uuid: string | undefined, language: string) => ["set", uuid, language],
  pressColours: (colours: string) => ["press-colours", colours],
  countries: (language: string) => ["countries", language],
} as const;
