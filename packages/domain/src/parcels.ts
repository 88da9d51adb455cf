/** A line of an order and how many garments of it there are. */
export interface ParcelLine {
  readonly id: string;
  readonly quantity: number;
}

/** A garment: the first, second … of its line. */
export interface ParcelGarment {
  readonly lineId: string;
  readonly copy: number;
}

/** Why a garment that has left is made again. */
export const remakeCauses = ["damaged", "wrong", "lost", "other"] as const;

/** One of {@link remakeCauses}. */
export type RemakeCause = (typeof remakeCauses)[number];

/** What is to go into a parcel: so many of a line, or certain ones of it. */
export interface ParcelWish {
  readonly lineId: string;
  readonly quantity: number;
  /** Which of the line; without them the first that are left. */
  readonly copies?: readonly number[] | undefined;
}

/** Why a wish cannot be packed, and which one it is. */
export interface ParcelFault {
  readonly at: number;
  readonly fault: "unknown_line" | "twice" | "too_many" | "not_there";
}

/** Garments of an order that have not left yet, by line, each line's in their order. */
export function garmentsLeft(
  lines: readonly ParcelLine[],
  gone: readonly ParcelGarment[],
): ReadonlyMap<string, readonly number[]> {
  const left = new Set(gone.map(({ lineId, copy }) => `${lineId} ${copy}`));
  return new Map(
    lines.map(({ id, quantity }) => {
      const copies = Array.from({ length: quantity }, (_, at) => at + 1);
      return [id, copies.filter((copy) => !left.has(`${id} ${copy}`))] as const;
    }),
  );
}

/** A line of which some garments were given back. */
export interface RefundedLine extends ParcelLine {
  readonly refunded: number;
}

/**
 * Which of the garments that have not left were given back, by line, without lines that have none: refunds know lines and not
 * garments, so it is the last of them. What is being made again is owed, whatever was given back beside it.
 */
export function garmentsStaying(
  lines: readonly RefundedLine[],
  left: ReadonlyMap<string, readonly number[]>,
  again: readonly ParcelGarment[],
): ReadonlyMap<string, readonly number[]> {
  const owed = new Set(again.map(({ lineId, copy }) => `${lineId} ${copy}`));
  const staying = lines.map(({ id, refunded }) => {
    const others = (left.get(id) ?? []).filter((copy) => !owed.has(`${id} ${copy}`));
    return [id, refunded > 0 ? others.slice(-refunded) : []] as const;
  });
  return new Map(staying.filter(([, copies]) => copies.length > 0));
}

/** The garments of a parcel, or what is wrong with the first wish that cannot be met: then nothing is packed. */
export function packParcel(
  left: ReadonlyMap<string, readonly number[]>,
  wishes: readonly ParcelWish[],
): readonly ParcelGarment[] | ParcelFault {
  const packed: ParcelGarment[] = [];
  const seen = new Set<string>();
  for (const [at, { lineId, quantity, copies }] of wishes.entries()) {
    const there = left.get(lineId);
    if (there === undefined) return { at, fault: "unknown_line" };
    if (seen.has(lineId)) return { at, fault: "twice" };
    seen.add(lineId);
    if (quantity > there.length) return { at, fault: "too_many" };
    const chosen = copies === undefined ? there.slice(0, quantity) : [...new Set(copies)];
    if (chosen.length !== quantity) return { at, fault: "twice" };
    if (chosen.some((copy) => !there.includes(copy))) return { at, fault: "not_there" };
    packed.push(...chosen.map((copy) => ({ lineId, copy })));
  }
  return packed;
}

/** What a carrier's address for following a parcel is filled with. */
export interface TrackedParcel {
  readonly number: string;
  readonly postcode: string;
  readonly country: string;
  /** Tag of the reader's language, such as `da`. */
  readonly language: string;
}

/** Where a parcel is followed: a carrier's address with `{number}`, `{postcode}`, `{COUNTRY}`, `{country}`, `{language}`. */
export function trackingLink(template: string, parcel: TrackedParcel): string {
  const { number, postcode, country, language } = parcel;
  const known: Readonly<Record<string, string>> = {
    number,
    postcode: postcode.replaceAll(" ", ""),
    country,
    COUNTRY: country.toUpperCase(),
    language,
  };
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(known, name) ? encodeURIComponent(known[name] ?? "") : whole,
  );
}
