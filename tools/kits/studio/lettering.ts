import type { Lettering, Part } from "./kit.ts";

type Outlines = NonNullable<Lettering["outlines"]>;

/** A kit's own lettering in a few words; places are those that hold in every cut and size. */
export interface Says {
  readonly number: string;
  readonly name: string;
  readonly numberFont: string;
  readonly nameFont: string;
  readonly markFont?: string;
  readonly chest: string;
  readonly sponsors: readonly [back: string, left: string, right: string];
  /** Chest mark's middle, and its capitals' height. */
  readonly chestAt?: readonly [x: number, y: number, size: number];
  readonly chestNumber?: readonly [x: number, y: number, size: number];
  readonly back?: readonly [y: number, size: number];
  readonly nameSize?: number;
  readonly nameAt?: number;
  /** An outline round the name in the number's inner one, mm: for grounds of two colours. */
  readonly nameRim?: number;
  readonly backMarkAt?: number;
  /** An outline round the back's sponsor, as `nameRim`. */
  readonly backMarkRim?: number;
  /** An outline round the chest's sponsor, which lies lower below a V, as `nameRim`. */
  readonly chestRim?: number;
  readonly spacing?: number;
  readonly outlines?: readonly [number, number];
  /** How many outlines the back's number wears: none is for a plate, one for a hollow number. */
  readonly rings?: 0 | 1 | 2;
  readonly shadow?: number;
  /** A line inside the digit, on chest and back: a lean face in the number's colour, and how far its body reaches round that line, as a share of its height. */
  readonly inline?: { readonly font: string; readonly body: number };
  /** About how far along the sleeve its marks stand: over the elbow or below it, and then where there is room. */
  readonly sleeveAt?: number;
  /** Capitals of its marks, mm, where a word of theirs is too long for the room. */
  readonly sleeveSize?: number;
  readonly more?: readonly Lettering[];
  /** The number on the right thigh. As all on legs it starts below the hem of a rider's jersey, which hangs to about y -290 before him and -260 behind. */
  readonly thigh?: readonly [x: number, y: number, size?: number];
  /** The mark on the left one, as far as x -215: what lies beyond goes round to the leg's inner side. */
  readonly thighMark?: readonly [x: number, y: number, size?: number];
  /** Where the thigh's number stands on other ground than a glove's. */
  readonly thighColour?: "leg";
  /** Marks on the back of either leg; turned, they run down it, and may be larger. */
  readonly backLeg?: readonly [x: number, y: number, turn?: number, size?: number];
  /** Plates that the numbers on back and chest stay on, in every cut and size: boxes round the numbers' middles, outlines included. */
  readonly plates?: {
    readonly back?: readonly [width: number, height: number];
    readonly chest?: readonly [width: number, height: number];
    /** On a pit shirt's back, where its number stands higher on the plate. */
    readonly shirt?: readonly [width: number, height: number];
  };
  /** Rims in the ground's own colour, mm by the beginning of a slot's name: where the kit's lines run below the letters in some cut. */
  readonly clear?: Readonly<Record<string, number>>;
}

const italic = "saira-black-italic";

