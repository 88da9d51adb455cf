import type { Language } from "@holeshot/domain";

/** The words of the order confirmation. */
export interface ConfirmationTexts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly thanks: (number: string) => string;
  readonly production: (days: number) => string;
  readonly check: (days: number) => string;
  readonly paid: string;
  readonly invoice: (days: number) => string;
  readonly address: (address: string) => string;
  readonly pickup: (address: string) => string;
  readonly subtotal: string;
  readonly discount: string;
  readonly manualCheck: string;
  readonly total: string;
  readonly vat: string;
  readonly action: string;
  readonly madeToOrder: string;
}

export const confirmationTexts: Readonly<Record<Language, ConfirmationTexts>> = {
  nl: {
    subject: (number) => `Je bestelling ${number}`,
    heading: "Bedankt voor je bestelling",
    greeting: (name) => `Hoi ${name},`,
    thanks: (number) => `We hebben je bestelling ${number} ontvangen.`,
    production: (days) =>
      `Het maken duurt ongeveer ${days} werkdagen. Tot we beginnen, kun je nog iets wijzigen of annuleren.`,
    check: (days) =>
      `Onze ontwerpers controleren eerst je ontwerp en sturen je een voorstel. Na jouw akkoord duurt het maken ongeveer ${days} werkdagen.`,
    paid: "Je betaling is ontvangen. De factuur staat bij je bestelling.",
    invoice: (days) =>
      `Je betaalt op factuur, binnen ${days} dagen. De factuur staat bij je bestelling.`,
    address: (address) => `Bezorgadres: ${address}`,
    pickup: (address) => `Je haalt je bestelling zelf op: ${address}`,
    subtotal: "Subtotaal",
    discount: "Korting",
    manualCheck: "Handmatige controle",
    total: "Totaal",
    vat: "Waarvan btw",
    action: "Bestelling bekijken",
    madeToOrder:
      "Kleding naar je eigen ontwerp wordt op bestelling gemaakt en kan niet worden geretourneerd, tenzij er iets mis mee is.",
  },
  en: {
    subject: (number) => `Your order ${number}`,
    heading: "Thank you for your order",
    greeting: (name) => `Hi ${name},`,
    thanks: (number) => `We have received your order ${number}.`,
    production: (days) =>
      `Making it takes about ${days} working days. Until we start you can still change or cancel it.`,
    check: (days) =>
      `Our designers check your design first and send you a proof. After your approval, making it takes about ${days} working days.`,
    paid: "Your payment has arrived. You will find the invoice with your order.",
    invoice: (days) => `You pay by invoice within ${days} days. You will find it with your order.`,
    address: (address) => `Delivery address: ${address}`,
    pickup: (address) => `You pick your order up yourself: ${address}`,
    subtotal: "Subtotal",
    discount: "Discount",
    manualCheck: "Manual check",
    total: "Total",
    vat: "Including VAT",
    action: "View order",
    madeToOrder:
      "Gear to your own design is made to order and cannot be returned, unless something is wrong with it.",
  },
  de: {
    subject: (number) => `Deine Bestellung ${number}`,
    heading: "Danke für deine Bestellung",
    greeting: (name) => `Hallo ${name},`,
    thanks: (number) => `wir haben deine Bestellung ${number} erhalten.`,
    production: (days) =>
      `Die Fertigung dauert etwa ${days} Werktage. Bis wir anfangen, kannst du noch etwas ändern oder stornieren.`,
    check: (days) =>
      `Unser Designteam prüft zuerst deinen Entwurf und schickt dir einen Vorschlag. Nach deiner Freigabe dauert die Fertigung etwa ${days} Werktage.`,
    paid: "Deine Zahlung ist eingegangen. Die Rechnung findest du bei deiner Bestellung.",
    invoice: (days) =>
      `Du zahlst auf Rechnung innerhalb von ${days} Tagen. Die Rechnung findest du bei deiner Bestellung.`,
    address: (address) => `Lieferadresse: ${address}`,
    pickup: (address) => `Du holst deine Bestellung selbst ab: ${address}`,
    subtotal: "Zwischensumme",
    discount: "Rabatt",
    manualCheck: "Manuelle Prüfung",
    total: "Gesamtbetrag",
    vat: "Darin enthaltene MwSt.",
    action: "Bestellung ansehen",
    madeToOrder:
      "Kleidung nach deinem eigenen Entwurf wird eigens angefertigt und kann nicht zurückgegeben werden, es sei denn, sie ist mangelhaft.",
  },
  dk: {
    subject: (number) => `Din ordre ${number}`,
    heading: "Tak for din ordre",
    greeting: (name) => `Hej ${name}`,
    thanks: (number) => `Vi har modtaget din ordre ${number}.`,
    production: (days) =>
      `Produktionen tager cirka ${days} hverdage. Indtil vi går i gang, kan du stadig ændre eller annullere.`,
    check: (days) =>
      `Vores designere gennemgår først dit design og sender dig et forslag. Når du har godkendt det, tager produktionen cirka ${days} hverdage.`,
    paid: "Din betaling er modtaget. Du finder fakturaen ved din ordre.",
    invoice: (days) =>
      `Du betaler på faktura inden for ${days} dage. Du finder fakturaen ved din ordre.`,
    address: (address) => `Leveringsadresse: ${address}`,
    pickup: (address) => `Du henter selv din ordre: ${address}`,
    subtotal: "Subtotal",
    discount: "Rabat",
    manualCheck: "Manuel kontrol",
    total: "I alt",
    vat: "Heraf moms",
    action: "Se ordren",
    madeToOrder:
      "Tøj efter dit eget design fremstilles på bestilling og kan ikke returneres, medmindre der er en fejl ved det.",
  },
  fr: {
    subject: (number) => `Votre commande ${number}`,
    heading: "Merci pour votre commande",
    greeting: (name) => `Bonjour ${name},`,
    thanks: (number) => `Nous avons bien reçu votre commande ${number}.`,
    production: (days) =>
      `La fabrication prend environ ${days} jours ouvrés. Tant qu’elle n’a pas commencé, vous pouvez encore modifier ou annuler.`,
    check: (days) =>
      `Nos graphistes vérifient d’abord votre création et vous envoient une épreuve. Après votre accord, la fabrication prend environ ${days} jours ouvrés.`,
    paid: "Votre paiement nous est parvenu. Vous trouverez la facture dans votre commande.",
    invoice: (days) =>
      `Vous payez sur facture sous ${days} jours. Vous trouverez la facture dans votre commande.`,
    address: (address) => `Adresse de livraison : ${address}`,
    pickup: (address) => `Vous retirez votre commande vous-même : ${address}`,
    subtotal: "Sous-total",
    discount: "Remise",
    manualCheck: "Contrôle manuel",
    total: "Total",
    vat: "Dont TVA",
    action: "Voir la commande",
    madeToOrder:
      "Les vêtements réalisés d’après votre création sont fabriqués sur commande et ne peuvent être retournés, sauf défaut.",
  },
};
