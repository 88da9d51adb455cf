import type { Language } from "@holeshot/domain";
import type { Material } from "@holeshot/garments";

/** The workshop's words: on the cut ticket and on labels. */
export interface ProductionTexts {
  readonly ticket: string;
  readonly bagLabel: string;
  readonly cartonLabel: string;
  readonly cartonOf: string;
  readonly sewnIn: string;
  readonly designs: string;
  readonly reprint: string;
  readonly order: string;
  readonly confirmed: string;
  readonly printer: string;
  readonly shipTo: string;
  readonly garments: string;
  readonly line: string;
  readonly product: string;
  readonly size: string;
  readonly rider: string;
  readonly count: string;
  readonly options: string;
  readonly inTotal: string;
  readonly pieces: string;
  readonly piece: string;
  /** A table that goes on after a page's end. */
  readonly continued: string;
  readonly cutFrom: string;
  readonly colour: string;
  readonly printed: string;
  readonly perGarment: string;
  readonly file: string;
  readonly remarks: string;
  /** Where a remark belongs: line of the order, product, size, rider. */
  readonly remarkAt: (line: number, garment: string, rider: string) => string;
  readonly remark: {
    /** What a rider's row left open stands there as the design has it. */
    readonly asDesigned: Readonly<Record<"name" | "number", (text: string) => string>>;
    readonly missingPiece: (piece: string, layer: string) => string;
    readonly missingCharacters: (characters: string, layer: string) => string;
    /** An outline or shadow of their own colour makes other letters of them. */
    readonly closedLetters: (characters: string, layer: string) => string;
    readonly tooLong: (text: string) => string;
    /** Heights of capitals, whole and tenths of millimetres; the share of the letters' width that is left. */
    readonly textSmaller: (text: string, from: string, to: string, width: number) => string;
    /** As high as designed, its letters narrower. */
    readonly textNarrower: (text: string, width: number) => string;
    readonly pictureSmaller: (layer: string, from: string, to: string) => string;
  };
  readonly done: readonly [cut: string, sewn: string, packed: string];
  /** Names the colour that was designed, where the roll's is another. */
  readonly designed: string;
  readonly perCloth: string;
  /** Without what is lost between the pieces. */
  readonly netArea: string;
  /** Between a word and what it is about: the French keep a space before it. */
  readonly colon: string;
  readonly page: (page: number, pages: number) => string;
  readonly materials: Readonly<Record<Material, string>>;
  /** What a glove's palm is cut from: sewn as leather is, and none. */
  readonly palm: string;
  /** What is no property's value. */
  readonly fabrics: Readonly<Record<string, string>>;
}

