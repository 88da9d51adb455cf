import type { Language } from "@holeshot/domain";
import * as z from "zod/mini";
import type { BodyOf } from "../../platform/declared.ts";
import { fromMail } from "../../platform/in-language.ts";
import type { Letter } from "../../platform/mail/letter.ts";
import { defineMail, writeMail } from "../../platform/mail/mail.ts";
import { whyAccountMails } from "./why-written.ts";

const accountFacts = z.object({ first_name: z.string(), link: z.string() });
export const RESET_MAIL = defineMail("reset-password", accountFacts);
export const PASSWORD_CHANGED_MAIL = defineMail("password-changed", accountFacts);

interface AccountTexts {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly body: string;
  readonly action: string;
  readonly closing: string;
}

const resetTexts: Readonly<Record<Language, AccountTexts>> = {
  nl: {
    subject: "Kies een nieuw wachtwoord",
    preview: "De link werkt 60 minuten en één keer.",
    heading: "Nieuw wachtwoord",
    greeting: (name) => `Hoi ${name},`,
    body: "Je vroeg om een nieuw wachtwoord voor Holeshot. Kies het met de knop hieronder. De link werkt 60 minuten en één keer.",
    action: "Wachtwoord kiezen",
    closing:
      "Heb je dit niet gevraagd? Dan hoef je niets te doen; je oude wachtwoord blijft werken.",
  },
  en: {
    subject: "Choose a new password",
    preview: "The link works once, for 60 minutes.",
    heading: "New password",
    greeting: (name) => `Hi ${name},`,
    body: "You asked for a new password for Holeshot. Choose one with the button below. The link works once, for 60 minutes.",
    action: "Choose password",
    closing: "Didn't ask for this? You don't need to do anything; your old password keeps working.",
  },
  de: {
    subject: "Wähle ein neues Passwort",
    preview: "Der Link gilt 60 Minuten und nur einmal.",
    heading: "Neues Passwort",
    greeting: (name) => `Hallo ${name},`,
    body: "du hast ein neues Passwort für Holeshot angefordert. Wähle es über die Schaltfläche unten. Der Link gilt 60 Minuten und nur einmal.",
    action: "Passwort wählen",
    closing:
      "Du hast das nicht angefordert? Dann musst du nichts tun; dein altes Passwort gilt weiter.",
  },
  dk: {
    subject: "Vælg en ny adgangskode",
    preview: "Linket virker én gang inden for 60 minutter.",
    heading: "Ny adgangskode",
    greeting: (name) => `Hej ${name}`,
    body: "Du har bedt om en ny adgangskode til Holeshot. Vælg den med knappen herunder. Linket virker én gang inden for 60 minutter.",
    action: "Vælg adgangskode",
    closing:
      "Har du ikke bedt om det? Så skal du ikke gøre noget; din gamle adgangskode virker stadig.",
  },
  fr: {
    subject: "Choisissez un nouveau mot de passe",
    preview: "Le lien fonctionne une seule fois, pendant 60 minutes.",
    heading: "Nouveau mot de passe",
    greeting: (name) => `Bonjour ${name},`,
    body: "Vous avez demandé un nouveau mot de passe pour Holeshot. Choisissez-le avec le bouton ci-dessous. Le lien fonctionne une seule fois, pendant 60 minutes.",
    action: "Choisir le mot de passe",
    closing:
      "Vous n’avez rien demandé ? Vous n’avez rien à faire ; votre ancien mot de passe reste valable.",
  },
};

/** The mail with a link to choose a new password. */
export const resetPasswordMail = writeMail(RESET_MAIL, (facts, language) =>
  accountMail(resetTexts[language], facts, language),
);

function accountMail(
  texts: AccountTexts,
  facts: BodyOf<typeof RESET_MAIL>,
  language: Language,
): Letter {
  return {
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    paragraphs: [texts.greeting(facts.first_name), texts.body],
    action: { label: texts.action, url: fromMail(facts.link, language) },
    closing: [texts.closing],
    why: whyAccountMails[language],
  };
}

const changedTexts: Readonly<Record<Language, AccountTexts>> = {
  nl: {
    subject: "Je wachtwoord is gewijzigd",
    preview: "Op andere apparaten ben je uitgelogd.",
    heading: "Wachtwoord gewijzigd",
    greeting: (name) => `Hoi ${name},`,
    body: "Het wachtwoord van je account bij Holeshot is zojuist gewijzigd. Op andere apparaten ben je uitgelogd.",
    action: "Nieuw wachtwoord kiezen",
    closing:
      "Was jij dit? Dan hoef je niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord.",
  },
  en: {
    subject: "Your password was changed",
    preview: "You were logged out on other devices.",
    heading: "Password changed",
    greeting: (name) => `Hi ${name},`,
    body: "The password of your Holeshot account was just changed. You were logged out on other devices.",
    action: "Choose a new password",
    closing:
      "Was this you? Then you don't need to do anything. If not, choose a new password right away.",
  },
  de: {
    subject: "Dein Passwort wurde geändert",
    preview: "Auf anderen Geräten bist du abgemeldet.",
    heading: "Passwort geändert",
    greeting: (name) => `Hallo ${name},`,
    body: "das Passwort deines Kontos bei Holeshot wurde gerade geändert. Auf anderen Geräten bist du abgemeldet.",
    action: "Neues Passwort wählen",
    closing: "Warst du das? Dann musst du nichts tun. Wenn nicht, wähle gleich ein neues Passwort.",
  },
  dk: {
    subject: "Din adgangskode er ændret",
    preview: "Du er logget ud på andre enheder.",
    heading: "Adgangskode ændret",
    greeting: (name) => `Hej ${name}`,
    body: "Adgangskoden til din konto hos Holeshot er lige blevet ændret. Du er logget ud på andre enheder.",
    action: "Vælg ny adgangskode",
    closing:
      "Var det dig? Så skal du ikke gøre noget. Hvis ikke, så vælg en ny adgangskode med det samme.",
  },
  fr: {
    subject: "Votre mot de passe a été modifié",
    preview: "Vous êtes déconnecté des autres appareils.",
    heading: "Mot de passe modifié",
    greeting: (name) => `Bonjour ${name},`,
    body: "Le mot de passe de votre compte Holeshot vient d’être modifié. Vous êtes déconnecté des autres appareils.",
    action: "Choisir un nouveau mot de passe",
    closing:
      "C’était vous ? Vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.",
  },
};

/** The mail that tells of a new password, and what to do if it was somebody else. */
export const passwordChangedMail = writeMail(PASSWORD_CHANGED_MAIL, (facts, language) =>
  accountMail(changedTexts[language], facts, language),
);
