import type { Language } from "@holeshot/domain";

/** Headings and sentences of a tech pack. */
export interface TechTexts {
  readonly title: string;
  readonly revision: string;
  readonly ordered: string;
  readonly views: string;
  readonly side: Readonly<Record<"front" | "back" | "left" | "right", string>>;
  readonly artwork: string;
  /** Whose garment the drawings show. */
  readonly shown: (line: number, size: string, rider: string) => string;
  readonly artworkKey: string;
  readonly colours: string;
  readonly coloursKey: (cmyk: string) => string;
  readonly byRule: string;
  readonly byProfile: (name: string) => string;
  /** The letters of the four inks, in their order. */
  readonly inks: string;
  readonly nearest: string;
  readonly strikeOff: string;
  readonly gridKey: string;
  readonly where: string;
  readonly patch: string;
  readonly texts: string;
  readonly noTexts: string;
  readonly text: string;
  readonly face: string;
  readonly capHeight: string;
  readonly toSeamsKey: string;
  readonly pictures: string;
  readonly noPictures: string;
  readonly picture: string;
  readonly sizeMm: string;
  readonly pixels: string;
  readonly dpi: string;
  readonly vector: string;
  readonly measures: string;
  readonly measuresKey: string;
  readonly point: string;
  readonly tolerance: string;
  readonly lines: string;
  readonly bill: string;
  readonly billKey: (width: number) => string;
  readonly netArea: string;
  readonly metres: string;
  readonly loss: string;
  readonly trims: string;
  readonly each: string;
  readonly thread: string;
  readonly threadKey: string;
  /** Length of what is sewn. */
  readonly seam: string;
  readonly construction: string;
  readonly step: string;
  readonly stitch: string;
  readonly perCm: string;
  readonly allowance: string;
  readonly length: string;
  /** Of which size the metres of a table are. */
  readonly lengthsOf: (size: string) => string;
  readonly stitches: Readonly<Record<301 | 406 | 504, string>>;
}

