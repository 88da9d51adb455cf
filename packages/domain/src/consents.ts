import type { Language } from "./languages.ts";

/** What a customer accepts to order. `image_quality` only when a design has pixel images. */
export const consentKinds = ["terms", "colour_deviation", "image_quality"] as const;

/** One of {@link consentKinds}. */
export type ConsentKind = (typeof consentKinds)[number];

/** What is accepted, word for word. A changed word is a new version: orders keep both. */
export interface ConsentText {
  readonly version: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** The words in force, shown at the checkout and kept with each order. */
export const consents: Readonly<Record<ConsentKind, ConsentText>> = {
  terms: {
    version: "2026-11-20",
    texts: {
      nl: "Ik ga akkoord met de algemene voorwaarden en weet dat kleding naar mijn eigen ontwerp op maat wordt gemaakt, zodat ik de koop niet kan herroepen.",
      en: "I accept the terms and conditions and know that gear to my own design is made to order, so that I have no right of withdrawal.",
      de: "Ich akzeptiere die Allgemeinen Geschäftsbedingungen und weiß, dass Kleidung nach meinem eigenen Design eigens angefertigt wird, sodass kein Widerrufsrecht besteht.",
      dk: "Jeg accepterer handelsbetingelserne og ved, at tøj efter mit eget design fremstilles på bestilling, så der ikke er fortrydelsesret.",
      fr: "J’accepte les conditions générales et je sais que les vêtements réalisés d’après mon propre design sont fabriqués sur commande, ce qui exclut le droit de rétractation.",
    },
  },
  colour_deviation: {
    version: "2026-11-20",
    texts: {
      nl: "Ik accepteer dat gedrukte kleuren iets kunnen afwijken van wat mijn scherm toont.",
      en: "I accept that printed colours may differ slightly from what my screen shows.",
      de: "Ich akzeptiere, dass gedruckte Farben leicht von der Anzeige auf meinem Bildschirm abweichen können.",
      dk: "Jeg accepterer, at trykte farver kan afvige lidt fra det, min skærm viser.",
      fr: "J’accepte que les couleurs imprimées puissent légèrement différer de celles affichées sur mon écran.",
    },
  },
  image_quality: {
    version: "2026-11-20",
    texts: {
      nl: "Mijn ontwerp bevat pixelafbeeldingen. Ik accepteer dat die in druk minder scherp kunnen zijn dan een vectorbestand.",
      en: "My design contains pixel images. I accept that they may print less sharply than a vector file.",
      de: "Mein Design enthält Pixelbilder. Ich akzeptiere, dass sie im Druck weniger scharf sein können als eine Vektordatei.",
      dk: "Mit design indeholder pixelbilleder. Jeg accepterer, at de kan blive mindre skarpe på tryk end en vektorfil.",
      fr: "Mon design contient des images en pixels. J’accepte qu’elles puissent être moins nettes à l’impression qu’un fichier vectoriel.",
    },
  },
};
