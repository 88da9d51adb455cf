import type { Rim, Role } from "./kit.ts";

export interface Names {
  readonly nl: string;
  readonly en: string;
  readonly de: string;
  readonly dk: string;
  readonly fr: string;
}

const names = (nl: string, en: string, de: string, dk: string, fr: string): Names => ({
  nl,
  en,
  de,
  dk,
  fr,
});

/** What zones are called on the colour panel. */
export const zoneWords: Readonly<Record<string, Names>> = {
  base: names("Grond", "Ground", "Grund", "Bund", "Fond"),
  tone: names("Toon", "Tone", "Ton", "Tone", "Ton sur ton"),
  pattern: names("Motief", "Pattern", "Muster", "Mønster", "Motif"),
  pattern2: names(
    "Tweede motief",
    "Second pattern",
    "Zweites Muster",
    "Andet mønster",
    "Second motif",
  ),
  block: names("Vlak", "Block", "Fläche", "Felt", "Aplat"),
  accent: names("Accent", "Accent", "Akzent", "Accent", "Accent"),
  accent2: names(
    "Tweede accent",
    "Second accent",
    "Zweiter Akzent",
    "Anden accent",
    "Second accent",
  ),
  line: names("Lijn", "Line", "Linie", "Linje", "Filet"),
  yoke: names("Schouders", "Shoulders", "Schultern", "Skuldre", "Épaules"),
  plate: names("Nummerplaat", "Number plate", "Startnummerntafel", "Nummerplade", "Plaque"),
  shade: names("Toonband", "Tone band", "Tonband", "Tonebånd", "Bande ton sur ton"),
  sleeve: names("Accentmouw", "Accent sleeve", "Akzentärmel", "Accentærme", "Manche accent"),
  s1: names("Scherf licht", "Light shard", "Helle Scherbe", "Lyst skår", "Éclat clair"),
  s2: names("Scherf midden", "Mid shard", "Mittlere Scherbe", "Mellem skår", "Éclat moyen"),
  s3: names("Scherf donker", "Dense shard", "Dichte Scherbe", "Tæt skår", "Éclat dense"),
  hot: names("Hete scherf", "Hot shard", "Heiße Scherbe", "Hedt skår", "Éclat vif"),
  stripe: names("Streep", "Stripe", "Streifen", "Stribe", "Bande"),
};

export const clothWords: Readonly<Record<string, Names>> = {
  rib: names(
    "Boorden en tailleband",
    "Ribs and waistband",
    "Bündchen und Bund",
    "Ribkanter og linning",
    "Bords-côtes et ceinture",
  ),
  stretch: names(
    "Stretchpanelen",
    "Stretch panels",
    "Stretcheinsätze",
    "Strækpaneler",
    "Panneaux stretch",
  ),
  seat: names(
    "Stretch achter",
    "Seat stretch",
    "Stretch am Gesäß",
    "Stræk bagpå",
    "Stretch arrière",
  ),
  guard: names(
    "Kniestukken en handpalm",
    "Knee guards and palm",
    "Knieschutz und Handfläche",
    "Knæbeskyttere og håndflade",
    "Genouillères et paume",
  ),
};

export const roleWords: Readonly<Record<Role | Rim, Names>> = {
  num: names("Cijfer", "Digit", "Ziffer", "Ciffer", "Chiffre"),
  num1: names("Rand 1", "Outline 1", "Kontur 1", "Kontur 1", "Contour 1"),
  num2: names("Rand 2", "Outline 2", "Kontur 2", "Kontur 2", "Contour 2"),
  name: names("Naam", "Name", "Name", "Navn", "Nom"),
  mark: names("Merk", "Mark", "Marke", "Mærke", "Marque"),
  mark2: names("Merk laag", "Low mark", "Marke unten", "Mærke forneden", "Marque du bas"),
  mark3: names("Merk op mouw", "Sleeve mark", "Marke am Ärmel", "Mærke på ærme", "Marque manche"),
  leg: names("Merk op broek", "Pants mark", "Marke auf Hose", "Mærke på bukser", "Marque pantalon"),
  legnum: names(
    "Cijfer op broek en handschoen",
    "Digit on pants and gloves",
    "Ziffer auf Hose und Handschuh",
    "Ciffer på bukser og handsker",
    "Chiffre pantalon et gants",
  ),
  "name-rim": names("Rand naam", "Name outline", "Kontur Name", "Kontur navn", "Contour du nom"),
  "mark-rim": names(
    "Rand merk",
    "Mark outline",
    "Kontur Marke",
    "Kontur mærke",
    "Contour de la marque",
  ),
  "mark2-rim": names(
    "Rand merk laag",
    "Low mark outline",
    "Kontur Marke unten",
    "Kontur mærke forneden",
    "Contour, marque du bas",
  ),
  "mark3-rim": names(
    "Rand merk op mouw",
    "Sleeve mark outline",
    "Kontur Marke am Ärmel",
    "Kontur mærke på ærme",
    "Contour, marque manche",
  ),
  "leg-rim": names(
    "Rand merk op broek",
    "Pants mark outline",
    "Kontur Marke auf Hose",
    "Kontur mærke på bukser",
    "Contour, marque pantalon",
  ),
  "legnum-rim": names(
    "Rand cijfer op broek en handschoen",
    "Digit outline on pants and gloves",
    "Kontur Ziffer auf Hose und Handschuh",
    "Kontur ciffer på bukser og handsker",
    "Contour du chiffre, pantalon et gants",
  ),
};
