import type { Language } from "@holeshot/domain";

interface News {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly text: (number: string) => string;
}

/** The words of the mails about parcels. */
export interface ParcelTexts {
  readonly greeting: (name: string) => string;
  readonly sent: Readonly<Record<"part" | "last", News>>;
  readonly pickup: Readonly<Record<"part" | "last", News>>;
  readonly tracking: News;
  readonly with: (carrier: string) => string;
  readonly number: (carrier: string | null, number: string) => string;
  readonly where: (address: string) => string;
  readonly fetch: (address: string) => string;
  readonly inside: string;
  readonly follows: string;
  readonly follow: string;
  readonly view: string;
  readonly questions: string;
}

const named = (carrier: string | null) => (carrier === null ? "" : `${carrier}, `);

export const parcelTexts: Readonly<Record<Language, ParcelTexts>> = {
  nl: {
    greeting: (name) => `Hoi ${name},`,
    sent: {
      part: {
        subject: (number) => `Een deel van je bestelling ${number} is onderweg`,
        heading: "Je pakket is onderweg",
        text: (number) =>
          `Een deel van je bestelling ${number} is onderweg. De rest komt in een volgend pakket.`,
      },
      last: {
        subject: (number) => `Je bestelling ${number} is helemaal onderweg`,
        heading: "Alles is onderweg",
        text: (number) => `Hiermee is alles van je bestelling ${number} verzonden.`,
      },
    },
    pickup: {
      part: {
        subject: (number) => `Een deel van je bestelling ${number} ligt klaar`,
        heading: "Een deel ligt klaar",
        text: (number) => `Een deel van je bestelling ${number} is klaar. Je kunt het ophalen.`,
      },
      last: {
        subject: (number) => `Je bestelling ${number} ligt klaar`,
        heading: "Alles ligt klaar",
        text: (number) => `Je bestelling ${number} is compleet. Je kunt hem ophalen.`,
      },
    },
    tracking: {
      subject: (number) => `Nieuwe track & trace voor bestelling ${number}`,
      heading: "Volg je pakket zo",
      text: (number) =>
        `De gegevens waarmee je een pakket van bestelling ${number} volgt, zijn aangepast. De vorige gelden niet meer.`,
    },
    with: (carrier) => `Bezorger: ${carrier}`,
    number: (carrier, number) => `Track & trace: ${named(carrier)}${number}`,
    where: (address) => `Bezorgadres: ${address}`,
    fetch: (address) => `Afhaaladres: ${address}`,
    inside: "In dit pakket",
    follows: "Volgt nog",
    follow: "Pakket volgen",
    view: "Bestelling bekijken",
    questions: "Klopt er iets niet? Beantwoord deze mail, dan zoeken we het uit.",
  },
  en: {
    greeting: (name) => `Hi ${name},`,
    sent: {
      part: {
        subject: (number) => `Part of your order ${number} is on its way`,
        heading: "Your parcel is on its way",
        text: (number) =>
          `Part of your order ${number} is on its way. The rest follows in another parcel.`,
      },
      last: {
        subject: (number) => `All of your order ${number} is on its way`,
        heading: "Everything is on its way",
        text: (number) => `With this parcel, all of your order ${number} has been sent.`,
      },
    },
    pickup: {
      part: {
        subject: (number) => `Part of your order ${number} is ready`,
        heading: "Part of it is ready",
        text: (number) => `Part of your order ${number} is finished. You can come and pick it up.`,
      },
      last: {
        subject: (number) => `Your order ${number} is ready`,
        heading: "Everything is ready",
        text: (number) => `Your order ${number} is complete. You can come and pick it up.`,
      },
    },
    tracking: {
      subject: (number) => `New tracking for order ${number}`,
      heading: "How to follow your parcel",
      text: (number) =>
        `The tracking of a parcel of order ${number} has been corrected. What we sent before no longer holds.`,
    },
    with: (carrier) => `Carrier: ${carrier}`,
    number: (carrier, number) => `Tracking: ${named(carrier)}${number}`,
    where: (address) => `Delivery address: ${address}`,
    fetch: (address) => `Pick-up address: ${address}`,
    inside: "In this parcel",
    follows: "Still to come",
    follow: "Follow parcel",
    view: "View order",
    questions: "Is something not right? Reply to this mail and we will look into it.",
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    sent: {
      part: {
        subject: (number) => `Ein Teil deiner Bestellung ${number} ist unterwegs`,
        heading: "Dein Paket ist unterwegs",
        text: (number) =>
          `ein Teil deiner Bestellung ${number} ist unterwegs. Der Rest folgt in einem weiteren Paket.`,
      },
      last: {
        subject: (number) => `Deine Bestellung ${number} ist vollständig unterwegs`,
        heading: "Alles ist unterwegs",
        text: (number) => `mit diesem Paket ist deine ganze Bestellung ${number} verschickt.`,
      },
    },
    pickup: {
      part: {
        subject: (number) => `Ein Teil deiner Bestellung ${number} liegt bereit`,
        heading: "Ein Teil liegt bereit",
        text: (number) => `ein Teil deiner Bestellung ${number} ist fertig. Du kannst ihn abholen.`,
      },
      last: {
        subject: (number) => `Deine Bestellung ${number} liegt bereit`,
        heading: "Alles liegt bereit",
        text: (number) => `deine Bestellung ${number} ist vollständig. Du kannst sie abholen.`,
      },
    },
    tracking: {
      subject: (number) => `Neue Sendungsnummer zu Bestellung ${number}`,
      heading: "So verfolgst du dein Paket",
      text: (number) =>
        `die Angaben, mit denen du ein Paket der Bestellung ${number} verfolgst, wurden berichtigt. Die vorigen gelten nicht mehr.`,
    },
    with: (carrier) => `Paketdienst: ${carrier}`,
    number: (carrier, number) => `Sendungsnummer: ${named(carrier)}${number}`,
    where: (address) => `Lieferadresse: ${address}`,
    fetch: (address) => `Abholadresse: ${address}`,
    inside: "In diesem Paket",
    follows: "Folgt noch",
    follow: "Paket verfolgen",
    view: "Bestellung ansehen",
    questions: "Stimmt etwas nicht? Antworte auf diese Mail, dann klären wir es.",
  },
  dk: {
    greeting: (name) => `Hej ${name}`,
    sent: {
      part: {
        subject: (number) => `En del af din ordre ${number} er på vej`,
        heading: "Din pakke er på vej",
        text: (number) => `En del af din ordre ${number} er på vej. Resten kommer i en ny pakke.`,
      },
      last: {
        subject: (number) => `Hele din ordre ${number} er på vej`,
        heading: "Alt er på vej",
        text: (number) => `Med denne pakke er hele din ordre ${number} sendt.`,
      },
    },
    pickup: {
      part: {
        subject: (number) => `En del af din ordre ${number} er klar`,
        heading: "En del er klar",
        text: (number) => `En del af din ordre ${number} er færdig. Du kan komme og hente den.`,
      },
      last: {
        subject: (number) => `Din ordre ${number} er klar`,
        heading: "Alt er klar",
        text: (number) => `Din ordre ${number} er komplet. Du kan komme og hente den.`,
      },
    },
    tracking: {
      subject: (number) => `Nyt pakkenummer til ordre ${number}`,
      heading: "Sådan følger du din pakke",
      text: (number) =>
        `Oplysningerne, som du følger en pakke fra ordre ${number} med, er rettet. De gamle gælder ikke længere.`,
    },
    with: (carrier) => `Fragtfirma: ${carrier}`,
    number: (carrier, number) => `Pakkenummer: ${named(carrier)}${number}`,
    where: (address) => `Leveringsadresse: ${address}`,
    fetch: (address) => `Afhentningsadresse: ${address}`,
    inside: "I denne pakke",
    follows: "Kommer senere",
    follow: "Følg pakken",
    view: "Se ordren",
    questions: "Er der noget, der ikke stemmer? Svar på denne mail, så finder vi ud af det.",
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    sent: {
      part: {
        subject: (number) => `Une partie de votre commande ${number} est en route`,
        heading: "Votre colis est en route",
        text: (number) =>
          `Une partie de votre commande ${number} est en route. Le reste suivra dans un autre colis.`,
      },
      last: {
        subject: (number) => `Toute votre commande ${number} est en route`,
        heading: "Tout est en route",
        text: (number) => `Avec ce colis, toute votre commande ${number} est expédiée.`,
      },
    },
    pickup: {
      part: {
        subject: (number) => `Une partie de votre commande ${number} est prête`,
        heading: "Une partie est prête",
        text: (number) =>
          `Une partie de votre commande ${number} est terminée. Vous pouvez venir la retirer.`,
      },
      last: {
        subject: (number) => `Votre commande ${number} est prête`,
        heading: "Tout est prêt",
        text: (number) => `Votre commande ${number} est complète. Vous pouvez venir la retirer.`,
      },
    },
    tracking: {
      subject: (number) => `Nouveau suivi pour la commande ${number}`,
      heading: "Pour suivre votre colis",
      text: (number) =>
        `Le suivi d’un colis de la commande ${number} a été corrigé. Les indications précédentes ne sont plus valables.`,
    },
    with: (carrier) => `Transporteur : ${carrier}`,
    number: (carrier, number) => `Suivi : ${named(carrier)}${number}`,
    where: (address) => `Adresse de livraison : ${address}`,
    fetch: (address) => `Adresse de retrait : ${address}`,
    inside: "Dans ce colis",
    follows: "À suivre",
    follow: "Suivre le colis",
    view: "Voir la commande",
    questions: "Quelque chose ne va pas ? Répondez à ce message, nous vérifierons.",
  },
};
