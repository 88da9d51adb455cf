import type { Language } from "@holeshot/domain";

/** Why somebody gets mails about an account. */
export const whyAccountMails: Readonly<Record<Language, string>> = {
  nl: "Je krijgt deze mail omdat er bij Holeshot een account met dit e-mailadres is.",
  en: "You are getting this mail because there is a Holeshot account with this email address.",
  de: "Du bekommst diese Mail, weil es bei Holeshot ein Konto mit dieser E-Mail-Adresse gibt.",
  dk: "Du får denne mail, fordi der findes en konto hos Holeshot med denne e-mailadresse.",
  fr: "Vous recevez ce message car un compte Holeshot existe avec cette adresse e-mail.",
};
