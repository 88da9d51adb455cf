import type { Language } from "@holeshot/domain";

/** The words of the mail that asks for an answer to a proof. */
export interface ProofTexts {
  readonly subject: (number: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly checked: (number: string) => string;
  readonly waiting: string;
  readonly action: string;
}

export const proofTexts: Readonly<Record<Language, ProofTexts>> = {
  nl: {
    subject: (number) => `Je voorstel voor bestelling ${number}`,
    preview: "Bekijk je ontwerp en geef je akkoord.",
    heading: "Je voorstel staat klaar",
    greeting: (name) => `Hoi ${name},`,
    checked: (number) =>
      `Onze ontwerper heeft je ontwerp van bestelling ${number} gecontroleerd en schrijft:`,
    waiting: "We beginnen met maken zodra jij akkoord geeft. Is er nog iets? Laat het ons weten.",
    action: "Voorstel bekijken",
  },
  en: {
    subject: (number) => `Your proof for order ${number}`,
    preview: "Look at your design and approve it.",
    heading: "Your proof is ready",
    greeting: (name) => `Hi ${name},`,
    checked: (number) => `Our designer has checked your design of order ${number} and writes:`,
    waiting: "We start making it as soon as you approve. Anything to change? Let us know.",
    action: "View proof",
  },
  de: {
    subject: (number) => `Dein Vorschlag zu Bestellung ${number}`,
    preview: "Sieh dir deinen Entwurf an und gib ihn frei.",
    heading: "Dein Vorschlag ist da",
    greeting: (name) => `Hallo ${name},`,
    checked: (number) =>
      `unser Designteam hat deinen Entwurf aus Bestellung ${number} geprüft und schreibt:`,
    waiting:
      "Wir beginnen mit der Fertigung, sobald du ihn freigibst. Soll noch etwas geändert werden? Sag uns Bescheid.",
    action: "Vorschlag ansehen",
  },
  dk: {
    subject: (number) => `Dit forslag til ordre ${number}`,
    preview: "Se dit design og godkend det.",
    heading: "Dit forslag er klar",
    greeting: (name) => `Hej ${name}`,
    checked: (number) => `Vores designer har gennemgået dit design i ordre ${number} og skriver:`,
    waiting: "Vi går i gang, så snart du godkender. Skal noget ændres? Sig til.",
    action: "Se forslaget",
  },
  fr: {
    subject: (number) => `Votre épreuve pour la commande ${number}`,
    preview: "Regardez votre création et validez-la.",
    heading: "Votre épreuve est prête",
    greeting: (name) => `Bonjour ${name},`,
    checked: (number) =>
      `Notre graphiste a vérifié votre création de la commande ${number} et vous écrit :`,
    waiting:
      "Nous lançons la fabrication dès que vous validez. Quelque chose à modifier ? Dites-le-nous.",
    action: "Voir l’épreuve",
  },
};
