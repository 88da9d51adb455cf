import type { Measure } from "../sizes/measures.ts";

/** How a rider takes a measure, in the shop's five languages (`dk` is Danish). */
export type HowToMeasure = Readonly<Record<"nl" | "en" | "de" | "dk" | "fr", string>>;

/** Instructions for the measures of the size guides; always over a thin shirt, the tape level and not tight. */
export const howToMeasure: Readonly<Partial<Record<Measure, HowToMeasure>>> = {
  chest: {
    nl: "Rond het breedste deel van de borst, onder de oksels door, het meetlint recht.",
    en: "Around the fullest part of the chest, under the armpits, with the tape level.",
    de: "Um die stärkste Stelle der Brust, unter den Achseln hindurch, das Maßband waagerecht.",
    dk: "Rundt om brystets bredeste sted, under armhulerne, med målebåndet vandret.",
    fr: "Autour de la partie la plus forte de la poitrine, sous les aisselles, le mètre à l’horizontale.",
  },
  waist: {
    nl: "Rond het smalste deel van het middel, waar de band van de broek zit.",
    en: "Around the natural waist, where the waistband sits.",
    de: "Um die natürliche Taille, wo der Bund sitzt.",
    dk: "Rundt om taljen, hvor linningen sidder.",
    fr: "Autour de la taille naturelle, là où se place la ceinture.",
  },
  hip: {
    nl: "Rond het breedste deel van de heupen en billen, voeten bij elkaar.",
    en: "Around the fullest part of hips and seat, feet together.",
    de: "Um die stärkste Stelle von Hüfte und Gesäß, Füße zusammen.",
    dk: "Rundt om det bredeste sted på hofter og bagdel, fødderne samlet.",
    fr: "Autour de la partie la plus forte des hanches et du bassin, pieds joints.",
  },
  height: {
    nl: "Zonder schoenen, rechtop tegen een muur, van vloer tot kruin.",
    en: "Without shoes, upright against a wall, from floor to crown.",
    de: "Ohne Schuhe, aufrecht an einer Wand, vom Boden bis zum Scheitel.",
    dk: "Uden sko, rank op ad en væg, fra gulv til isse.",
    fr: "Sans chaussures, droit contre un mur, du sol au sommet de la tête.",
  },
  armBent: {
    nl: "Met gebogen elleboog van de schouderpunt over de elleboog tot de pols.",
    en: "With a bent elbow, from the shoulder point over the elbow to the wrist.",
    de: "Bei gebeugtem Ellbogen von der Schulterspitze über den Ellbogen bis zum Handgelenk.",
    dk: "Med bøjet albue fra skulderspidsen over albuen til håndleddet.",
    fr: "Coude plié, de la pointe de l’épaule au poignet en passant par le coude.",
  },
  crotchToFloor: {
    nl: "Zonder schoenen, aan de binnenkant van het been van kruis tot vloer.",
    en: "Without shoes, along the inside of the leg from crotch to floor.",
    de: "Ohne Schuhe, an der Beininnenseite vom Schritt bis zum Boden.",
    dk: "Uden sko, på indersiden af benet fra skridt til gulv.",
    fr: "Sans chaussures, à l’intérieur de la jambe, de l’entrejambe au sol.",
  },
  thigh: {
    nl: "Rond het breedste deel van het bovenbeen, vlak onder het kruis.",
    en: "Around the fullest part of the thigh, just below the crotch.",
    de: "Um die stärkste Stelle des Oberschenkels, knapp unter dem Schritt.",
    dk: "Rundt om lårets bredeste sted, lige under skridtet.",
    fr: "Autour de la partie la plus forte de la cuisse, juste sous l’entrejambe.",
  },
  handGirth: {
    nl: "Rond de knokkels van de hand waarmee u schrijft, zonder de duim.",
    en: "Around the knuckles of your writing hand, without the thumb.",
    de: "Um die Knöchel der Schreibhand, ohne Daumen.",
    dk: "Rundt om knoerne på den hånd, du skriver med, uden tommelfinger.",
    fr: "Autour des articulations de la main qui écrit, sans le pouce.",
  },
  handLength: {
    nl: "Van de plooi bij de pols tot de top van de middelvinger.",
    en: "From the crease of the wrist to the tip of the middle finger.",
    de: "Von der Falte am Handgelenk bis zur Spitze des Mittelfingers.",
    dk: "Fra folden ved håndleddet til langfingerens spids.",
    fr: "Du pli du poignet au bout du majeur.",
  },
};
