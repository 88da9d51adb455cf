import type { Cents } from "./state.ts";

export interface Method {
  readonly id: string;
  readonly name: Readonly<Record<string, string>> & { readonly en: string };
  readonly from: Cents;
  readonly to: Cents;
  /** Null: everywhere. */
  readonly countries: readonly string[] | null;
  /** A page that asks for a bank's answer later knows `authorized`. */
  readonly payLater?: true;
}

const WIDE = { from: 1, to: 5_000_000, countries: null } as const;

/** Ways to pay, in the order in which an account lists them. Bounds and countries as Mollie publishes them, roughly. */
const METHODS: readonly Method[] = [
  { id: "ideal", name: { en: "iDEAL" }, from: 1, to: 5_000_000, countries: ["NL"] },
  { id: "bancontact", name: { en: "Bancontact" }, from: 2, to: 5_000_000, countries: ["BE"] },
  { id: "kbc", name: { en: "KBC/CBC" }, from: 1, to: 5_000_000, countries: ["BE"] },
  {
    id: "creditcard",
    name: { en: "Card", nl: "Creditcard", de: "Karte", da: "Kort", fr: "Carte" },
    ...WIDE,
  },
  { id: "paypal", name: { en: "PayPal" }, ...WIDE, to: 800_000 },
  {
    id: "klarna",
    name: { en: "Klarna" },
    from: 10,
    to: 1_000_000,
    countries: ["NL", "BE", "DE", "AT", "DK", "FR"],
    payLater: true,
  },
  { id: "eps", name: { en: "eps" }, from: 100, to: 5_000_000, countries: ["AT"] },
  { id: "mobilepay", name: { en: "MobilePay" }, from: 1, to: 5_000_000, countries: ["DK"] },
  {
    id: "banktransfer",
    name: {
      en: "SEPA bank transfer",
      nl: "Overboeking",
      de: "SEPA-Überweisung",
      da: "SEPA-overførsel",
      fr: "Virement SEPA",
    },
    from: 2,
    to: 100_000_000,
    countries: null,
  },
];

export function findMethods(
  amount: Cents | null,
  country: string | null,
  only: readonly string[] = [],
): readonly Method[] {
  return METHODS.filter(
    (method) =>
      (amount === null || (amount >= method.from && amount <= method.to)) &&
      (country === null || method.countries === null || method.countries.includes(country)) &&
      (only.length === 0 || only.includes(method.id)),
  );
}

export function isMethod(id: string): boolean {
  return METHODS.some((method) => method.id === id);
}

export function methodName(method: Method, language: string): string {
  return method.name[language] ?? method.name.en;
}
