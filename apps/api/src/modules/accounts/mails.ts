import type { Language } from "@holeshot/domain";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { MailFacts, WrittenMail } from "../../platform/mail/mail.ts";

interface ResetTexts {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly body: string;
  readonly action: string;
  readonly closing: string;
}

const resetTexts: Readonly<Record<Language, ResetTexts>> = {
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
    body: "Du hast ein neues Passwort für Holeshot angefordert. Wähle es über die Schaltfläche unten. Der Link gilt 60 Minuten und nur einmal.",
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
      "Vous n'avez rien demandé ? Vous n'avez rien à faire ; votre ancien mot de passe reste valable.",
  },
};

/** The mail with a link to choose a new password. */
export function resetPasswordMail(facts: MailFacts, language: Language): Promise<WrittenMail> {
  const texts = resetTexts[language];
  return writeLetter({
    language,
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    paragraphs: [texts.greeting(String(facts["first_name"])), texts.body],
    action: { label: texts.action, url: String(facts["link"]) },
    closing: [texts.closing],
  });
}
