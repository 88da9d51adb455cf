import type { Language } from "@holeshot/domain";
import type { CancellationKind } from "./cancellation-facts.ts";

/** The words of the mail about a cancelled order or a payment that goes back. */
export interface CancellationTexts {
  readonly cancelledSubject: (number: string) => string;
  readonly refundSubject: (number: string) => string;
  readonly cancelledHeading: string;
  readonly refundHeading: string;
  readonly greeting: (name: string) => string;
  readonly why: Readonly<Record<CancellationKind, (number: string) => string>>;
  readonly money: (amount: string) => string;
  readonly nothingToPay: string;
  readonly creditNote: string;
  readonly action: string;
  readonly questions: string;
}

export const cancellationTexts: Readonly<Record<Language, CancellationTexts>> = {
  nl: {
    cancelledSubject: (number) => `Je bestelling ${number} is geannuleerd`,
    refundSubject: (number) => `Je betaling voor ${number} krijg je terug`,
    cancelledHeading: "Je bestelling is geannuleerd",
    refundHeading: "Je krijgt je betaling terug",
    greeting: (name) => `Hoi ${name},`,
    why: {
      refunded: (number) => `We hebben je bestelling ${number} geannuleerd.`,
      credited: (number) => `We hebben je bestelling ${number} geannuleerd.`,
      paid_late: (number) =>
        `Je betaling voor bestelling ${number} kwam binnen toen de bestelling al geannuleerd was.`,
      paid_twice: (number) => `Bestelling ${number} is twee keer betaald.`,
      change_over: (number) =>
        `De wijziging van bestelling ${number} was al vervallen toen je betaalde.`,
    },
    money: (amount) =>
      `We storten ${amount} terug op de manier waarop je hebt betaald. Meestal staat het binnen vijf werkdagen op je rekening.`,
    nothingToPay: "Je hoeft de factuur niet meer te betalen.",
    creditNote: "De creditnota staat bij je bestelling.",
    action: "Bestelling bekijken",
    questions: "Klopt er iets niet? Beantwoord deze mail, dan zoeken we het uit.",
  },
  en: {
    cancelledSubject: (number) => `Your order ${number} has been cancelled`,
    refundSubject: (number) => `Your payment for ${number} is being refunded`,
    cancelledHeading: "Your order has been cancelled",
    refundHeading: "Your payment is being refunded",
    greeting: (name) => `Hi ${name},`,
    why: {
      refunded: (number) => `We have cancelled your order ${number}.`,
      credited: (number) => `We have cancelled your order ${number}.`,
      paid_late: (number) =>
        `Your payment for order ${number} arrived after the order had been cancelled.`,
      paid_twice: (number) => `Order ${number} has been paid twice.`,
      change_over: (number) =>
        `The change to order ${number} was no longer on when you paid for it.`,
    },
    money: (amount) =>
      `We are refunding ${amount} the way you paid. It usually reaches your account within five working days.`,
    nothingToPay: "You no longer need to pay the invoice.",
    creditNote: "You will find the credit note with your order.",
    action: "View order",
    questions: "Is something not right? Reply to this mail and we will look into it.",
  },
  de: {
    cancelledSubject: (number) => `Deine Bestellung ${number} ist storniert`,
    refundSubject: (number) => `Deine Zahlung für ${number} wird erstattet`,
    cancelledHeading: "Deine Bestellung ist storniert",
    refundHeading: "Deine Zahlung wird erstattet",
    greeting: (name) => `Hallo ${name},`,
    why: {
      refunded: (number) => `wir haben deine Bestellung ${number} storniert.`,
      credited: (number) => `wir haben deine Bestellung ${number} storniert.`,
      paid_late: (number) =>
        `deine Zahlung für die Bestellung ${number} ist eingegangen, als die Bestellung schon storniert war.`,
      paid_twice: (number) => `die Bestellung ${number} wurde zweimal bezahlt.`,
      change_over: (number) =>
        `die Änderung an der Bestellung ${number} galt nicht mehr, als du bezahlt hast.`,
    },
    money: (amount) =>
      `Wir erstatten ${amount} auf dem Weg, auf dem du bezahlt hast. Meist ist das Geld innerhalb von fünf Werktagen auf deinem Konto.`,
    nothingToPay: "Die Rechnung brauchst du nicht mehr zu bezahlen.",
    creditNote: "Die Rechnungskorrektur findest du bei deiner Bestellung.",
    action: "Bestellung ansehen",
    questions: "Stimmt etwas nicht? Antworte auf diese Mail, dann klären wir es.",
  },
  dk: {
    cancelledSubject: (number) => `Din ordre ${number} er annulleret`,
    refundSubject: (number) => `Din betaling for ${number} bliver refunderet`,
    cancelledHeading: "Din ordre er annulleret",
    refundHeading: "Din betaling bliver refunderet",
    greeting: (name) => `Hej ${name}`,
    why: {
      refunded: (number) => `Vi har annulleret din ordre ${number}.`,
      credited: (number) => `Vi har annulleret din ordre ${number}.`,
      paid_late: (number) =>
        `Din betaling for ordre ${number} kom, efter at ordren var annulleret.`,
      paid_twice: (number) => `Ordre ${number} er betalt to gange.`,
      change_over: (number) => `Ændringen af ordre ${number} gjaldt ikke længere, da du betalte.`,
    },
    money: (amount) =>
      `Vi refunderer ${amount} på samme måde, som du betalte. Pengene er som regel på din konto inden for fem hverdage.`,
    nothingToPay: "Du skal ikke længere betale fakturaen.",
    creditNote: "Du finder kreditnotaen ved din ordre.",
    action: "Se ordren",
    questions: "Er der noget, der ikke stemmer? Svar på denne mail, så finder vi ud af det.",
  },
  fr: {
    cancelledSubject: (number) => `Votre commande ${number} est annulée`,
    refundSubject: (number) => `Votre paiement pour ${number} vous est remboursé`,
    cancelledHeading: "Votre commande est annulée",
    refundHeading: "Votre paiement vous est remboursé",
    greeting: (name) => `Bonjour ${name},`,
    why: {
      refunded: (number) => `Nous avons annulé votre commande ${number}.`,
      credited: (number) => `Nous avons annulé votre commande ${number}.`,
      paid_late: (number) =>
        `Votre paiement pour la commande ${number} est arrivé alors qu’elle était déjà annulée.`,
      paid_twice: (number) => `La commande ${number} a été payée deux fois.`,
      change_over: (number) =>
        `La modification de la commande ${number} n’était plus valable quand vous avez payé.`,
    },
    money: (amount) =>
      `Nous vous remboursons ${amount} par le moyen de paiement utilisé. Comptez en général cinq jours ouvrés.`,
    nothingToPay: "Vous n’avez plus à régler la facture.",
    creditNote: "Vous trouverez l’avoir dans votre commande.",
    action: "Voir la commande",
    questions: "Quelque chose ne va pas ? Répondez à ce message, nous vérifierons.",
  },
};
