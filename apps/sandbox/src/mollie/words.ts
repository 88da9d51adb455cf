/** Everything the payment page says. */
export interface PageWords {
  readonly title: string;
  readonly test: string;
  readonly amount: string;
  readonly choose: string;
  readonly next: string;
  readonly back: string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly over: string;
  readonly toShop: string;
}

export const WORDS: Readonly<Record<string, PageWords>> & { readonly en: PageWords } = {
  nl: {
    title: "Betalen",
    test: "Oefenbetaling: er wordt geen geld afgeschreven.",
    amount: "Te betalen",
    choose: "Kies hoe je wilt betalen",
    next: "Verder",
    back: "Andere betaalmethode",
    outcome: "Kies hoe de betaling afloopt",
    outcomes: {
      paid: "Betaald",
      failed: "Mislukt",
      canceled: "Geannuleerd",
      expired: "Verlopen",
      pending: "In behandeling bij de bank",
      open: "Open: ik ga terug zonder te betalen",
    },
    over: "Op deze pagina kan niet meer worden betaald.",
    toShop: "Terug naar de winkel",
  },
  en: {
    title: "Payment",
    test: "Practice payment: no money is taken.",
    amount: "Amount due",
    choose: "Choose how to pay",
    next: "Continue",
    back: "Another way to pay",
    outcome: "Choose how the payment ends",
    outcomes: {
      paid: "Paid",
      failed: "Failed",
      canceled: "Cancelled",
      expired: "Expired",
      pending: "Being processed by the bank",
      open: "Open: I go back without paying",
    },
    over: "This page can no longer be paid on.",
    toShop: "Back to the shop",
  },
  de: {
    title: "Bezahlen",
    test: "Übungszahlung: Es wird kein Geld abgebucht.",
    amount: "Zu zahlen",
    choose: "Wähle, wie du zahlen möchtest",
    next: "Weiter",
    back: "Andere Zahlungsart",
    outcome: "Wähle, wie die Zahlung ausgeht",
    outcomes: {
      paid: "Bezahlt",
      failed: "Fehlgeschlagen",
      canceled: "Abgebrochen",
      expired: "Abgelaufen",
      pending: "In Bearbeitung bei der Bank",
      open: "Offen: Ich gehe zurück, ohne zu zahlen",
    },
    over: "Auf dieser Seite kann nicht mehr bezahlt werden.",
    toShop: "Zurück zum Shop",
  },
  da: {
    title: "Betaling",
    test: "Øvelsesbetaling: der trækkes ingen penge.",
    amount: "At betale",
    choose: "Vælg, hvordan du vil betale",
    next: "Fortsæt",
    back: "Anden betalingsmåde",
    outcome: "Vælg, hvordan betalingen ender",
    outcomes: {
      paid: "Betalt",
      failed: "Mislykket",
      canceled: "Annulleret",
      expired: "Udløbet",
      pending: "Under behandling i banken",
      open: "Åben: jeg går tilbage uden at betale",
    },
    over: "Der kan ikke længere betales på denne side.",
    toShop: "Tilbage til butikken",
  },
  fr: {
    title: "Paiement",
    test: "Paiement d’essai : rien n’est débité.",
    amount: "À payer",
    choose: "Choisissez comment payer",
    next: "Continuer",
    back: "Autre moyen de paiement",
    outcome: "Choisissez l’issue du paiement",
    outcomes: {
      paid: "Payé",
      failed: "Échoué",
      canceled: "Annulé",
      expired: "Expiré",
      pending: "En traitement à la banque",
      open: "Ouvert : je reviens sans payer",
    },
    over: "Cette page ne permet plus de payer.",
    toShop: "Retour à la boutique",
  },
};
