import type { Language } from "@holeshot/domain";
import * as z from "zod/mini";
import { fromMail } from "../../platform/in-language.ts";
import type { Letter } from "../../platform/mail/letter.ts";
import { defineMail, writeMail } from "../../platform/mail/mail.ts";

/** To an address that nobody has shown to be theirs: it holds no word that a customer chose. */
const linkFacts = z.object({ link: z.string() });
export const CONFIRM_EMAIL_MAIL = defineMail("confirm-email", linkFacts);
export const EMAIL_KNOWN_MAIL = defineMail("email-known", linkFacts);
export const EMAIL_CHANGED_MAIL = defineMail("email-changed", z.object({ first_name: z.string() }));

interface Texts {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly body: string;
  readonly action?: string;
  readonly closing: string;
}

const greetings: Readonly<Record<Language, (name: string) => string>> = {
  nl: (name) => `Hoi${name},`,
  en: (name) => `Hi${name},`,
  de: (name) => `Hallo${name},`,
  dk: (name) => `Hej${name}`,
  fr: (name) => `Bonjour${name},`,
};

const confirmTexts: Readonly<Record<Language, Texts>> = {
  nl: {
    subject: "Bevestig je nieuwe e-mailadres",
    preview: "De link werkt 60 minuten en één keer.",
    heading: "Nieuw e-mailadres",
    body: "Dit adres is opgegeven als het nieuwe adres van een account bij Holeshot. Bevestig het met de knop hieronder. De link werkt 60 minuten en één keer; tot die tijd verandert er niets.",
    action: "Adres bevestigen",
    closing: "Heb je dit niet gevraagd? Dan hoef je niets te doen.",
  },
  en: {
    subject: "Confirm your new email address",
    preview: "The link works once, for 60 minutes.",
    heading: "New email address",
    body: "This address was given as the new one of a Holeshot account. Confirm it with the button below. The link works once, for 60 minutes; until then nothing changes.",
    action: "Confirm address",
    closing: "Didn’t ask for this? You don’t need to do anything.",
  },
  de: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    preview: "Der Link gilt 60 Minuten und nur einmal.",
    heading: "Neue E-Mail-Adresse",
    body: "diese Adresse wurde als neue Adresse eines Kontos bei Holeshot angegeben. Bestätige sie über die Schaltfläche unten. Der Link gilt 60 Minuten und nur einmal; bis dahin ändert sich nichts.",
    action: "Adresse bestätigen",
    closing: "Du hast das nicht angefordert? Dann musst du nichts tun.",
  },
  dk: {
    subject: "Bekræft din nye e-mailadresse",
    preview: "Linket virker én gang inden for 60 minutter.",
    heading: "Ny e-mailadresse",
    body: "Denne adresse er angivet som den nye for en konto hos Holeshot. Bekræft den med knappen herunder. Linket virker én gang inden for 60 minutter; indtil da ændrer intet sig.",
    action: "Bekræft adressen",
    closing: "Har du ikke bedt om det? Så skal du ikke gøre noget.",
  },
  fr: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    preview: "Le lien fonctionne une seule fois, pendant 60 minutes.",
    heading: "Nouvelle adresse e-mail",
    body: "Cette adresse a été indiquée comme la nouvelle adresse d’un compte Holeshot. Confirmez-la avec le bouton ci-dessous. Le lien fonctionne une seule fois, pendant 60 minutes ; d’ici là, rien ne change.",
    action: "Confirmer l’adresse",
    closing: "Vous n’avez rien demandé ? Vous n’avez rien à faire.",
  },
};

