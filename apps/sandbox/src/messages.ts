import type { Language, PaymentStatus } from "./payment.ts";

/** Everything the page says, in the buyer's language. */
export interface PageMessages {
  /** For `<html lang>`. */
  readonly tag: string;
  readonly title: string;
  readonly test: string;
  readonly amount: string;
  readonly for: string;
  readonly pay: string;
  readonly cancel: string;
  readonly fail: string;
  readonly failHint: string;
  readonly back: string;
  readonly settled: Readonly<Record<Exclude<PaymentStatus, "open">, string>>;
}

export const MESSAGES: Readonly<Record<Language, PageMessages>> = {
  nl: {
    tag: "nl",
    title: "Betaling",
    test: "Oefenomgeving: er wordt geen geld afgeschreven.",
    amount: "Te betalen",
    for: "Voor",
    pay: "Betalen",
    cancel: "Annuleren",
    fail: "Laten mislukken",
    failHint: "Alleen om te oefenen: de betaling wordt geweigerd, de bestelling blijft staan.",
    back: "Terug naar de winkel",
    settled: {
      paid: "Deze betaling is gedaan.",
      failed: "Deze betaling is mislukt.",
      cancelled: "Deze betaling is geannuleerd.",
      partly_refunded: "Deze betaling is deels teruggestort.",
      refunded: "Deze betaling is teruggestort.",
    },
  },
  en: {
    tag: "en",
    title: "Payment",
    test: "Test environment: no money is taken.",
    amount: "Amount due",
    for: "For",
    pay: "Pay",
    cancel: "Cancel",
    fail: "Let it fail",
    failHint: "For practice only: the payment is declined and the order stays.",
    back: "Back to the shop",
    settled: {
      paid: "This payment has been made.",
      failed: "This payment has failed.",
      cancelled: "This payment has been cancelled.",
      partly_refunded: "This payment has been partly refunded.",
      refunded: "This payment has been refunded.",
    },
  },
  de: {
    tag: "de",
    title: "Zahlung",
    test: "Testumgebung: Es wird kein Geld abgebucht.",
    amount: "Zu zahlen",
    for: "Für",
    pay: "Bezahlen",
    cancel: "Abbrechen",
    fail: "Fehlschlagen lassen",
    failHint: "Nur zum Üben: Die Zahlung wird abgelehnt, die Bestellung bleibt bestehen.",
    back: "Zurück zum Shop",
    settled: {
      paid: "Diese Zahlung ist erfolgt.",
      failed: "Diese Zahlung ist fehlgeschlagen.",
      cancelled: "Diese Zahlung wurde abgebrochen.",
      partly_refunded: "Diese Zahlung wurde teilweise erstattet.",
      refunded: "Diese Zahlung wurde erstattet.",
    },
  },
  dk: {
    tag: "da",
    title: "Betaling",
    test: "Testmiljø: der trækkes ingen penge.",
    amount: "At betale",
    for: "For",
    pay: "Betal",
    cancel: "Annuller",
    fail: "Lad den mislykkes",
    failHint: "Kun til øvelse: betalingen afvises, og ordren bliver stående.",
    back: "Tilbage til butikken",
    settled: {
      paid: "Betalingen er gennemført.",
      failed: "Betalingen er mislykkedes.",
      cancelled: "Betalingen er annulleret.",
      partly_refunded: "Betalingen er delvist refunderet.",
      refunded: "Betalingen er refunderet.",
    },
  },
  fr: {
    tag: "fr",
    title: "Paiement",
    test: "Environnement de test : aucun montant n’est débité.",
    amount: "Montant à payer",
    for: "Pour",
    pay: "Payer",
    cancel: "Annuler",
    fail: "Faire échouer",
    failHint: "Pour s’exercer : le paiement est refusé, la commande reste enregistrée.",
    back: "Retour à la boutique",
    settled: {
      paid: "Ce paiement a été effectué.",
      failed: "Ce paiement a échoué.",
      cancelled: "Ce paiement a été annulé.",
      partly_refunded: "Ce paiement a été remboursé en partie.",
      refunded: "Ce paiement a été remboursé.",
    },
  },
};
