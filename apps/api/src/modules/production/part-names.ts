import type { Language } from "@holeshot/domain";

type Words = Readonly<Record<Language, string>>;

const sides: Readonly<Record<"left" | "right", Words>> = {
  left: { nl: "links", en: "left", de: "links", dk: "venstre", fr: "gauche" },
  right: { nl: "rechts", en: "right", de: "rechts", dk: "højre", fr: "droite" },
};

/** Parts that some choices add; what every garment has is named in `catalogue/products`, where customers read it too. */
const parts: Readonly<Record<string, Words>> = {
  grip_front: {
    nl: "Siliconenband, voor",
    en: "Silicone band, front",
    de: "Silikonband, vorn",
    dk: "Silikonebånd, for",
    fr: "Bande silicone, devant",
  },
  grip_back: {
    nl: "Siliconenband, achter",
    en: "Silicone band, back",
    de: "Silikonband, hinten",
    dk: "Silikonebånd, bag",
    fr: "Bande silicone, dos",
  },
  elbow: {
    nl: "Elleboogstuk",
    en: "Elbow patch",
    de: "Ellbogenbesatz",
    dk: "Albuelap",
    fr: "Coudière",
  },
  elbow_pad: {
    nl: "Elleboogvulling",
    en: "Elbow padding",
    de: "Ellbogenpolster",
    dk: "Albuepolster",
    fr: "Rembourrage du coude",
  },
  placket: {
    nl: "Beleg van de halssplit",
    en: "Placket",
    de: "Schlitzbeleg",
    dk: "Slidsbelægning",
    fr: "Patte d’encolure",
  },
  pocket: { nl: "Zak", en: "Pocket", de: "Tasche", dk: "Lomme", fr: "Poche" },
  inner_pocket: {
    nl: "Binnenzak",
    en: "Inner pocket",
    de: "Innentasche",
    dk: "Inderlomme",
    fr: "Poche intérieure",
  },
  touch_thumb: {
    nl: "Touchduim",
    en: "Touch thumb",
    de: "Touch-Daumen",
    dk: "Touchtommel",
    fr: "Pouce tactile",
  },
  touch_index: {
    nl: "Touchwijsvinger",
    en: "Touch index finger",
    de: "Touch-Zeigefinger",
    dk: "Touchpegefinger",
    fr: "Index tactile",
  },
  palm_patch: {
    nl: "Palmversteviging",
    en: "Palm patch",
    de: "Handflächenbesatz",
    dk: "Håndfladelap",
    fr: "Renfort de paume",
  },
};

/** What the workshop calls a part that a choice added; nothing for a piece that the catalogue names. */
export function partName(id: string, language: Language): string | undefined {
  const whole = parts[id]?.[language];
  if (whole !== undefined) return whole;
  const [, stem = "", side] = /^(.+)_(left|right)$/.exec(id) ?? [];
  const name = parts[stem]?.[language];
  return name && `${name}, ${sides[side as "left" | "right"][language]}`;
}
