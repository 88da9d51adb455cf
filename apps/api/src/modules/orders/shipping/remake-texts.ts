import type { Language } from "@holeshot/domain";

/** The words of the mail about garments that are made again. */
interface RemakeTexts {
  readonly greeting: (name: string) => string;
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: (number: string) => string;
  readonly time: (days: number) => string;
  readonly later: string;
  readonly laterPickup: string;
  readonly garments: string;
  readonly view: string;
  readonly questions: string;
}

export const remakeTexts: Readonly<Record<Language, RemakeTexts>> = {
  nl: {
    greeting: (name) => `Hoi ${name},`,
    subject: (number) => `We maken een deel van je bestelling ${number} opnieuw`,
    heading: "We maken het opnieuw",
    text: (number) =>
      `Wat hieronder staat van je bestelling ${number} maken we opnieuw. Het kost je niets.`,
    time: (days) => `Dat duurt ongeveer ${days} werkdagen.`,
    later: "Het komt in een volgend pakket. Je krijgt weer een mail als het onderweg is.",
    laterPickup: "Je krijgt weer een mail als het klaarligt.",
    garments: "Dit maken we opnieuw",
    view: "Bestelling bekijken",
    questions: "Klopt er iets niet? Beantwoord deze mail, dan zoeken we het uit.",
  },
  en: {
    greeting: (name) => `Hi ${name},`,
    subject: (number) => `We are making part of your order ${number} again`,
    heading: "We are making it again",
    text: (number) =>
      `We are making the gear below from your order ${number} again. It costs you nothing.`,
    time: (days) => `That takes about ${days} working days.`,
    later: "It comes in another parcel. You will get another mail once it is on its way.",
    laterPickup: "You will get another mail once it is ready to be picked up.",
    garments: "Being made again",
    view: "View order",
    questions: "Is something not right? Reply to this mail and we will look into it.",
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    subject: (number) => `Wir fertigen einen Teil deiner Bestellung ${number} neu`,
    heading: "Wir fertigen neu",
    text: (number) =>
      `was unten steht, fertigen wir aus deiner Bestellung ${number} neu. Für dich ist das kostenlos.`,
    time: (days) => `Das dauert etwa ${days} Werktage.`,
    later:
      "Es kommt in einem weiteren Paket. Sobald es unterwegs ist, bekommst du wieder eine Mail.",
    laterPickup: "Sobald es bereitliegt, bekommst du wieder eine Mail.",
    garments: "Das fertigen wir neu",
    view: "Bestellung ansehen",
    questions: "Stimmt etwas nicht? Antworte auf diese Mail, dann klären wir es.",
  },
  dk: {
    greeting: (name) => `Hej ${name}`,
    subject: (number) => `Vi laver en del af din ordre ${number} om`,
    heading: "Vi laver det om",
    text: (number) => `Vi laver det, der står herunder, fra din ordre ${number} om. Det er gratis.`,
    time: (days) => `Det tager cirka ${days} arbejdsdage.`,
    later: "Det kommer i en ny pakke. Du får en mail igen, når det er på vej.",
    laterPickup: "Du får en mail igen, når det er klar til afhentning.",
    garments: "Det laver vi om",
    view: "Se ordren",
    questions: "Er der noget galt? Svar på denne mail, så finder vi ud af det.",
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    subject: (number) => `Nous refaisons une partie de votre commande ${number}`,
    heading: "Nous la refaisons",
    text: (number) =>
      `Nous refaisons les articles ci-dessous de votre commande ${number}. Cela ne vous coûte rien.`,
    time: (days) => `Cela prend environ ${days} jours ouvrés.`,
    later:
      "Ils partiront dans un autre colis. Vous recevrez un autre message dès qu’il sera en route.",
    laterPickup: "Vous recevrez un autre message dès qu’ils seront prêts à être retirés.",
    garments: "Articles refaits",
    view: "Voir la commande",
    questions: "Quelque chose ne va pas ? Répondez à ce message, nous nous en occupons.",
  },
};
