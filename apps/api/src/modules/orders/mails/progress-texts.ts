import type { Language } from "@holeshot/domain";

interface ArrivalTexts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: (number: string) => string;
  readonly where: (address: string) => string;
}

/** The words of the mails about an order under way. */
export interface ProgressTexts {
  readonly greeting: (name: string) => string;
  readonly production: {
    readonly subject: (number: string) => string;
    readonly heading: string;
    readonly begun: (number: string) => string;
    readonly time: (days: number) => string;
    readonly later: string;
    readonly laterPickup: string;
  };
  readonly shipped: ArrivalTexts;
  /** For who fetches it himself. */
  readonly ready: ArrivalTexts;
  readonly address: {
    readonly subject: (number: string) => string;
    readonly heading: string;
    readonly text: (number: string) => string;
    readonly delivery: (address: string) => string;
    readonly billing: (address: string) => string;
    /** Some of it had left before. */
    readonly partLeft: string;
    readonly notYou: string;
  };
  readonly line: {
    readonly subject: (number: string) => string;
    readonly heading: string;
    readonly text: (number: string, what: string) => string;
    readonly was: (line: string) => string;
    readonly is: (line: string) => string;
  };
  readonly action: string;
  readonly questions: string;
}

export const progressTexts: Readonly<Record<Language, ProgressTexts>> = {
  nl: {
    greeting: (name) => `Hoi ${name},`,
    production: {
      subject: (number) => `Je bestelling ${number} is in productie`,
      heading: "We zijn begonnen",
      begun: (number) => `We zijn begonnen met het maken van je bestelling ${number}.`,
      time: (days) =>
        `Dat duurt ongeveer ${days} werkdagen. De kleding wijzigen of de bestelling annuleren kan nu niet meer.`,
      later:
        "Klopt je bezorgadres niet meer? Zolang je pakket hier is, pas je het aan bij je bestelling. Zodra het onderweg is, krijg je weer een mail.",
      laterPickup: "Zodra je kleding klaarligt, krijg je weer een mail.",
    },
    shipped: {
      subject: (number) => `Je bestelling ${number} is onderweg`,
      heading: "Je kleding is onderweg",
      text: (number) => `Je bestelling ${number} is klaar en meegegeven aan de bezorger.`,
      where: (address) => `Bezorgadres: ${address}`,
    },
    ready: {
      subject: (number) => `Je bestelling ${number} ligt klaar`,
      heading: "Je kleding ligt klaar",
      text: (number) => `Je bestelling ${number} is klaar. Je kunt hem komen ophalen.`,
      where: (address) => `Afhaaladres: ${address}`,
    },
    address: {
      subject: (number) => `Het adres van je bestelling ${number} is gewijzigd`,
      heading: "Adres gewijzigd",
      text: (number) => `Het adres van je bestelling ${number} is gewijzigd.`,
      delivery: (address) => `Bezorgadres: ${address}`,
      billing: (address) => `Factuuradres: ${address}`,
      partLeft: "Wat al onderweg is, gaat nog naar het vorige adres.",
      notYou: "Heb jij dit niet gedaan? Beantwoord deze mail dan meteen.",
    },
    line: {
      subject: (number) => `Je bestelling ${number} is gewijzigd`,
      heading: "Bestelling gewijzigd",
      text: (number, what) => `In je bestelling ${number} is iets gewijzigd: ${what}.`,
      was: (line) => `Was: ${line}`,
      is: (line) => `Wordt: ${line}`,
    },
    action: "Bestelling bekijken",
    questions: "Klopt er iets niet? Beantwoord deze mail, dan zoeken we het uit.",
  },
  en: {
    greeting: (name) => `Hi ${name},`,
    production: {
      subject: (number) => `Your order ${number} is in production`,
      heading: "We have started",
      begun: (number) => `We have started making your order ${number}.`,
      time: (days) =>
        `That takes about ${days} working days. The gear can no longer be changed, nor the order cancelled.`,
      later:
        "Is your delivery address no longer right? As long as your parcel is here you can change it at your order. You will get another mail once it is on its way.",
      laterPickup: "You will get another mail once your gear is ready to be picked up.",
    },
    shipped: {
      subject: (number) => `Your order ${number} is on its way`,
      heading: "Your gear is on its way",
      text: (number) => `Your order ${number} is finished and with the carrier.`,
      where: (address) => `Delivery address: ${address}`,
    },
    ready: {
      subject: (number) => `Your order ${number} is ready`,
      heading: "Your gear is ready",
      text: (number) => `Your order ${number} is finished. You can come and pick it up.`,
      where: (address) => `Pick-up address: ${address}`,
    },
    address: {
      subject: (number) => `The address of your order ${number} has changed`,
      heading: "Address changed",
      text: (number) => `The address of your order ${number} has been changed.`,
      delivery: (address) => `Delivery address: ${address}`,
      billing: (address) => `Billing address: ${address}`,
      partLeft: "What has left already still goes to the former address.",
      notYou: "Wasn't this you? Then reply to this mail right away.",
    },
    line: {
      subject: (number) => `Your order ${number} has changed`,
      heading: "Order changed",
      text: (number, what) => `Something in your order ${number} has been changed: ${what}.`,
      was: (line) => `Was: ${line}`,
      is: (line) => `Now: ${line}`,
    },
    action: "View order",
    questions: "Is something not right? Reply to this mail and we will look into it.",
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    production: {
      subject: (number) => `Deine Bestellung ${number} ist in Produktion`,
      heading: "Wir haben angefangen",
      begun: (number) => `wir haben mit der Fertigung deiner Bestellung ${number} begonnen.`,
      time: (days) =>
        `Das dauert etwa ${days} Werktage. Die Kleidung ändern oder die Bestellung stornieren kannst du jetzt nicht mehr.`,
      later:
        "Stimmt deine Lieferadresse nicht mehr? Solange dein Paket hier ist, kannst du sie bei deiner Bestellung ändern. Sobald es unterwegs ist, bekommst du wieder eine Mail.",
      laterPickup: "Sobald deine Kleidung bereitliegt, bekommst du wieder eine Mail.",
    },
    shipped: {
      subject: (number) => `Deine Bestellung ${number} ist unterwegs`,
      heading: "Deine Kleidung ist unterwegs",
      text: (number) => `deine Bestellung ${number} ist fertig und beim Paketdienst.`,
      where: (address) => `Lieferadresse: ${address}`,
    },
    ready: {
      subject: (number) => `Deine Bestellung ${number} liegt bereit`,
      heading: "Deine Kleidung liegt bereit",
      text: (number) => `deine Bestellung ${number} ist fertig. Du kannst sie abholen.`,
      where: (address) => `Abholadresse: ${address}`,
    },
    address: {
      subject: (number) => `Die Adresse deiner Bestellung ${number} wurde geändert`,
      heading: "Adresse geändert",
      text: (number) => `die Adresse deiner Bestellung ${number} wurde geändert.`,
      delivery: (address) => `Lieferadresse: ${address}`,
      billing: (address) => `Rechnungsadresse: ${address}`,
      partLeft: "Was schon unterwegs ist, geht noch an die bisherige Adresse.",
      notYou: "Warst du das nicht? Dann antworte bitte sofort auf diese Mail.",
    },
    line: {
      subject: (number) => `Deine Bestellung ${number} wurde geändert`,
      heading: "Bestellung geändert",
      text: (number, what) => `in deiner Bestellung ${number} wurde etwas geändert: ${what}.`,
      was: (line) => `Vorher: ${line}`,
      is: (line) => `Jetzt: ${line}`,
    },
    action: "Bestellung ansehen",
    questions: "Stimmt etwas nicht? Antworte auf diese Mail, dann klären wir es.",
  },
  dk: {
    greeting: (name) => `Hej ${name}`,
    production: {
      subject: (number) => `Din ordre ${number} er i produktion`,
      heading: "Vi er gået i gang",
      begun: (number) => `Vi er gået i gang med at lave din ordre ${number}.`,
      time: (days) =>
        `Det tager cirka ${days} hverdage. Tøjet kan ikke længere ændres, og ordren kan ikke annulleres.`,
      later:
        "Er leveringsadressen ikke rigtig længere? Så længe pakken er her, kan du rette den ved din ordre. Du får en mail igen, når pakken er på vej.",
      laterPickup: "Du får en mail igen, når dit tøj er klar til afhentning.",
    },
    shipped: {
      subject: (number) => `Din ordre ${number} er på vej`,
      heading: "Dit tøj er på vej",
      text: (number) => `Din ordre ${number} er færdig og afleveret til fragtfirmaet.`,
      where: (address) => `Leveringsadresse: ${address}`,
    },
    ready: {
      subject: (number) => `Din ordre ${number} er klar`,
      heading: "Dit tøj er klar",
      text: (number) => `Din ordre ${number} er færdig. Du kan komme og hente den.`,
      where: (address) => `Afhentningsadresse: ${address}`,
    },
    address: {
      subject: (number) => `Adressen på din ordre ${number} er ændret`,
      heading: "Adressen er ændret",
      text: (number) => `Adressen på din ordre ${number} er blevet ændret.`,
      delivery: (address) => `Leveringsadresse: ${address}`,
      billing: (address) => `Faktureringsadresse: ${address}`,
      partLeft: "Det, der allerede er sendt, går stadig til den tidligere adresse.",
      notYou: "Var det ikke dig? Så svar på denne mail med det samme.",
    },
    line: {
      subject: (number) => `Din ordre ${number} er ændret`,
      heading: "Ordren er ændret",
      text: (number, what) => `Noget i din ordre ${number} er ændret: ${what}.`,
      was: (line) => `Før: ${line}`,
      is: (line) => `Nu: ${line}`,
    },
    action: "Se ordren",
    questions: "Er der noget, der ikke stemmer? Svar på denne mail, så finder vi ud af det.",
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    production: {
      subject: (number) => `Votre commande ${number} est en fabrication`,
      heading: "La fabrication a commencé",
      begun: (number) => `Nous avons commencé la fabrication de votre commande ${number}.`,
      time: (days) =>
        `Comptez environ ${days} jours ouvrés. Les vêtements ne peuvent plus être modifiés, ni la commande annulée.`,
      later:
        "Votre adresse de livraison n’est plus la bonne ? Tant que votre colis est chez nous, vous pouvez la modifier depuis votre commande. Vous recevrez un nouveau message dès qu’il sera en route.",
      laterPickup: "Vous recevrez un nouveau message dès que vos vêtements seront prêts.",
    },
    shipped: {
      subject: (number) => `Votre commande ${number} est en route`,
      heading: "Vos vêtements sont en route",
      text: (number) => `Votre commande ${number} est terminée et remise au transporteur.`,
      where: (address) => `Adresse de livraison : ${address}`,
    },
    ready: {
      subject: (number) => `Votre commande ${number} est prête`,
      heading: "Vos vêtements sont prêts",
      text: (number) => `Votre commande ${number} est terminée. Vous pouvez venir la retirer.`,
      where: (address) => `Adresse de retrait : ${address}`,
    },
    address: {
      subject: (number) => `L’adresse de votre commande ${number} a changé`,
      heading: "Adresse modifiée",
      text: (number) => `L’adresse de votre commande ${number} a été modifiée.`,
      delivery: (address) => `Adresse de livraison : ${address}`,
      billing: (address) => `Adresse de facturation : ${address}`,
      partLeft: "Ce qui est déjà parti sera encore livré à l’ancienne adresse.",
      notYou: "Ce n’était pas vous ? Répondez tout de suite à ce message.",
    },
    line: {
      subject: (number) => `Votre commande ${number} a été modifiée`,
      heading: "Commande modifiée",
      text: (number, what) => `Votre commande ${number} a été modifiée : ${what}.`,
      was: (line) => `Avant : ${line}`,
      is: (line) => `Désormais : ${line}`,
    },
    action: "Voir la commande",
    questions: "Quelque chose ne va pas ? Répondez à ce message, nous vérifierons.",
  },
};
