import type { Language } from "@holeshot/domain";
import type { InnerWork } from "@holeshot/garments";

/** What is worked within a piece; its measures stand beside it. */
export const innerWords: Readonly<Record<InnerWork, Readonly<Record<Language, string>>>> = {
  palmPads: {
    nl: "Geperforeerde kussens in de palm, rondom doorgestikt",
    en: "Perforated palm pads, stitched all round",
    de: "Perforierte Polster in der Handfläche, rundum abgesteppt",
    dk: "Perforerede puder i håndfladen, syet hele vejen rundt",
    fr: "Coussinets de paume perforés, piqués tout autour",
  },
  gripDots: {
    nl: "Siliconen noppen, opgedrukt voorbij de lijn",
    en: "Silicone dots, printed beyond the line",
    de: "Silikonnoppen, jenseits der Linie aufgedruckt",
    dk: "Silikoneprikker, trykt på fra linjen og ud",
    fr: "Picots de silicone, imprimés au-delà de la ligne",
  },
  fingerChannels: {
    nl: "Buigplooien over de vingergewrichten",
    en: "Flex channels across the finger joints",
    de: "Beugerillen über den Fingergelenken",
    dk: "Bøjeriller over fingerleddene",
    fr: "Rainures de flexion des doigts",
  },
  knucklePads: {
    nl: "Knokkelkussens, achter de stof gelijmd",
    en: "Knuckle pads, glued behind the cloth",
    de: "Knöchelpolster, hinter den Stoff geklebt",
    dk: "Knopuder, limet fast bag stoffet",
    fr: "Coussinets de phalange, collés derrière le tissu",
  },
  quilting: {
    nl: "Doorgestikt in V-vorm, punt omlaag",
    en: "Quilted in chevrons that point down",
    de: "In Winkeln gesteppt, Spitze nach unten",
    dk: "Quiltet i vinkler, spidsen nedad",
    fr: "Matelassé en chevrons, pointe en bas",
  },
  stretchRibs: {
    nl: "Gevulde ribben van naad tot naad",
    en: "Padded ribs from seam to seam",
    de: "Gefüllte Rippen von Naht zu Naht",
    dk: "Polstrede ribber fra søm til søm",
    fr: "Nervures rembourrées de couture à couture",
  },
  flyRows: {
    nl: "Gulp gestikt met twee naalden, in een J",
    en: "Fly topstitched with two needles, as a J",
    de: "Schlitz mit zwei Nadeln gesteppt, als J",
    dk: "Gylp stukket med to nåle, som et J",
    fr: "Braguette surpiquée à deux aiguilles, en J",
  },
  bartacks: {
    nl: "Trensjes waar naden eindigen",
    en: "Bartacks where seams end",
    de: "Riegel an den Nahtenden",
    dk: "Trenser, hvor sømme ender",
    fr: "Points d’arrêt aux bouts des coutures",
  },
  guardGrooves: {
    nl: "Gegoten groeven in een rand",
    en: "Moulded grooves within a frame",
    de: "Geformte Rillen in einem Rahmen",
    dk: "Støbte riller i en ramme",
    fr: "Rainures moulées dans un cadre",
  },
  tabBars: {
    nl: "Gegoten greepribbels op de lip",
    en: "Moulded bars on the tab to pull it by",
    de: "Geformte Griffrippen auf der Lasche",
    dk: "Støbte greberibber på stroppen",
    fr: "Barrettes moulées pour tirer la patte",
  },
};

/** Headings of their table. */
export const innerTexts: Readonly<
  Record<Language, Readonly<Record<"title" | "key" | "height" | "apart" | "diameter", string>>>
> = {
  nl: {
    title: "Binnen de delen",
    key: "De lijnen staan op laag 8 van het patroonbestand. Hoogte en diepte in mm.",
    height: "Hoogte",
    apart: "Afstand",
    diameter: "Ø",
  },
  en: {
    title: "Within the pieces",
    key: "The lines are on layer 8 of the pattern file. Heights and depths in mm.",
    height: "Height",
    apart: "Apart",
    diameter: "Ø",
  },
  de: {
    title: "Innerhalb der Teile",
    key: "Die Linien liegen auf Ebene 8 der Schnittdatei. Höhen und Tiefen in mm.",
    height: "Höhe",
    apart: "Abstand",
    diameter: "Ø",
  },
  dk: {
    title: "Inden for delene",
    key: "Linjerne ligger på lag 8 i mønsterfilen. Højder og dybder i mm.",
    height: "Højde",
    apart: "Afstand",
    diameter: "Ø",
  },
  fr: {
    title: "À l’intérieur des pièces",
    key: "Les lignes sont sur le calque 8 du fichier de patron. Hauteurs et profondeurs en mm.",
    height: "Hauteur",
    apart: "Écart",
    diameter: "Ø",
  },
};
