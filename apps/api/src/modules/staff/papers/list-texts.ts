import type { Language } from "@holeshot/domain";

const columns = [
  "number",
  "kind",
  "date",
  "order",
  "customer",
  "vatId",
  "country",
  "net",
  "rate",
  "vat",
  "gross",
  "file",
] as const;

type Column = (typeof columns)[number];
/** Words for the kinds of papers, and for why a paper has no VAT. */
type Word = "invoice" | "supplement" | "credit_note" | "reverse_charge" | "export";

/** What the table of a month's papers says. */
export const listTexts: Readonly<Record<Language, Readonly<Record<Column | Word, string>>>> = {
  nl: {
    ...{ number: "Nummer", kind: "Soort", date: "Datum", order: "Bestelling", customer: "Klant" },
    ...{ vatId: "Btw-nummer", country: "Land", net: "Netto", rate: "Btw-tarief", vat: "Btw" },
    ...{ gross: "Bruto", file: "Bestand", invoice: "Factuur", supplement: "Aanvullende factuur" },
    ...{ credit_note: "Creditnota", reverse_charge: "Btw verlegd", export: "Export" },
  },
  en: {
    ...{ number: "Number", kind: "Kind", date: "Date", order: "Order", customer: "Customer" },
    ...{ vatId: "VAT number", country: "Country", net: "Net", rate: "VAT rate", vat: "VAT" },
    ...{ gross: "Gross", file: "File", invoice: "Invoice", supplement: "Supplementary invoice" },
    ...{ credit_note: "Credit note", reverse_charge: "Reverse charge", export: "Export" },
  },
  de: {
    ...{ number: "Nummer", kind: "Art", date: "Datum", order: "Bestellung", customer: "Kunde" },
    ...{ vatId: "USt-IdNr.", country: "Land", net: "Netto", rate: "Steuersatz", vat: "MwSt." },
    ...{ gross: "Brutto", file: "Datei", invoice: "Rechnung", supplement: "Zusatzrechnung" },
    ...{ credit_note: "Gutschrift", reverse_charge: "Reverse Charge", export: "Ausfuhr" },
  },
  dk: {
    ...{ number: "Nummer", kind: "Type", date: "Dato", order: "Ordre", customer: "Kunde" },
    ...{ vatId: "Momsnummer", country: "Land", net: "Netto", rate: "Momssats", vat: "Moms" },
    ...{ gross: "Brutto", file: "Fil", invoice: "Faktura", supplement: "Tillægsfaktura" },
    ...{ credit_note: "Kreditnota", reverse_charge: "Omvendt betalingspligt", export: "Eksport" },
  },
  fr: {
    ...{ number: "Numéro", kind: "Type", date: "Date", order: "Commande", customer: "Client" },
    ...{ vatId: "N° de TVA", country: "Pays", net: "HT", rate: "Taux de TVA", vat: "TVA" },
    ...{ gross: "TTC", file: "Fichier", invoice: "Facture", supplement: "Facture complémentaire" },
    ...{ credit_note: "Avoir", reverse_charge: "Autoliquidation", export: "Exportation" },
  },
};

/** The columns in their order. */
export const listColumns: readonly Column[] = columns;
