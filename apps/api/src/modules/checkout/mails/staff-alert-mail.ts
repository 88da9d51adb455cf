import { formatMoney, type Language } from "@holeshot/domain";
import { writeLetter } from "../../../platform/mail/letter.ts";
import type { MailFacts, WrittenMail } from "../../../platform/mail/mail.ts";

export const STAFF_ALERT_MAIL = "staff-payment-alert";

/** What staff are told at once; everything else waits in the list of cases. */
export interface StaffAlert {
  readonly kind: "chargeback" | "chargeback_reversed";
  readonly amount: number;
}

interface AlertFacts extends StaffAlert {
  readonly orderNumber: string;
}

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

/** What the mail says; kept with the ordered mail. */
export function alertFacts(orderNumber: string, alert: StaffAlert): MailFacts {
  const facts: AlertFacts = { ...alert, orderNumber };
  return { ...facts };
}

/** The mail to the shop's own address about money that a bank took, or brought back. */
export function staffAlertMail(facts: MailFacts, language: Language): Promise<WrittenMail> {
  // Written by `alertFacts` and kept as they were.
  const { kind, amount, orderNumber } = facts as unknown as AlertFacts;
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
