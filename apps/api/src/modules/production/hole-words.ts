import { type Language, languageTags } from "@holeshot/domain";
import type { Circle } from "@holeshot/geometry";

/** What papers say of the holes that a laser cuts. */
interface HoleTexts {
  readonly title: string;
  /** How many in a piece, and how wide, mm. */
  readonly count: (count: string, wide: string) => string;
  /** In which files they are, and what the columns say; `ink` is the press's name for them. */
  readonly key: (ink: string) => string;
  readonly drawn: string;
  readonly number: string;
  readonly panel: string;
  /** Among the steps of sewing. */
  readonly first: string;
}

export const holeTexts: Readonly<Record<Language, HoleTexts>> = {
  nl: {
    title: "Lasergaten",
    count: (count, wide) => `${count} lasergaten, Ø ${wide} mm`,
    key: (ink) =>
      `Na het drukken met de laser door de stof te snijden. In de bestanden: drukbestand steunkleur ${ink}; snijbestand bij de legging (DXF) laag HOLE; patroon (DXF) laag 11; SVG groep hole. In het midden van het vak het grootst, naar de rand kleiner. Afstanden tot de naadlijn, zoals bij teksten.`,
    drawn: "rondjes: lasergaten",
    number: "Gaten",
    panel: "Vak mm",
    first: "Vóór het naaien: gaten met de laser snijden",
  },
  en: {
    title: "Laser-cut holes",
    count: (count, wide) => `${count} laser-cut holes, Ø ${wide} mm`,
    key: (ink) =>
      `Cut by laser after printing, through the cloth. In the files: spot colour ${ink} of the press file; layer HOLE of the marker's cutting file (DXF); layer 11 of the pattern (DXF); group hole of the SVG. Largest in the middle of the panel, smaller towards its edge. Distances to the seam line, as of texts.`,
    drawn: "circles: laser-cut holes",
    number: "Holes",
    panel: "Panel mm",
    first: "Before sewing: cut the holes by laser",
  },
  de: {
    title: "Laserlöcher",
    count: (count, wide) => `${count} Laserlöcher, Ø ${wide} mm`,
    key: (ink) =>
      `Nach dem Druck mit dem Laser durch den Stoff zu schneiden. In den Dateien: Druckdatei Sonderfarbe ${ink}; Schneiddatei zum Legebild (DXF) Ebene HOLE; Schnitt (DXF) Ebene 11; SVG Gruppe hole. In der Mitte des Feldes am größten, zum Rand hin kleiner. Abstände zur Nahtlinie, wie bei Texten.`,
    drawn: "Kreise: Laserlöcher",
    number: "Löcher",
    panel: "Feld mm",
    first: "Vor dem Nähen: Löcher mit dem Laser schneiden",
  },
  dk: {
    title: "Laserhuller",
    count: (count, wide) => `${count} laserhuller, Ø ${wide} mm`,
    key: (ink) =>
      `Skæres med laser gennem stoffet efter trykningen. I filerne: trykfilens staffagefarve ${ink}; skærefilen til oplægningen (DXF) lag HOLE; mønstret (DXF) lag 11; SVG gruppe hole. Størst midt i feltet, mindre ud mod kanten. Afstande til sømlinjen som ved tekster.`,
    drawn: "cirkler: laserhuller",
    number: "Huller",
    panel: "Felt mm",
    first: "Før syning: skær hullerne med laser",
  },
  fr: {
    title: "Trous au laser",
    count: (count, wide) => `${count} trous au laser, Ø ${wide} mm`,
    key: (ink) =>
      `À découper au laser après impression, à travers le tissu. Dans les fichiers : ton direct ${ink} du fichier d’impression ; calque HOLE du fichier de coupe du placement (DXF) ; calque 11 du patron (DXF) ; groupe hole du SVG. Plus grands au milieu de la zone, plus petits vers son bord. Distances à la ligne de couture, comme pour les textes.`,
    drawn: "cercles : trous au laser",
    number: "Trous",
    panel: "Zone mm",
    first: "Avant couture : découper les trous au laser",
  },
};

/** `1–3`: from the narrowest to the widest, mm. */
export function holeWidths(holes: readonly Circle[], language: Language): string {
  const wide = holes.map(({ radius }) => 2 * radius);
  const mm = new Intl.NumberFormat(languageTags[language], { maximumFractionDigits: 1 });
  return [Math.min(...wide), Math.max(...wide)].map((value) => mm.format(value)).join("–");
}

/** How many holes a piece has and how wide they are; null where it has none. */
export function holeWords(holes: readonly Circle[], language: Language): string | null {
  if (holes.length === 0) return null;
  const count = new Intl.NumberFormat(languageTags[language]).format(holes.length);
  return holeTexts[language].count(count, holeWidths(holes, language));
}
