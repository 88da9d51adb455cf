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
  /** Days later, when nobody answered. */
  readonly reminder: {
    readonly subject: (number: string) => string;
    readonly heading: string;
    readonly text: (number: string) => string;
  };
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
    reminder: {
      subject: (number) => `Je voorstel voor bestelling ${number} wacht op je`,
      heading: "Je voorstel wacht op je",
      text: (number) =>
        `Je voorstel voor bestelling ${number} wacht nog op je antwoord. Onze ontwerper schreef:`,
    },
  },
  en: {
    subject: (number) => `Your proof for order ${number}`,
    preview: "Look at your design and approve it.",
    heading: "Your proof is ready",
    greeting: (name) => `Hi ${name},`,
    checked: (number) => `Our designer has checked your design of order ${number} and writes:`,
    waiting: "We start making it as soon as you approve. Anything to change? Let us know.",
    action: "View proof",
    reminder: {
      subject: (number) => `Your proof for order ${number} is waiting for you`,
      heading: "Your proof is waiting for you",
      text: (number) =>
        `Your proof for order ${number} is still waiting for your answer. Our designer wrote:`,
    },
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
    reminder: {
      subject: (number) => `Dein Vorschlag zu Bestellung ${number} wartet auf dich`,
      heading: "Dein Vorschlag wartet auf dich",
      text: (number) =>
        `dein Vorschlag zu Bestellung ${number} wartet noch auf deine Antwort. Unser Designteam schrieb:`,
    },
  },
  dk: {
    subject: (number) => `Dit forslag til ordre ${number}`,
    preview: "Se dit design og godkend det.",
    heading: "Dit forslag er klar",
    greeting: (name) => `Hej ${name}`,
    checked: (number) => `Vores designer har gennemgået dit design i ordre ${number} og skriver:`,
    waiting: "Vi går i gang, så snart du godkender. Skal noget ændres? Sig til.",
    action: "Se forslaget",
    reminder: {
      subject: (number) => `Dit forslag til ordre ${number} venter på dig`,
      heading: "Dit forslag venter på dig",
      text: (number) =>
        `Dit forslag til ordre ${number} venter stadig på dit svar. Vores designer skrev:`,
    },
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
    reminder: {
      subject: (number) => `Votre épreuve pour la commande ${number} vous attend`,
      heading: "Votre épreuve vous attend",
      text: (number) =>
        `Votre épreuve pour la commande ${number} attend toujours votre réponse. Notre graphiste vous écrivait :`,
    },
  },
};