export const productionTexts: Readonly<Record<Language, ProductionTexts>> = {
  nl: {
    ticket: "Snijbon en paklijst",
    bagLabel: "Zaketiketten",
    cartonLabel: "Doosetiket",
    cartonOf: "Doos ____ van ____",
    sewnIn: "Etiketten om in te naaien",
    designs: "Ontwerpen",
    reprint: "Herdruk",
    order: "Bestelling",
    confirmed: "Bevestigd",
    printer: "Drukker",
    shipTo: "Verzenden naar",
    garments: "Kledingstukken",
    line: "Regel",
    product: "Product",
    size: "Maat",
    rider: "Rijder",
    count: "Aantal",
    options: "Uitvoering",
    inTotal: "Totaal per maat",
    pieces: "Patroondelen",
    piece: "Deel",
    continued: "vervolg",
    cutFrom: "Materiaal",
    colour: "Kleur",
    printed: "bedrukt",
    perGarment: "Snijden",
    file: "Bestand",
    remarks: "Let op",
    remarkAt: (line, garment, rider) => `Regel ${line}, ${garment}${rider && `, ${rider}`}`,
    remark: {
      asDesigned: {
        name: (text) => `geen naam opgegeven: “${text}” uit het ontwerp wordt gedrukt`,
        number: (text) => `geen nummer opgegeven: “${text}” uit het ontwerp wordt gedrukt`,
      },
      missingPiece: (piece, layer) =>
        `heeft in deze uitvoering geen ${piece}; laag ${layer} vervalt`,
      missingCharacters: (characters, layer) =>
        `het lettertype van laag ${layer} mist ${characters}`,
      closedLetters: (characters, layer) =>
        `rand of schaduw van laag ${layer} sluit ${characters}: kan verkeerd gelezen worden`,
      tooLong: (text) => `“${text}” past niet op zijn plaats`,
      textSmaller: (text, from, to, width) =>
        `“${text}” is ${to} mm hoog in plaats van ${from} mm${width < 100 ? `, letters ${width} % breed` : ""}`,
      textNarrower: (text, width) => `“${text}” heeft letters van ${width} % breed`,
      pictureSmaller: (layer, from, to) =>
        `beeld ${layer} is ${to} mm breed in plaats van ${from} mm`,
    },
    done: ["gesneden", "genaaid", "ingepakt"],
    designed: "ontwerp",
    perCloth: "Totaal per stof",
    netArea: "m² netto",
    colon: ": ",
    page: (page, pages) => `Pagina ${page} van ${pages}`,
    materials: {
      printed: "bedrukte stof",
      rib: "boordstof",
      stretch: "stretch",
      guard: "beschermstof",
      leather: "leer",
      grip: "siliconenband",
    },
    palm: "kunstsuède",
    fabrics: { foam: "schuim", conductive: "geleidende kunstsuède", "stretch-mesh": "stretchmesh" },
  },
  en: {
    ticket: "Cut ticket and packing list",
    bagLabel: "Bag labels",
    cartonLabel: "Carton label",
    cartonOf: "Carton ____ of ____",
    sewnIn: "Labels to sew in",
    designs: "Designs",
    reprint: "Reprint",
    order: "Order",
    confirmed: "Confirmed",
    printer: "Printer",
    shipTo: "Ship to",
    garments: "Garments",
    line: "Line",
    product: "Product",
    size: "Size",
    rider: "Rider",
    count: "Count",
    options: "Options",
    inTotal: "Total per size",
    pieces: "Pieces",
    piece: "Piece",
    continued: "continued",
    cutFrom: "Material",
    colour: "Colour",
    printed: "printed",
    perGarment: "Cut",
    file: "File",
    remarks: "Take note",
    remarkAt: (line, garment, rider) => `Line ${line}, ${garment}${rider && `, ${rider}`}`,
    remark: {
      asDesigned: {
        name: (text) => `no name was given: the design’s “${text}” is printed`,
        number: (text) => `no number was given: the design’s “${text}” is printed`,
      },
      missingPiece: (piece, layer) =>
        `has no ${piece} with these options; layer ${layer} is left out`,
      missingCharacters: (characters, layer) => `the face of layer ${layer} lacks ${characters}`,
      closedLetters: (characters, layer) =>
        `outline or shadow of layer ${layer} closes ${characters}: can be misread`,
      tooLong: (text) => `“${text}” reaches out of its place`,
      textSmaller: (text, from, to, width) =>
        `“${text}” is ${to} mm high instead of ${from} mm${width < 100 ? `, letters ${width} % wide` : ""}`,
      textNarrower: (text, width) => `“${text}” has letters ${width} % wide`,
      pictureSmaller: (layer, from, to) =>
        `picture ${layer} is ${to} mm wide instead of ${from} mm`,
    },
    done: ["cut", "sewn", "packed"],
    designed: "design",
    perCloth: "Total per cloth",
    netArea: "m² net",
    colon: ": ",
    page: (page, pages) => `Page ${page} of ${pages}`,
    materials: {
      printed: "printed cloth",
      rib: "rib",
      stretch: "stretch",
      guard: "guard cloth",
      leather: "leather",
      grip: "silicone tape",
    },
    palm: "synthetic suede",
    fabrics: {
      foam: "foam",
      conductive: "conductive synthetic suede",
      "stretch-mesh": "stretch mesh",
    },
  },
  de: {
    ticket: "Zuschnittschein und Packliste",
    bagLabel: "Beutelaufkleber",
    cartonLabel: "Kartonaufkleber",
    cartonOf: "Karton ____ von ____",
    sewnIn: "Einnäher",
    designs: "Designs",
    reprint: "Nachdruck",
    order: "Bestellung",
    confirmed: "Bestätigt",
    printer: "Druckerei",
    shipTo: "Versand an",
    garments: "Kleidungsstücke",
    line: "Zeile",
    product: "Produkt",
    size: "Größe",
    rider: "Fahrer",
    count: "Anzahl",
    options: "Ausführung",
    inTotal: "Summe je Größe",
    pieces: "Schnittteile",
    piece: "Teil",
    continued: "Fortsetzung",
    cutFrom: "Material",
    colour: "Farbe",
    printed: "bedruckt",
    perGarment: "Zuschnitt",
    file: "Datei",
    remarks: "Zu beachten",
    remarkAt: (line, garment, rider) => `Zeile ${line}, ${garment}${rider && `, ${rider}`}`,
    remark: {
      asDesigned: {
        name: (text) => `kein Name angegeben: „${text}“ aus dem Entwurf wird gedruckt`,
        number: (text) => `keine Nummer angegeben: „${text}“ aus dem Entwurf wird gedruckt`,
      },
      missingPiece: (piece, layer) =>
        `hat in dieser Ausführung kein Teil ${piece}; Ebene ${layer} entfällt`,
      missingCharacters: (characters, layer) =>
        `der Schrift von Ebene ${layer} fehlt ${characters}`,
      closedLetters: (characters, layer) =>
        `Kontur oder Schatten von Ebene ${layer} schließt ${characters}: kann falsch gelesen werden`,
      tooLong: (text) => `„${text}“ passt nicht an seinen Platz`,
      textSmaller: (text, from, to, width) =>
        `„${text}“ ist ${to} mm hoch statt ${from} mm${width < 100 ? `, Buchstaben ${width} % breit` : ""}`,
      textNarrower: (text, width) => `„${text}“ hat Buchstaben von ${width} % Breite`,
      pictureSmaller: (layer, from, to) => `Bild ${layer} ist ${to} mm breit statt ${from} mm`,
    },
    done: ["Zuschnitt", "Nähen", "Packen"],
    designed: "Entwurf",
    perCloth: "Summe je Stoff",
    netArea: "m² netto",
    colon: ": ",
    page: (page, pages) => `Seite ${page} von ${pages}`,
    materials: {
      printed: "bedruckter Stoff",
      rib: "Bündchenstoff",
      stretch: "Stretch",
      guard: "Schutzstoff",
      leather: "Leder",
      grip: "Silikonband",
    },
    palm: "Kunstvelours",
    fabrics: {
      foam: "Schaumstoff",
      conductive: "leitfähiger Kunstvelours",
      "stretch-mesh": "Stretchmesh",
    },
  },
  dk: {
    ticket: "Tilskæringsseddel og pakkeliste",
    bagLabel: "Poseetiketter",
    cartonLabel: "Kartonetiket",
    cartonOf: "Karton ____ af ____",
    sewnIn: "Etiketter til isyning",
    designs: "Designs",
    reprint: "Genoptryk",
    order: "Ordre",
    confirmed: "Bekræftet",
    printer: "Trykkeri",
    shipTo: "Sendes til",
    garments: "Beklædningsdele",
    line: "Linje",
    product: "Produkt",
    size: "Størrelse",
    rider: "Kører",
    count: "Antal",
    options: "Udførelse",
    inTotal: "I alt pr. størrelse",
    pieces: "Mønsterdele",
    piece: "Del",
    continued: "fortsat",
    cutFrom: "Materiale",
    colour: "Farve",
    printed: "trykt",
    perGarment: "Klip",
    file: "Fil",
    remarks: "Bemærk",
    remarkAt: (line, garment, rider) => `Linje ${line}, ${garment}${rider && `, ${rider}`}`,
    remark: {
      asDesigned: {
        name: (text) => `intet navn angivet: designets ”${text}” trykkes`,
        number: (text) => `intet nummer angivet: designets ”${text}” trykkes`,
      },
      missingPiece: (piece, layer) => `har ingen ${piece} i denne udførelse; lag ${layer} udgår`,
      missingCharacters: (characters, layer) => `skriften i lag ${layer} mangler ${characters}`,
      closedLetters: (characters, layer) =>
        `kontur eller skygge i lag ${layer} lukker ${characters}: kan læses forkert`,
      tooLong: (text) => `”${text}” går ud over sin plads`,
      textSmaller: (text, from, to, width) =>
        `”${text}” er ${to} mm høj i stedet for ${from} mm${width < 100 ? `, bogstaver ${width} % brede` : ""}`,
      textNarrower: (text, width) => `”${text}” har bogstaver på ${width} % bredde`,
      pictureSmaller: (layer, from, to) =>
        `billede ${layer} er ${to} mm bredt i stedet for ${from} mm`,
    },
    done: ["klippet", "syet", "pakket"],
    designed: "design",
    perCloth: "I alt pr. stof",
    netArea: "m² netto",
    colon: ": ",
    page: (page, pages) => `Side ${page} af ${pages}`,
    materials: {
      printed: "trykt stof",
      rib: "ribstof",
      stretch: "stretchstof",
      guard: "beskyttelsesstof",
      leather: "læder",
      grip: "silikonebånd",
    },
    palm: "syntetisk ruskind",
    fabrics: {
      foam: "skum",
      conductive: "ledende syntetisk ruskind",
      "stretch-mesh": "stretchmesh",
    },
  },
  fr: {
    ticket: "Fiche de coupe et bordereau d’emballage",
    bagLabel: "Étiquettes de sachet",
    cartonLabel: "Étiquette de carton",
    cartonOf: "Carton ____ sur ____",
    sewnIn: "Étiquettes à coudre",
    designs: "Designs",
    reprint: "Réimpression",
    order: "Commande",
    confirmed: "Confirmée",
    printer: "Imprimeur",
    shipTo: "Expédier à",
    garments: "Vêtements",
    line: "Ligne",
    product: "Produit",
    size: "Taille",
    rider: "Pilote",
    count: "Quantité",
    options: "Options",
    inTotal: "Total par taille",
    pieces: "Pièces",
    piece: "Pièce",
    continued: "suite",
    cutFrom: "Matière",
    colour: "Couleur",
    printed: "imprimé",
    perGarment: "À couper",
    file: "Fichier",
    remarks: "À noter",
    remarkAt: (line, garment, rider) => `Ligne ${line}, ${garment}${rider && `, ${rider}`}`,
    remark: {
      asDesigned: {
        name: (text) => `aucun nom indiqué : « ${text} » du dessin est imprimé`,
        number: (text) => `aucun numéro indiqué : « ${text} » du dessin est imprimé`,
      },
      missingPiece: (piece, layer) =>
        `n’a pas de pièce ${piece} dans cette version ; le calque ${layer} est omis`,
      missingCharacters: (characters, layer) =>
        `il manque ${characters} à la police du calque ${layer}`,
      closedLetters: (characters, layer) =>
        `le contour ou l’ombre du calque ${layer} bouche ${characters} : peut être mal lu`,
      tooLong: (text) => `« ${text} » dépasse de sa place`,
      textSmaller: (text, from, to, width) =>
        `« ${text} » mesure ${to} mm de haut au lieu de ${from} mm${width < 100 ? `, lettres à ${width} % de large` : ""}`,
      textNarrower: (text, width) => `« ${text} » a des lettres à ${width} % de large`,
      pictureSmaller: (layer, from, to) =>
        `l’image ${layer} mesure ${to} mm de large au lieu de ${from} mm`,
    },
    done: ["coupé", "cousu", "emballé"],
    designed: "dessin",
    perCloth: "Total par tissu",
    netArea: "m² nets",
    colon: "\u00a0: ",
    page: (page, pages) => `Page ${page} sur ${pages}`,
    materials: {
      printed: "tissu imprimé",
      rib: "bord-côte",
      stretch: "tissu extensible",
      guard: "tissu de protection",
      leather: "cuir",
      grip: "bande silicone",
    },
    palm: "suédine",
    fabrics: {
      foam: "mousse",
      conductive: "suédine conductrice",
      "stretch-mesh": "maille extensible",
    },
  },
};