export function lettered(s: Says): Readonly<Record<Part, readonly Lettering[]>> {
  const { number: text, numberFont: font } = s;
  const [wide, thin] = s.outlines ?? [12, 5];
  const rings: Outlines = [
    { colour: "num1", width: wide },
    { colour: "num2", width: thin },
  ];
  const [x, y, size] = s.chestAt ?? [0, 166, 34];
  const [nx, ny, small] = s.chestNumber ?? [118, 560, 80];
  const [backY, large] = s.back ?? [382, 200];
  const markFont = s.markFont ?? italic;
  const [back, left, right] = s.sponsors;
  const along = s.sleeveAt ?? 330;
  const shade = s.shadow ? { shadow: { colour: "num2", dx: s.shadow, dy: s.shadow } } : {};
  const wear = s.inline
    ? bodied(large, s.inline.body, thin)
    : rings.slice(0, s.rings ?? (s.shadow ? 1 : 2));
  const face = s.inline?.font ?? font;
  const sleeve = (side: "left" | "right", word: string): Lettering[] =>
    [-61, 69].map((at, i) => ({
      slot: `mark-sleeve-${side}${i === 0 ? "" : "-2"}`,
      piece: `sleeve_${side}`,
      x: side === "left" ? at : -at,
      y: along,
      turn: side === "left" ? 90 : -90,
      text: word,
      font: "saira-black",
      size: s.sleeveSize ?? 19,
      colour: "mark3",
    }));
  const top: Lettering[] = [
    {
      slot: "mark-chest",
      piece: "front",
      x,
      y,
      text: s.chest,
      font: markFont,
      size,
      colour: "mark",
      ...(s.chestRim ? { outlines: [{ colour: "num1", width: s.chestRim }] } : {}),
    },
    {
      slot: "number-chest",
      piece: "front",
      x: nx,
      y: ny,
      text,
      font: face,
      size: small,
      colour: "num",
      ...plateOf(s.plates?.chest),
      ...(s.inline && s.spacing ? { spacing: Math.round((s.spacing * small) / large) } : {}),
      outlines: s.inline
        ? bodied(small, s.inline.body, thin * 0.6)
        : [{ colour: "num1", width: 5 }],
    },
    {
      slot: "name-back",
      piece: "back",
      x: 0,
      y: s.nameAt ?? 124,
      text: s.name,
      font: s.nameFont,
      size: s.nameSize ?? 40,
      colour: "name",
      ...(s.nameRim ? { outlines: [{ colour: "num1", width: s.nameRim }] } : {}),
    },
    {
      slot: "number-back",
      piece: "back",
      x: 0,
      y: backY,
      text,
      font: face,
      size: large,
      colour: "num",
      ...plateOf(s.plates?.back),
      ...(s.plates?.shirt ? { shirtPlate: boxOf(s.plates.shirt) } : {}),
      ...(s.spacing ? { spacing: s.spacing } : {}),
      ...(wear.length > 0 ? { outlines: wear } : {}),
      ...shade,
    },
    {
      slot: "mark-back",
      piece: "back",
      x: 0,
      y: s.backMarkAt ?? 640,
      text: back,
      font: markFont,
      size: 22,
      colour: "mark2",
      ...(s.backMarkRim ? { outlines: [{ colour: "num1", width: s.backMarkRim }] } : {}),
    },
    ...sleeve("left", left),
    ...sleeve("right", right),
    ...(s.more ?? []),
  ];
  const parts = { top, ...lowLettered(s, markFont) };
  return {
    top: cleared(parts.top, s.clear),
    legs: cleared(parts.legs, s.clear),
    hands: cleared(parts.hands, s.clear),
  };
}

function plateOf(box: readonly [number, number] | undefined): Pick<Lettering, "plate"> {
  return box ? { plate: boxOf(box) } : {};
}

function boxOf([width, height]: readonly [number, number]) {
  return { width, height };
}

/** Letters with the ground they were coloured for round them; a number's is its first outline's. */
export function cleared(
  letters: readonly Lettering[],
  by: Readonly<Record<string, number>> = {},
): readonly Lettering[] {
  return letters.map((text) => {
    const slot = Object.keys(by)
      .filter((name) => text.slot.startsWith(name))
      .toSorted((a, b) => b.length - a.length)[0];
    const width = slot === undefined ? 0 : (by[slot] ?? 0);
    if (width === 0) return text;
    const colour = text.colour === "num" ? "num1" : `${text.colour}-rim`;
    return { ...text, rim: { colour, width } };
  });
}

/** The body of a digit round its line, and a rim round the body. */
function bodied(size: number, share: number, rim: number): Outlines {
  const body = { colour: "num1", width: Math.round(size * share * 2) / 2 };
  return rim > 0 ? [body, { colour: "num2", width: Math.round(rim * 2) / 2 }] : [body];
}

/** What stands on legs and hands. */
function lowLettered(
  s: Says,
  markFont: string,
): Readonly<Record<"legs" | "hands", readonly Lettering[]>> {
  const { number: text, numberFont: font } = s;
  const [back, left] = s.sponsors;
  const [tx, ty, high = 64] = s.thigh ?? [172, -226];
  const [mx, my, low = 18] = s.thighMark ?? [140, ty];
  const [lx, ly, down = 0, tall = 17] = s.backLeg ?? [165, -236];
  const leg = (
    slot: string,
    piece: string,
    at: readonly [number, number],
    word: string,
    size = 17,
  ) => ({
    slot,
    piece,
    x: at[0],
    y: at[1],
    text: word,
    font: markFont,
    size,
    colour: "leg",
  });
  const legs: Lettering[] = [
    leg("mark-thigh-left", "thigh_left", [-mx, my], s.chest, low),
    {
      slot: "number-thigh-right",
      piece: "thigh_right",
      x: tx,
      y: ty,
      text,
      font,
      size: high,
      colour: s.thighColour ?? "legnum",
    },
    {
      ...leg("mark-back-leg-left", "back_leg_left", [lx, ly], back, tall),
      ...(down && { turn: down }),
    },
    {
      ...leg("mark-back-leg-right", "back_leg_right", [-lx, ly], left, tall),
      ...(down && { turn: -down }),
    },
  ];
  const hands: Lettering[] = (["left", "right"] as const).map((side) => ({
    slot: `number-hand-${side}`,
    piece: `back_${side}`,
    x: side === "left" ? -8 : 8,
    y: -26,
    text,
    font,
    size: 16,
    colour: "legnum",
  }));
  return { legs, hands };
}