const knownTexts: Readonly<Record<Language, Texts>> = {
  nl: {
    subject: "Dit e-mailadres hoort al bij een account",
    preview: "Je kunt er gewoon mee inloggen.",
    heading: "Je hebt al een account",
    body: "Iemand wil dit adres voor een ander account bij Holeshot gebruiken. Het hoort al bij dit account, en een adres kan maar bij één account horen. Er is niets veranderd.",
    action: "Inloggen",
    closing: "Was jij dit niet? Dan hoef je niets te doen.",
  },
  en: {
    subject: "This email address already has an account",
    preview: "You can simply log in with it.",
    heading: "You already have an account",
    body: "Somebody wants to use this address for another Holeshot account. It belongs to this account already, and an address can only belong to one. Nothing has changed.",
    action: "Log in",
    closing: "Wasn’t this you? You don’t need to do anything.",
  },
  de: {
    subject: "Zu dieser E-Mail-Adresse gibt es schon ein Konto",
    preview: "Du kannst dich einfach damit anmelden.",
    heading: "Du hast schon ein Konto",
    body: "jemand möchte diese Adresse für ein anderes Konto bei Holeshot verwenden. Sie gehört schon zu diesem Konto, und eine Adresse kann nur zu einem gehören. Es hat sich nichts geändert.",
    action: "Anmelden",
    closing: "Warst du das nicht? Dann musst du nichts tun.",
  },
  dk: {
    subject: "Denne e-mailadresse har allerede en konto",
    preview: "Du kan bare logge ind med den.",
    heading: "Du har allerede en konto",
    body: "Nogen vil bruge denne adresse til en anden konto hos Holeshot. Den hører allerede til denne konto, og en adresse kan kun høre til én. Intet er ændret.",
    action: "Log ind",
    closing: "Var det ikke dig? Så skal du ikke gøre noget.",
  },
  fr: {
    subject: "Cette adresse e-mail a déjà un compte",
    preview: "Vous pouvez vous connecter avec elle.",
    heading: "Vous avez déjà un compte",
    body: "Quelqu’un souhaite utiliser cette adresse pour un autre compte Holeshot. Elle appartient déjà à ce compte-ci, et une adresse ne peut appartenir qu’à un seul. Rien n’a changé.",
    action: "Se connecter",
    closing: "Ce n’était pas vous ? Vous n’avez rien à faire.",
  },
};

const changedTexts: Readonly<Record<Language, Texts>> = {
  nl: {
    subject: "Het e-mailadres van je account is gewijzigd",
    preview: "Dit adres hoort niet meer bij je account.",
    heading: "E-mailadres gewijzigd",
    body: "Je account bij Holeshot heeft zojuist een ander e-mailadres gekregen. Met dit adres kun je niet meer inloggen.",
    closing: "Was jij dit? Dan hoef je niets te doen. Zo niet, beantwoord dan meteen deze mail.",
  },
  en: {
    subject: "The email address of your account was changed",
    preview: "This address no longer belongs to your account.",
    heading: "Email address changed",
    body: "Your Holeshot account was just given another email address. You can no longer log in with this one.",
    closing:
      "Was this you? Then you don’t need to do anything. If not, reply to this mail right away.",
  },
  de: {
    subject: "Die E-Mail-Adresse deines Kontos wurde geändert",
    preview: "Diese Adresse gehört nicht mehr zu deinem Konto.",
    heading: "E-Mail-Adresse geändert",
    body: "dein Konto bei Holeshot hat gerade eine andere E-Mail-Adresse bekommen. Mit dieser hier kannst du dich nicht mehr anmelden.",
    closing: "Warst du das? Dann musst du nichts tun. Wenn nicht, antworte gleich auf diese Mail.",
  },
  dk: {
    subject: "E-mailadressen til din konto er ændret",
    preview: "Denne adresse hører ikke længere til din konto.",
    heading: "E-mailadresse ændret",
    body: "Din konto hos Holeshot har lige fået en anden e-mailadresse. Du kan ikke længere logge ind med denne.",
    closing: "Var det dig? Så skal du ikke gøre noget. Hvis ikke, så svar straks på denne mail.",
  },
  fr: {
    subject: "L’adresse e-mail de votre compte a été modifiée",
    preview: "Cette adresse n’appartient plus à votre compte.",
    heading: "Adresse e-mail modifiée",
    body: "Votre compte Holeshot vient de recevoir une autre adresse e-mail. Vous ne pouvez plus vous connecter avec celle-ci.",
    closing: "C’était vous ? Vous n’avez rien à faire. Sinon, répondez tout de suite à ce message.",
  },
};

/** The mail with the link that has an account take this address. */
export const confirmEmailMail = writeMail(CONFIRM_EMAIL_MAIL, ({ link }, language) =>
  emailMail(confirmTexts[language], { language, link }),
);

/** The mail to an address that was asked for and is an account's already. */
export const emailKnownMail = writeMail(EMAIL_KNOWN_MAIL, ({ link }, language) =>
  emailMail(knownTexts[language], { language, link }),
);

/** The mail to the former address. */
export const emailChangedMail = writeMail(EMAIL_CHANGED_MAIL, (facts, language) =>
  emailMail(changedTexts[language], { language, name: ` ${facts.first_name}` }),
);

function emailMail(
  { subject, preview, heading, body, action, closing }: Texts,
  to: { readonly language: Language; readonly link?: string; readonly name?: string },
): Letter {
  const { language, link, name = "" } = to;
  const button =
    action !== undefined && link !== undefined
      ? { action: { label: action, url: fromMail(link, language) } }
      : {};
  const paragraphs = [greetings[language](name), body];
  return {
    ...{ subject, preview, heading, paragraphs },
    ...button,
    closing: [closing],
  };
}
