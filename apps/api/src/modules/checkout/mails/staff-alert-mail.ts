import { formatMoney, type Language } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import type { Letter } from "../../../platform/mail/letter.ts";
import { defineMail, writeMail } from "../../../platform/mail/mail.ts";

/** What staff are told at once; everything else waits in the list of cases. */
export const STAFF_ALERT_MAIL = defineMail(
  "staff-payment-alert",
  z.object({
    kind: z.enum(["chargeback", "chargeback_reversed"]),
    amount: z.number(),
    orderNumber: z.string(),
  }),
);
type AlertFacts = Readonly<BodyOf<typeof STAFF_ALERT_MAIL>>;
export type StaffAlert = Omit<AlertFacts, "orderNumber">;

type AlertTexts = Readonly<
  Record<
    StaffAlert["kind"],
    { readonly heading: string; readonly text: (number: string, amount: string) => string }
  >
> & { readonly where: string; readonly why: string };

const texts: Readonly<Record<Language, AlertTexts>> = {
  nl: {
    chargeback: {
      heading: "Betaling teruggeboekt",
      text: (number, amount) =>
        `De bank van de klant heeft ${amount} van bestelling ${number} teruggeboekt. De bestelling staat stil: er wordt niets meer van gemaakt.`,
    },
    chargeback_reversed: {
      heading: "Terugboeking teruggedraaid",
      text: (number, amount) =>
        `De terugboeking van ${amount} op bestelling ${number} is teruggedraaid. De bestelling kan verder.`,
    },
    where: "De open zaken staan in: npm run shop -- cases",
    why: "Deze mail gaat naar het eigen adres van de winkel.",
  },
  en: {
    chargeback: {
      heading: "Payment charged back",
      text: (number, amount) =>
        `The customer's bank has taken back ${amount} of order ${number}. The order is blocked: nothing more is made of it.`,
    },
    chargeback_reversed: {
      heading: "Chargeback reversed",
      text: (number, amount) =>
        `The chargeback of ${amount} on order ${number} was reversed. The order may go on.`,
    },
    where: "Open cases are listed by: npm run shop -- cases",
    why: "This mail goes to the shop’s own address.",
  },
  de: {
    chargeback: {
      heading: "Zahlung zurückgebucht",
      text: (number, amount) =>
        `Die Bank des Kunden hat ${amount} der Bestellung ${number} zurückgebucht. Die Bestellung ist gesperrt: Es wird nichts mehr davon gefertigt.`,
    },
    chargeback_reversed: {
      heading: "Rückbuchung aufgehoben",
      text: (number, amount) =>
        `Die Rückbuchung von ${amount} zur Bestellung ${number} wurde aufgehoben. Die Bestellung kann weiterlaufen.`,
    },
    where: "Offene Fälle zeigt: npm run shop -- cases",
    why: "Diese Mail geht an die eigene Adresse des Shops.",
  },
  dk: {
    chargeback: {
      heading: "Betaling tilbageført",
      text: (number, amount) =>
        `Kundens bank har tilbageført ${amount} af ordre ${number}. Ordren er spærret: der laves ikke mere af den.`,
    },
    chargeback_reversed: {
      heading: "Tilbageførsel ophævet",
      text: (number, amount) =>
        `Tilbageførslen af ${amount} på ordre ${number} er ophævet. Ordren kan fortsætte.`,
    },
    where: "Åbne sager vises af: npm run shop -- cases",
    why: "Denne mail går til butikkens egen adresse.",
  },
  fr: {
    chargeback: {
      heading: "Paiement contesté",
      text: (number, amount) =>
        `La banque du client a repris ${amount} sur la commande ${number}. La commande est bloquée : plus rien n’en est fabriqué.`,
    },
    chargeback_reversed: {
      heading: "Contestation annulée",
      text: (number, amount) =>
        `La contestation de ${amount} sur la commande ${number} est annulée. La commande peut continuer.`,
    },
    where: "Les dossiers ouverts : npm run shop -- cases",
    why: "Ce message est envoyé à l’adresse de la boutique elle-même.",
  },
};

/** The mail to the shop's own address about money that a bank took, or brought back. */
export const staffAlertMail = writeMail(STAFF_ALERT_MAIL, write);

function write({ kind, amount, orderNumber }: AlertFacts, language: Language): Letter {
  const say = texts[language];
  const words = say[kind];
  const text = words.text(orderNumber, formatMoney(amount, language));
  return {
    subject: `${words.heading}: ${orderNumber}`,
    preview: text,
    heading: words.heading,
    paragraphs: [text],
    closing: [say.where],
    why: say.why,
  };
}
