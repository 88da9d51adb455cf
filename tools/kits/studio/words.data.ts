const word = (nl: string, en: string, de: string, dk: string, fr: string) => ({
  nl,
  en,
  de,
  dk,
  fr,
});

/** The zones of the studio's kits as customers meet them. */
export const zoneWords = {
  base: word("Ondergrond", "Base", "Grund", "Bund", "Fond"),
  field: word("Hoofdvlak", "Main field", "Hauptfläche", "Hovedfelt", "Champ principal"),
  second: word("Tweede vlak", "Second field", "Zweite Fläche", "Andet felt", "Second champ"),
  tone: word("Toon-op-toon", "Tone on tone", "Ton in Ton", "Tone i tone", "Ton sur ton"),
  fill: word("Patroon", "Pattern", "Muster", "Mønster", "Motif"),
  fill2: word(
    "Tweede patroonkleur",
    "Second pattern colour",
    "Zweite Musterfarbe",
    "Anden mønsterfarve",
    "Seconde couleur du motif",
  ),
  accent: word("Accent", "Accent", "Akzent", "Accent", "Accent"),
} as const;

export const fabricWords = {
  rib: word(
    "Boorden en tailleband",
    "Ribs and waistband",
    "Bündchen und Bund",
    "Ribkanter og linning",
    "Bords-côtes et ceinture",
  ),
  stretch: word(
    "Stretchpanelen",
    "Stretch panels",
    "Stretcheinsätze",
    "Strækpaneler",
    "Panneaux stretch",
  ),
  seat: word(
    "Stretch achter",
    "Seat stretch",
    "Stretch am Gesäß",
    "Stræk bagpå",
    "Stretch arrière",
  ),
  guard: word(
    "Kniestukken en handpalm",
    "Knee guards and palm",
    "Knieschutz und Handfläche",
    "Knæbeskyttere og håndflade",
    "Genouillères et paume",
  ),
} as const;

export const roleWords = {
  num: word("Cijfer", "Digit", "Ziffer", "Ciffer", "Chiffre"),
  num1: word("Rand 1", "Outline 1", "Kontur 1", "Kontur 1", "Contour 1"),
  num2: word("Rand 2", "Outline 2", "Kontur 2", "Kontur 2", "Contour 2"),
  name: word("Naam", "Name", "Name", "Navn", "Nom"),
  mark: word("Merk", "Mark", "Marke", "Mærke", "Marque"),
} as const;

export type ZoneName = keyof typeof zoneWords;
