// Markers: eight mixed jerseys as the shop lays them, and a hundred, on 1600 mm cloth; patterns for other programs.
import { cutterDxf, markerLine, nestPieces, onCloth, patternDxf } from "@holeshot/cutting";
import { draftGarment, sizes, type Garment } from "@holeshot/garments";

const rules = { width: 1600, gap: 12, turning: true } as const;
const bounds = { hundred: 60, used: 0.75, jersey: 1150, pattern: 5 };
let broken = 0;

function tell(name: string, value: string, held: boolean): void {
  if (!held) broken += 1;
  console.log(`${name.padEnd(52)}${value}${held ? "" : "  NOT HELD"}`);
}

/** Seconds of processor time: what others do on the machine does not count. */
function spent<T>(act: () => T): { readonly seconds: number; readonly made: T } {
  const before = process.cpuUsage();
  const made = act();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, made };
}

const drafted = new Map<string, Garment>();

function piecesOf(list: readonly string[]) {
  return list.flatMap((size, index) => {
    const garment = drafted.get(size) ?? draftGarment({ product: "jersey", size });
    drafted.set(size, garment);
    return garment.pieces
      .filter(({ material }) => material === "printed")
      .map((piece) => ({ id: `${index}-${piece.id}`, piece, line: markerLine(piece) }));
  });
}

/** As `orders print --marker` tries. */
const triesFor = (pieces: number) => Math.round(Math.min(60 * pieces, 96_000 / pieces));

const eight = piecesOf(["S", "M", "M", "L", "L", "XL", "2XL", "W-M"]);
const one = spent(() =>
  nestPieces(eight, { ...rules, longest: 12_000, tries: triesFor(eight.length) }),
);
const [nest] = one.made;
const used = nest?.used ?? 0;
tell(
  "eight mixed jerseys, used",
  `${(used * 100).toFixed(1)} %, at least ${bounds.used * 100}`,
  used >= bounds.used,
);
const each = (nest?.length ?? 0) / 8;
tell(
  "a jersey's length of cloth",
  `${each.toFixed(0)} mm, at most ${bounds.jersey}`,
  each <= bounds.jersey,
);
console.log(`${"laid in".padEnd(52)}${one.seconds.toFixed(1)} s of processor time`);

const all = sizes("jersey").map(({ id }) => id);
const hundred = piecesOf(
  Array.from({ length: 100 }, (_, index) => all[(index * 7) % all.length] ?? "L"),
);
const many = spent(() =>
  nestPieces(hundred, { ...rules, longest: 5000, tries: triesFor(hundred.length) }),
);
tell(
  "a hundred jerseys",
  `${many.seconds.toFixed(1)} s of processor time, at most ${bounds.hundred}`,
  many.seconds <= bounds.hundred,
);
const cloth = many.made.reduce((sum, { length }) => sum + length, 0);
const filled = many.made.reduce((sum, { used: share, length }) => sum + share * length, 0) / cloth;
console.log(
  `${"on".padEnd(52)}${(cloth / 1000).toFixed(1)} m in ${many.made.length} markers, ${(filled * 100).toFixed(1)} % used`,
);

const byId = new Map(hundred.map((piece) => [piece.id, piece]));
const cut = spent(() =>
  many.made.map(({ length, pieces }) =>
    cutterDxf({
      about: "bench",
      width: rules.width,
      length,
      pieces: pieces.flatMap((place) => {
        const found = byId.get(place.id);
        return found
          ? [{ name: place.id, piece: found.piece, matrix: onCloth(found.piece, place) }]
          : [];
      }),
    }),
  ),
);
console.log(`${"their cutter's files".padEnd(52)}${cut.seconds.toFixed(1)} s`);

const jersey = drafted.get("L") ?? draftGarment({ product: "jersey", size: "L" });
const pattern = spent(() =>
  patternDxf({
    style: "jersey",
    author: "bench",
    created: new Date(0),
    sample: "L",
    garments: [jersey],
    words: ({ id, material }) => ({ name: id, material }),
  }),
);
tell(
  "pattern of a jersey",
  `${pattern.seconds.toFixed(2)} s, at most ${bounds.pattern}`,
  pattern.seconds <= bounds.pattern,
);

process.exitCode = broken === 0 ? 0 : 1;
