/**
 * Mails as `mails.facts` holds them: each kind as shops before decision 0212 have stored it, in every shape that its
 * writer tells apart. Never changed to suit a writer, since such rows wait in queues; a new shape is added.
 */
export interface StoredMail {
  /** Names it among those of its kind. */
  readonly shape: string;
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const SHOP = "https://shop.example";
const link = `${SHOP}/my-orders/01934a5e-6c00-7a10-8c01-5d1f0e2b9a01`;
const paying = `${SHOP}/pay/01934a5e-6c00-7a10-8c01-5d1f0e2b9a01/p4yT0ken_p4yT0ken-p4yT0ken`;
const orderNumber = "HS-2026-000123";
const firstName = "Maximiliane-Sophie";
const to = { firstName, orderNumber, link };
const address = ["Rue de l’Ancienne-Gendarmerie 114 bis", "4780 Sankt Vith", "België"];
const shopAddress = ["Holeshot B.V.", "Crossbaan 1", "5408 XX Volkel", "Nederland"];
const longName = "MX-Club Südring Lichtenvoorde-Aalten e.V. – Vereinskit 2027";

const kits = [
  {
    name: "Night Shift",
    products: "Shirt, Broek, Handschoenen",
    picture: `${SHOP}/1.webp?size=320&v=1`,
  },
  { name: longName, products: "Shirt", picture: `${SHOP}/2.webp?size=320&v=1` },
];
const lines = [
  ...[
    ["Night Shift", "Shirt", ["Maat L", "Mouwen lang", "Kraag col en V"], "de Vries 38", 1, 6995],
    ["Night Shift", "Broek", ["Maat W34"], null, 2, 14995],
    [longName, "Handschoenen", ["Maat 2XL"], "van den Heuvel-Oosterhuis 114", 12, 2971],
  ].map(([design, product, choices, rider, quantity, unitPrice]) => ({
    ...{ design, product, choices, rider, quantity, unitPrice },
  })),
];
const confirmation = {
  ...to,
  ...{ onInvoice: false, manualCheck: false, lines, subtotal: 72_637, discount: 7264 },
  ...{ discountCode: "GATEDROP10", shipping: 0, shippingName: "Standaardverzending" },
  ...{ manualCheckAmount: 0, vat: 11_346, total: 65_373, address, pickup: null },
  ...{ productionDays: 15, invoiceDays: 14, kits },
};
const progress = {
  ...to,
  ...{ pickup: false, address, billing: [longName, ...address], productionDays: 15, kits },
  products: [
    { name: "Shirt, Night Shift", quantity: 3 },
    { name: `Handschoenen, ${longName}`, quantity: 12 },
  ],
};
const change = {
  what: `Shirt, ${longName}`,
  before: "de Vries 38, Maat L, Mouwen lang",
  after: "de Vries 38, Maat XL, Mouwen lang",
};
const garment = { label: `3 × Shirt, ${longName}`, note: "de Vries 38, Maat L" };
const parcel = {
  ...to,
  ...{ pickup: false, address: address.join(", "), kits, inside: [garment], follows: [] },
  carrier: "PostNL",
  trackingNumber: "3SHOLE0123456789",
  trackingUrl: "https://postnl.example/track?B=3SHOLE0123456789&P=5408XX",
};
const money = { ...to, amount: 65_373 };
const message = "Het rugnummer stond over de naad.\nIk heb het 14 mm omhoog gezet.\n\nGroet, Joris";

export const storedMails: readonly StoredMail[] = [
  {
    shape: "link",
    kind: "reset-password",
    facts: { first_name: firstName, link: `${SHOP}/reset-password?token=abc` },
  },
  {
    shape: "told",
    kind: "password-changed",
    facts: { first_name: firstName, link: `${SHOP}/login?view=forgot` },
  },
  { shape: "link", kind: "confirm-email", facts: { link: `${SHOP}/confirm-email?token=abc` } },
  { shape: "known", kind: "email-known", facts: { link: `${SHOP}/login` } },
  { shape: "former", kind: "email-changed", facts: { first_name: firstName } },
  {
    shape: "design",
    kind: "staff-design",
    facts: { firstName, design: longName, link: `${SHOP}/my-designs` },
  },
  ...["chargeback", "chargeback_reversed"].map((kind) => ({
    ...{ shape: kind, kind: "staff-payment-alert", facts: { kind, amount: 65_373, orderNumber } },
  })),
  { shape: "paid", kind: "order-confirmation", facts: confirmation },
  {
    shape: "invoice",
    kind: "order-confirmation",
    facts: {
      ...{ ...confirmation, onInvoice: true, manualCheck: true, manualCheckAmount: 1495 },
      pickup: shopAddress.join(", "),
    },
  },
  {
    shape: "team",
    kind: "order-confirmation",
    facts: { ...confirmation, lines: Array.from({ length: 9 }, () => lines).flat() },
  },
  {
    shape: "before-kits-and-codes",
    kind: "order-confirmation",
    facts: { ...confirmation, kits: undefined, discountCode: undefined },
  },
  ...["production", "shipped", "address"].map((stage) => ({
    ...{ shape: stage, kind: "order-progress", facts: { ...progress, stage } },
  })),
  { shape: "line", kind: "order-progress", facts: { ...progress, stage: "line", change } },
  {
    shape: "fetched",
    kind: "order-progress",
    facts: { ...progress, stage: "shipped", pickup: true },
  },
  ...["failed", "expired", "refund", "credit", "invoice_paid", "surcharge", "surcharge_lapsed"].map(
    (news) => ({
      shape: news,
      kind: "order-payment",
      facts: {
        ...{ ...money, news, link: news === "failed" ? paying : link },
        reason: news === "refund" ? "Een handschoen was verkeerd genaaid." : "",
        ...(news === "failed" ? { until: "2026-11-30T00:08:00.000Z" } : {}),
      },
    }),
  ),
  ...["refunded", "credited", "paid_late", "paid_twice", "change_over"].map((kind) => ({
    ...{ shape: kind, kind: "order-cancellation", facts: { ...money, kind } },
  })),
  {
    shape: "part",
    kind: "order-parcel",
    facts: { ...parcel, news: "part", follows: [garment, garment] },
  },
  { shape: "last", kind: "order-parcel", facts: { ...parcel, news: "last", trackingUrl: null } },
  { shape: "tracking", kind: "order-parcel", facts: { ...parcel, news: "tracking" } },
  ...[false, true].map((pickup) => ({
    shape: pickup ? "fetched" : "sent",
    kind: "order-remake",
    facts: { ...to, pickup, productionDays: 15, garments: [garment, garment], kits },
  })),
  { shape: "asked", kind: "proof", facts: { ...to, message, kits } },
  { shape: "reminded", kind: "proof", facts: { ...to, message, reminder: true } },
];