export const techTexts: Readonly<Record<Language, TechTexts>> = {
  nl: {
    title: "Technisch dossier",
    revision: "Revisie",
    ordered: "Besteld",
    views: "Aanzichten",
    side: { front: "voor", back: "achter", left: "links", right: "rechts" },
    artwork: "Opdruk per deel",
    shown: (line, size, rider) =>
      `Getekend zoals regel ${line}: maat ${size}${rider && `, ${rider}`}`,
    artworkKey:
      "Buitenkant boven. Doorgetrokken lijn: snijlijn; stippellijn: naadlijn. Maten van de snijlijn in mm. T en P verwijzen naar teksten en beelden.",
    colours: "Kleuren",
    coloursKey: (cmyk) =>
      `De nummers zijn de vlakken van de proefdruk. Lab onder D65, 2°. CMYK: ${cmyk}. Naaste tint: ISCC–NBS (NBS Special Publication 440, publiek domein), afstand ΔE00.`,
    byRule: "volgens rekenregel, er is geen profiel van de pers opgegeven",
    byProfile: (name) => `volgens het profiel ${name}`,
    inks: "C M Y K %",
    nearest: "Naaste tint",
    strikeOff: "Proefdruk",
    gridKey:
      "500 × 500 mm, na het persen meten: dwars ______ mm, in de lengte ______ mm, partij ____________",
    where: "Op",
    patch: "Nr.",
    texts: "Teksten",
    noTexts: "Geen teksten.",
    text: "Tekst",
    face: "Lettertype",
    capHeight: "Kapitaal mm",
    toSeamsKey:
      "Tot de naadlijn, gemeten vanaf de rand van de opdruk: links, rechts, boven, onder door het midden, en de kleinste afstand.",
    pictures: "Beelden",
    noPictures: "Geen beelden.",
    picture: "Beeld",
    sizeMm: "Breed × hoog mm",
    pixels: "Beeldpunten",
    dpi: "dpi",
    vector: "vector",
    measures: "Maattabel",
    measuresKey:
      "Gereed kledingstuk, plat gelegd, in mm, gemeten op het patroon. Meer lijnen met één letter: hun som, of de helft bij een halve maat.",
    point: "Maat",
    tolerance: "± mm",
    lines: "Regels",
    bill: "Stuklijst",
    billKey: (width) =>
      `Voor dit ontwerp in deze bestelling. Strekkende meters: gelegd op ${width} mm bruikbare breedte, met het verlies tussen de delen.`,
    netArea: "m² netto",
    metres: "Meter",
    loss: "Verlies %",
    trims: "Fournituren",
    each: "Per stuk mm",
    thread: "Garen",
    threadKey:
      "Meters per steektype, uit naadlengte × verbruik per meter naad (301: 2,5; 406: 18; 504: 14), zonder uitval.",
    seam: "Naad, m",
    construction: "Confectie",
    step: "Bewerking",
    stitch: "Steek",
    perCm: "St./cm",
    allowance: "Naad mm",
    length: "Meter",
    lengthsOf: (size) => `Meters: maat ${size}`,
    stitches: { 301: "stiksteek", 406: "dekstiksteek, twee naalden", 504: "overlock, drie draden" },
  },
  en: {
    title: "Tech pack",
    revision: "Revision",
    ordered: "Ordered",
    views: "Views",
    side: { front: "front", back: "back", left: "left", right: "right" },
    artwork: "Artwork by piece",
    shown: (line, size, rider) => `Drawn as line ${line}: size ${size}${rider && `, ${rider}`}`,
    artworkKey:
      "Outside up. Full line: cut line; dashed line: seam line. Sizes of the cut line in mm. T and P point to texts and pictures.",
    colours: "Colours",
    coloursKey: (cmyk) =>
      `Numbers are the patches of the strike-off. Lab under D65, 2°. CMYK: ${cmyk}. Nearest shade: ISCC–NBS (NBS Special Publication 440, public domain), distance ΔE00.`,
    byRule: "by rule, no profile of the press was given",
    byProfile: (name) => `by the profile ${name}`,
    inks: "C M Y K %",
    nearest: "Nearest shade",
    strikeOff: "Strike-off",
    gridKey:
      "500 × 500 mm, measure after the press: across ______ mm, along ______ mm, lot ____________",
    where: "On",
    patch: "No.",
    texts: "Texts",
    noTexts: "No texts.",
    text: "Text",
    face: "Face",
    capHeight: "Capital mm",
    toSeamsKey:
      "To the seam line, from the edge of the print: left, right, above, below through its middle, and the least distance.",
    pictures: "Pictures",
    noPictures: "No pictures.",
    picture: "Picture",
    sizeMm: "Wide × high mm",
    pixels: "Pixels",
    dpi: "dpi",
    vector: "vector",
    measures: "Measurements",
    measuresKey:
      "Finished garment, laid flat, in mm, measured off the pattern. Several lines with one letter: their sum, or half of it for a half measure.",
    point: "Measure",
    tolerance: "± mm",
    lines: "Lines",
    bill: "Bill of materials",
    billKey: (width) =>
      `For this design in this order. Running metres: laid on ${width} mm of usable width, with what is lost between the pieces.`,
    netArea: "m² net",
    metres: "Metres",
    loss: "Loss %",
    trims: "Trims",
    each: "Each mm",
    thread: "Thread",
    threadKey:
      "Metres by class of stitch: length of seam × what a metre takes (301: 2.5; 406: 18; 504: 14), without waste.",
    seam: "Seam, m",
    construction: "Construction",
    step: "Step",
    stitch: "Stitch",
    perCm: "St./cm",
    allowance: "Seam mm",
    length: "Metres",
    lengthsOf: (size) => `Metres: size ${size}`,
    stitches: {
      301: "lockstitch",
      406: "cover stitch, two needles",
      504: "overlock, three threads",
    },
  },
  de: {
    title: "Technisches Datenblatt",
    revision: "Revision",
    ordered: "Bestellt",
    views: "Ansichten",
    side: { front: "vorn", back: "hinten", left: "links", right: "rechts" },
    artwork: "Druck je Teil",
    shown: (line, size, rider) =>
      `Gezeichnet wie Zeile ${line}: Größe ${size}${rider && `, ${rider}`}`,
    artworkKey:
      "Außenseite oben. Volle Linie: Schnittlinie; gestrichelt: Nahtlinie. Maße der Schnittlinie in mm. T und P verweisen auf Texte und Bilder.",
    colours: "Farben",
    coloursKey: (cmyk) =>
      `Die Nummern sind die Felder des Andrucks. Lab unter D65, 2°. CMYK: ${cmyk}. Nächster Ton: ISCC–NBS (NBS Special Publication 440, gemeinfrei), Abstand ΔE00.`,
    byRule: "nach Rechenregel, kein Profil der Druckmaschine angegeben",
    byProfile: (name) => `nach dem Profil ${name}`,
    inks: "C M Y K %",
    nearest: "Nächster Ton",
    strikeOff: "Andruck",
    gridKey:
      "500 × 500 mm, nach dem Pressen messen: quer ______ mm, längs ______ mm, Partie ____________",
    where: "Auf",
    patch: "Nr.",
    texts: "Texte",
    noTexts: "Keine Texte.",
    text: "Text",
    face: "Schrift",
    capHeight: "Versal mm",
    toSeamsKey:
      "Bis zur Nahtlinie, vom Rand des Drucks: links, rechts, oben, unten durch die Mitte, und der kleinste Abstand.",
    pictures: "Bilder",
    noPictures: "Keine Bilder.",
    picture: "Bild",
    sizeMm: "Breite × Höhe mm",
    pixels: "Bildpunkte",
    dpi: "dpi",
    vector: "Vektor",
    measures: "Maßtabelle",
    measuresKey:
      "Fertiges Teil, flach gelegt, in mm, am Schnitt gemessen. Mehrere Linien mit einem Buchstaben: ihre Summe, bei halben Maßen die Hälfte.",
    point: "Maß",
    tolerance: "± mm",
    lines: "Zeilen",
    bill: "Stückliste",
    billKey: (width) =>
      `Für diesen Entwurf in dieser Bestellung. Laufende Meter: gelegt auf ${width} mm nutzbarer Breite, mit dem Verlust zwischen den Teilen.`,
    netArea: "m² netto",
    metres: "Meter",
    loss: "Verlust %",
    trims: "Zutaten",
    each: "Je Stück mm",
    thread: "Garn",
    threadKey:
      "Meter je Stichtyp: Nahtlänge × Verbrauch je Meter Naht (301: 2,5; 406: 18; 504: 14), ohne Abfall.",
    seam: "Naht, m",
    construction: "Verarbeitung",
    step: "Arbeitsgang",
    stitch: "Stich",
    perCm: "St./cm",
    allowance: "Naht mm",
    length: "Meter",
    lengthsOf: (size) => `Meter: Größe ${size}`,
    stitches: {
      301: "Steppstich",
      406: "Überdeckstich, zwei Nadeln",
      504: "Überwendlich, drei Fäden",
    },
  },
  dk: {
    title: "Teknisk specifikation",
    revision: "Revision",
    ordered: "Bestilt",
    views: "Visninger",
    side: { front: "for", back: "bag", left: "venstre", right: "højre" },
    artwork: "Tryk pr. del",
    shown: (line, size, rider) =>
      `Tegnet som linje ${line}: størrelse ${size}${rider && `, ${rider}`}`,
    artworkKey:
      "Ydersiden op. Fuld streg: klippelinje; stiplet: sømlinje. Klippelinjens mål i mm. T og P henviser til tekster og billeder.",
    colours: "Farver",
    coloursKey: (cmyk) =>
      `Numrene er prøvetrykkets felter. Lab under D65, 2°. CMYK: ${cmyk}. Nærmeste tone: ISCC–NBS (NBS Special Publication 440, public domain), afstand ΔE00.`,
    byRule: "efter regel, ingen profil for trykmaskinen er oplyst",
    byProfile: (name) => `efter profilen ${name}`,
    inks: "C M Y K %",
    nearest: "Nærmeste tone",
    strikeOff: "Prøvetryk",
    gridKey:
      "500 × 500 mm, mål efter presning: på tværs ______ mm, på langs ______ mm, parti ____________",
    where: "På",
    patch: "Nr.",
    texts: "Tekster",
    noTexts: "Ingen tekster.",
    text: "Tekst",
    face: "Skrift",
    capHeight: "Versal mm",
    toSeamsKey:
      "Til sømlinjen, fra trykkets kant: venstre, højre, over, under gennem midten, og den mindste afstand.",
    pictures: "Billeder",
    noPictures: "Ingen billeder.",
    picture: "Billede",
    sizeMm: "Bredde × højde mm",
    pixels: "Billedpunkter",
    dpi: "dpi",
    vector: "vektor",
    measures: "Måltabel",
    measuresKey:
      "Færdigt stykke, lagt fladt, i mm, målt på mønstret. Flere linjer med ét bogstav: deres sum, eller det halve ved halve mål.",
    point: "Mål",
    tolerance: "± mm",
    lines: "Linjer",
    bill: "Stykliste",
    billKey: (width) =>
      `Til dette design i denne ordre. Løbende meter: lagt på ${width} mm brugbar bredde, med tabet mellem delene.`,
    netArea: "m² netto",
    metres: "Meter",
    loss: "Tab %",
    trims: "Tilbehør",
    each: "Hver mm",
    thread: "Tråd",
    threadKey:
      "Meter pr. stingtype: sømlængde × forbrug pr. meter søm (301: 2,5; 406: 18; 504: 14), uden spild.",
    seam: "Søm, m",
    construction: "Syning",
    step: "Arbejdsgang",
    stitch: "Sting",
    perCm: "St./cm",
    allowance: "Søm mm",
    length: "Meter",
    lengthsOf: (size) => `Meter: størrelse ${size}`,
    stitches: { 301: "stikkesting", 406: "dæksting, to nåle", 504: "overlock, tre tråde" },
  },
  fr: {
    title: "Dossier technique",
    revision: "Révision",
    ordered: "Commandé",
    views: "Vues",
    side: { front: "devant", back: "dos", left: "gauche", right: "droite" },
    artwork: "Impression par pièce",
    shown: (line, size, rider) =>
      `Dessiné comme la ligne ${line} : taille ${size}${rider && `, ${rider}`}`,
    artworkKey:
      "Endroit visible. Trait plein : ligne de coupe ; pointillé : ligne de couture. Dimensions de la coupe en mm. T et P renvoient aux textes et aux images.",
    colours: "Couleurs",
    coloursKey: (cmyk) =>
      `Les numéros sont les plages de l’essai d’impression. Lab sous D65, 2°. CMJN : ${cmyk}. Teinte la plus proche : ISCC–NBS (NBS Special Publication 440, domaine public), écart ΔE00.`,
    byRule: "par calcul, aucun profil de la presse n’est indiqué",
    byProfile: (name) => `selon le profil ${name}`,
    inks: "C M J N %",
    nearest: "Teinte la plus proche",
    strikeOff: "Essai d’impression",
    gridKey:
      "500 × 500 mm, à mesurer après pressage : laize ______ mm, longueur ______ mm, lot ____________",
    where: "Sur",
    patch: "N°",
    texts: "Textes",
    noTexts: "Aucun texte.",
    text: "Texte",
    face: "Police",
    capHeight: "Capitale mm",
    toSeamsKey:
      "Jusqu’à la ligne de couture, depuis le bord du motif : gauche, droite, haut, bas par son milieu, et la plus petite distance.",
    pictures: "Images",
    noPictures: "Aucune image.",
    picture: "Image",
    sizeMm: "Largeur × hauteur mm",
    pixels: "Pixels",
    dpi: "ppp",
    vector: "vectoriel",
    measures: "Tableau de mesures",
    measuresKey:
      "Vêtement fini, posé à plat, en mm, mesuré sur le patron. Plusieurs lignes d’une lettre : leur somme, ou sa moitié pour une demi-mesure.",
    point: "Mesure",
    tolerance: "± mm",
    lines: "Lignes",
    bill: "Nomenclature",
    billKey: (width) =>
      `Pour ce modèle dans cette commande. Mètres linéaires : placés sur ${width} mm de laize utile, avec la perte entre les pièces.`,
    netArea: "m² nets",
    metres: "Mètres",
    loss: "Perte %",
    trims: "Fournitures",
    each: "Chacune mm",
    thread: "Fil",
    threadKey:
      "Mètres par classe de point : longueur de couture × consommation par mètre (301 : 2,5 ; 406 : 18 ; 504 : 14), sans chutes.",
    seam: "Couture, m",
    construction: "Montage",
    step: "Opération",
    stitch: "Point",
    perCm: "Pts/cm",
    allowance: "Couture mm",
    length: "Mètres",
    lengthsOf: (size) => `Mètres : taille ${size}`,
    stitches: { 301: "point noué", 406: "recouvrement, deux aiguilles", 504: "surjet, trois fils" },
  },
};
