import type { Language } from "@holeshot/domain";

/** Why somebody gets mails about an order. */
export const whyOrderMails: Readonly<Record<Language, string>> = {
  nl: "Je krijgt deze mail omdat er met dit e-mailadres bij Holeshot is besteld.",
  en: "You are getting this mail because an order was placed at Holeshot with this email address.",
  de: "Du bekommst diese Mail, weil mit dieser E-Mail-Adresse bei Holeshot bestellt wurde.",
  dk: "Du får denne mail, fordi der er bestilt hos Holeshot med denne e-mailadresse.",
  fr: "Vous recevez ce message car une commande a été passée chez Holeshot avec cette adresse e-mail.",
};
