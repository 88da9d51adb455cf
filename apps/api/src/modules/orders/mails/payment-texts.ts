import type { Language } from "@holeshot/domain";
import type { PaymentNews } from "./payment-facts.ts";

interface NewsTexts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: (number: string, amount: string) => string;
  readonly next: string;
  /** Names the amount in its row. */
  readonly row: string;
  readonly action: string;
}

/** The words of the mails about the money of an order. */
export type PaymentTexts = Readonly<Record<PaymentNews, NewsTexts>> & {
  readonly greeting: (name: string) => string;
  readonly reason: (text: string) => string;
  /** Until when what waits to be paid can be. */
  readonly kept: (until: string) => string;
  readonly questions: string;
};

export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = {
  nl: {
    greeting: (name) => `Hoi ${name},`,
    failed: {
      subject: (number) => `Je betaling voor ${number} is niet gelukt`,
      heading: "Je betaling is niet gelukt",
      text: (number) =>
        `De betaling van je bestelling ${number} is niet gelukt. Er is niets afgeschreven.`,
      next: "Met de knop betaal je opnieuw, op een andere manier als je wilt.",
      row: "Te betalen",
      action: "Opnieuw betalen",
    },
    expired: {
      subject: (number) => `Je bestelling ${number} is nog niet betaald`,
      heading: "Je bestelling wacht op je betaling",
      text: (number) =>
        `De betaalpagina van je bestelling ${number} is verlopen voordat er betaald was.`,
      next: "Met de knop open je een nieuwe betaalpagina.",
      row: "Te betalen",
      action: "Nu betalen",
    },
    refund: {
      subject: (number) => `Je krijgt geld terug voor ${number}`,
      heading: "Je krijgt geld terug",
      text: (number, amount) =>
        `Van je bestelling ${number} storten we ${amount} terug op de manier waarop je hebt betaald.`,
      next: "Meestal staat het binnen vijf werkdagen op je rekening. De creditnota staat bij je bestelling.",
      row: "Je krijgt terug",
      action: "Bestelling bekijken",
    },
    credit: {
      subject: (number) => `Je factuur van ${number} wordt lager`,
      heading: "Je hoeft minder te betalen",
      text: (number, amount) => `Van de factuur van je bestelling ${number} vervalt ${amount}.`,
      next: "Trek dit bedrag af van wat je overmaakt. De creditnota staat bij je bestelling.",
      row: "Vervalt",
      action: "Bestelling bekijken",
    },
    invoice_paid: {
      subject: (number) => `Je factuur van ${number} is betaald`,
      heading: "Je betaling is binnen",
      text: (number, amount) =>
        `We hebben ${amount} ontvangen voor de factuur van je bestelling ${number}. Dank je wel.`,
      next: "Je hoeft niets meer te doen.",
      row: "Ontvangen",
      action: "Bestelling bekijken",
    },
    surcharge: {
      subject: (number) => `Een wijziging van ${number} wacht op betaling`,
      heading: "Je wijziging kost meer",
      text: (number, amount) =>
        `Een regel van je bestelling ${number} wordt gewijzigd. Dat kost ${amount} meer.`,
      next: "De wijziging gaat in zodra er betaald is. Gebeurt dat niet binnen 24 uur, dan blijft de regel zoals hij was.",
      row: "Te betalen",
      action: "Nu betalen",
    },
    surcharge_lapsed: {
      subject: (number) => `De wijziging van ${number} gaat niet door`,
      heading: "Je regel blijft zoals hij was",
      text: (number) => `De wijziging van je bestelling ${number} is niet op tijd betaald.`,
      next: "Er is niets veranderd en we gaan verder met je bestelling. Wil je het toch anders, wijzig de regel dan opnieuw.",
      row: "Niet betaald",
      action: "Bestelling bekijken",
    },
    kept: (until) => `Je bestelling blijft staan tot ${until}.`,
    reason: (text) => `Reden: ${text}`,
    questions: "Klopt er iets niet? Beantwoord deze mail, dan zoeken we het uit.",
  },
  en: {
    greeting: (name) => `Hi ${name},`,
    failed: {
      subject: (number) => `Your payment for ${number} did not go through`,
      heading: "Your payment did not go through",
      text: (number) => `The payment for your order ${number} failed. Nothing was charged.`,
      next: "Use the button to pay again, another way if you like.",
      row: "Amount due",
      action: "Pay again",
    },
    expired: {
      subject: (number) => `Your order ${number} has not been paid yet`,
      heading: "Your order is waiting for your payment",
      text: (number) => `The payment page of your order ${number} expired before it was paid.`,
      next: "The button opens a new payment page.",
      row: "Amount due",
      action: "Pay now",
    },
    refund: {
      subject: (number) => `You are getting money back for ${number}`,
      heading: "You are getting money back",
      text: (number, amount) =>
        `We are refunding ${amount} of your order ${number} the way you paid.`,
      next: "It usually reaches your account within five working days. The credit note is with your order.",
      row: "You get back",
      action: "View order",
    },
    credit: {
      subject: (number) => `Your invoice for ${number} has been lowered`,
      heading: "You have less to pay",
      text: (number, amount) => `We have taken ${amount} off the invoice of your order ${number}.`,
      next: "Deduct it from what you transfer. The credit note is with your order.",
      row: "Taken off",
      action: "View order",
    },
    invoice_paid: {
      subject: (number) => `Your invoice for ${number} has been paid`,
      heading: "Your payment has arrived",
      text: (number, amount) =>
        `We have received ${amount} for the invoice of your order ${number}. Thank you.`,
      next: "There is nothing more you need to do.",
      row: "Received",
      action: "View order",
    },
    surcharge: {
      subject: (number) => `A change to ${number} is waiting to be paid`,
      heading: "Your change costs more",
      text: (number, amount) =>
        `A line of your order ${number} is to be changed. That costs ${amount} more.`,
      next: "The change is made as soon as it is paid. If that does not happen within 24 hours, the line stays as it was.",
      row: "Amount due",
      action: "Pay now",
    },
    surcharge_lapsed: {
      subject: (number) => `The change to ${number} is not being made`,
      heading: "Your line stays as it was",
      text: (number) => `The change to your order ${number} was not paid in time.`,
      next: "Nothing has changed and we carry on with your order. If you still want it, change the line again.",
      row: "Not paid",
      action: "View order",
    },
    kept: (until) => `We keep your order until ${until}.`,
    reason: (text) => `Reason: ${text}`,
    questions: "Is something not right? Reply to this mail and we will look into it.",
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    failed: {
      subject: (number) => `Deine Zahlung für ${number} hat nicht geklappt`,
      heading: "Deine Zahlung hat nicht geklappt",
      text: (number) =>
        `die Zahlung für deine Bestellung ${number} ist fehlgeschlagen. Es wurde nichts abgebucht.`,
      next: "Über den Knopf zahlst du erneut, gern auch auf anderem Weg.",
      row: "Zu zahlen",
      action: "Erneut bezahlen",
    },
    expired: {
      subject: (number) => `Deine Bestellung ${number} ist noch nicht bezahlt`,
      heading: "Deine Bestellung wartet auf die Zahlung",
      text: (number) =>
        `die Zahlungsseite deiner Bestellung ${number} ist abgelaufen, bevor bezahlt wurde.`,
      next: "Der Knopf öffnet eine neue Zahlungsseite.",
      row: "Zu zahlen",
      action: "Jetzt bezahlen",
    },
    refund: {
      subject: (number) => `Du bekommst Geld zurück für ${number}`,
      heading: "Du bekommst Geld zurück",
      text: (number, amount) =>
        `von deiner Bestellung ${number} erstatten wir ${amount} auf dem Weg, auf dem du bezahlt hast.`,
      next: "Meist ist das Geld innerhalb von fünf Werktagen auf deinem Konto. Die Gutschrift findest du bei deiner Bestellung.",
      row: "Du bekommst zurück",
      action: "Bestellung ansehen",
    },
    credit: {
      subject: (number) => `Deine Rechnung für ${number} wird niedriger`,
      heading: "Du musst weniger bezahlen",
      text: (number, amount) => `von der Rechnung deiner Bestellung ${number} entfallen ${amount}.`,
      next: "Zieh den Betrag von deiner Überweisung ab. Die Gutschrift findest du bei deiner Bestellung.",
      row: "Entfällt",
      action: "Bestellung ansehen",
    },
    invoice_paid: {
      subject: (number) => `Deine Rechnung für ${number} ist bezahlt`,
      heading: "Deine Zahlung ist da",
      text: (number, amount) =>
        `wir haben ${amount} für die Rechnung deiner Bestellung ${number} erhalten. Vielen Dank.`,
      next: "Du musst nichts weiter tun.",
      row: "Erhalten",
      action: "Bestellung ansehen",
    },
    surcharge: {
      subject: (number) => `Eine Änderung an ${number} wartet auf Zahlung`,
      heading: "Deine Änderung kostet mehr",
      text: (number, amount) =>
        `eine Zeile deiner Bestellung ${number} soll geändert werden. Das kostet ${amount} mehr.`,
      next: "Die Änderung gilt, sobald sie bezahlt ist. Geschieht das nicht innerhalb von 24 Stunden, bleibt die Zeile, wie sie war.",
      row: "Zu zahlen",
      action: "Jetzt bezahlen",
    },
    surcharge_lapsed: {
      subject: (number) => `Die Änderung an ${number} findet nicht statt`,
      heading: "Deine Zeile bleibt, wie sie war",
      text: (number) =>
        `die Änderung an deiner Bestellung ${number} wurde nicht rechtzeitig bezahlt.`,
      next: "Es hat sich nichts geändert, und wir machen mit deiner Bestellung weiter. Möchtest du es doch anders, ändere die Zeile noch einmal.",
      row: "Nicht bezahlt",
      action: "Bestellung ansehen",
    },
    kept: (until) => `Deine Bestellung bleibt bis ${until} Uhr bestehen.`,
    reason: (text) => `Grund: ${text}`,
    questions: "Stimmt etwas nicht? Antworte auf diese Mail, dann klären wir es.",
  },
  dk: {
    greeting: (name) => `Hej ${name}`,
    failed: {
      subject: (number) => `Din betaling for ${number} lykkedes ikke`,
      heading: "Din betaling lykkedes ikke",
      text: (number) =>
        `Betalingen for din ordre ${number} mislykkedes. Der er ikke trukket noget.`,
      next: "Brug knappen til at betale igen, gerne på en anden måde.",
      row: "Skal betales",
      action: "Betal igen",
    },
    expired: {
      subject: (number) => `Din ordre ${number} er ikke betalt endnu`,
      heading: "Din ordre venter på betaling",
      text: (number) => `Betalingssiden for din ordre ${number} udløb, før der blev betalt.`,
      next: "Knappen åbner en ny betalingsside.",
      row: "Skal betales",
      action: "Betal nu",
    },
    refund: {
      subject: (number) => `Du får penge tilbage for ${number}`,
      heading: "Du får penge tilbage",
      text: (number, amount) =>
        `Vi refunderer ${amount} af din ordre ${number} på samme måde, som du betalte.`,
      next: "Pengene er som regel på din konto inden for fem hverdage. Kreditnotaen ligger ved din ordre.",
      row: "Du får tilbage",
      action: "Se ordren",
    },
    credit: {
      subject: (number) => `Din faktura for ${number} bliver mindre`,
      heading: "Du skal betale mindre",
      text: (number, amount) => `Vi har trukket ${amount} fra fakturaen for din ordre ${number}.`,
      next: "Træk beløbet fra det, du overfører. Kreditnotaen ligger ved din ordre.",
      row: "Trukket fra",
      action: "Se ordren",
    },
    invoice_paid: {
      subject: (number) => `Din faktura for ${number} er betalt`,
      heading: "Din betaling er modtaget",
      text: (number, amount) =>
        `Vi har modtaget ${amount} for fakturaen for din ordre ${number}. Tak.`,
      next: "Du skal ikke gøre mere.",
      row: "Modtaget",
      action: "Se ordren",
    },
    surcharge: {
      subject: (number) => `En ændring af ${number} venter på betaling`,
      heading: "Din ændring koster mere",
      text: (number, amount) =>
        `En linje i din ordre ${number} skal ændres. Det koster ${amount} mere.`,
      next: "Ændringen gælder, så snart den er betalt. Sker det ikke inden for 24 timer, bliver linjen, som den var.",
      row: "Skal betales",
      action: "Betal nu",
    },
    surcharge_lapsed: {
      subject: (number) => `Ændringen af ${number} bliver ikke til noget`,
      heading: "Din linje bliver, som den var",
      text: (number) => `Ændringen af din ordre ${number} blev ikke betalt i tide.`,
      next: "Intet er ændret, og vi fortsætter med din ordre. Vil du stadig have det anderledes, så ændr linjen igen.",
      row: "Ikke betalt",
      action: "Se ordren",
    },
    kept: (until) => `Din ordre bliver stående indtil ${until}.`,
    reason: (text) => `Årsag: ${text}`,
    questions: "Er der noget, der ikke stemmer? Svar på denne mail, så finder vi ud af det.",
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    failed: {
      subject: (number) => `Votre paiement pour ${number} n’a pas abouti`,
      heading: "Votre paiement n’a pas abouti",
      text: (number) => `Le paiement de votre commande ${number} a échoué. Rien n’a été débité.`,
      next: "Le bouton permet de payer à nouveau, par un autre moyen si vous préférez.",
      row: "À payer",
      action: "Payer à nouveau",
    },
    expired: {
      subject: (number) => `Votre commande ${number} n’est pas encore payée`,
      heading: "Votre commande attend votre paiement",
      text: (number) =>
        `La page de paiement de votre commande ${number} a expiré avant le paiement.`,
      next: "Le bouton ouvre une nouvelle page de paiement.",
      row: "À payer",
      action: "Payer maintenant",
    },
    refund: {
      subject: (number) => `Un remboursement pour ${number}`,
      heading: "Vous êtes remboursé",
      text: (number, amount) =>
        `Nous vous remboursons ${amount} sur votre commande ${number} par le moyen de paiement utilisé.`,
      next: "Comptez en général cinq jours ouvrés. Vous trouverez l’avoir dans votre commande.",
      row: "Remboursé",
      action: "Voir la commande",
    },
    credit: {
      subject: (number) => `Votre facture pour ${number} est réduite`,
      heading: "Vous avez moins à payer",
      text: (number, amount) =>
        `Nous avons retiré ${amount} de la facture de votre commande ${number}.`,
      next: "Déduisez ce montant de votre virement. Vous trouverez l’avoir dans votre commande.",
      row: "Retiré",
      action: "Voir la commande",
    },
    invoice_paid: {
      subject: (number) => `Votre facture pour ${number} est réglée`,
      heading: "Votre paiement est arrivé",
      text: (number, amount) =>
        `Nous avons reçu ${amount} pour la facture de votre commande ${number}. Merci.`,
      next: "Vous n’avez plus rien à faire.",
      row: "Reçu",
      action: "Voir la commande",
    },
    surcharge: {
      subject: (number) => `Une modification de ${number} attend son paiement`,
      heading: "Votre modification coûte davantage",
      text: (number, amount) =>
        `Une ligne de votre commande ${number} doit être modifiée. Cela coûte ${amount} de plus.`,
      next: "La modification prend effet dès qu’elle est payée. Sinon, après 24 heures, la ligne reste telle quelle.",
      row: "À payer",
      action: "Payer maintenant",
    },
    surcharge_lapsed: {
      subject: (number) => `La modification de ${number} n’aura pas lieu`,
      heading: "Votre ligne reste telle quelle",
      text: (number) => `La modification de votre commande ${number} n’a pas été payée à temps.`,
      next: "Rien n’a changé et nous poursuivons votre commande. Si vous la souhaitez encore, modifiez la ligne de nouveau.",
      row: "Non payé",
      action: "Voir la commande",
    },
    kept: (until) => `Nous gardons votre commande jusqu’au ${until}.`,
    reason: (text) => `Motif : ${text}`,
    questions: "Quelque chose ne va pas ? Répondez à ce message, nous vérifierons.",
  },
};
