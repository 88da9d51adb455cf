import { formatMoney, type Language } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../../platform/declared.ts";
import { writeLetter } from "../../../platform/mail/letter.ts";
import { defineMail, writeMail, type WrittenMail } from "../../../platform/mail/mail.ts";

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
> & { readonly where: string };

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
  },
};

/** The mail to the shop's own address about money that a bank took, or brought back. */
export const staffAlertMail = writeMail(STAFF_ALERT_MAIL, write);

function write(
  { kind, amount, orderNumber }: AlertFacts,
  language: Language,
): Promise<WrittenMail> {
  const say = texts[language];
  const words = say[kind];
  return writeLetter({
    language,
    subject: `${words.heading}: ${orderNumber}`,
    preview: words.heading,
    heading: words.heading,
    paragraphs: [words.text(orderNumber, formatMoney(amount, language))],
    closing: [say.where],
  });
}
