import { addRider, type Rider, type Roster } from "./roster.ts";

type Counts = Roster["loose"];
type Own = NonNullable<Rider["own"]>;
type Chosen = Own[string];
/** The same thing as it was, as it stands in the sheet, and as somebody else left it. */
type Three<T> = readonly [base: T, mine: T, theirs: T];

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const sorted = (chosen: Chosen): unknown =>
  Object.entries(chosen).toSorted(([one], [other]) => one.localeCompare(other));

/** Whatever the sequence, and whether nothing is chosen or nothing is said. */
function isAlike(one: Chosen = {}, other: Chosen = {}): boolean {
  return isSame(sorted(one), sorted(other));
}

/** Theirs where nothing was changed here. */
function later<T>([base, mine, theirs]: Three<T>): T {
  return isSame(base, mine) ? theirs : mine;
}

/** Each entry by itself: of those that all three may lack. */
function laterEach<T>(
  three: Three<Readonly<Record<string, T>> | undefined>,
): Readonly<Record<string, T>> {
  const keys = new Set(three.flatMap((each) => Object.keys(each ?? {})));
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const [base, mine, theirs] = three;
      const value = later<T | undefined>([base?.[key], mine?.[key], theirs?.[key]]);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** No size is an empty one, whichever way it is written. */
function sizesOf({ sizes }: Rider): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== ""));
}

/** An é is one letter, however it was composed. */
const folded = (text: string): string => text.normalize("NFC").trim().toLowerCase();

const isBlank = ({ name, number }: Rider): boolean => folded(name) + folded(number) === "";

const isNamesake = (one: Rider, other: Rider): boolean =>
  folded(one.name) === folded(other.name) && folded(one.number) === folded(other.number);

const sortedSizes = (rider: Rider): unknown => sorted(sizesOf(rider));

/** Who somebody is, from what tells most to what tells least; a cart knows riders by nothing else. */
const signs: readonly ((one: Rider, other: Rider) => boolean)[] = [
  (one, other) => isNamesake(one, other) && isSame(sortedSizes(one), sortedSizes(other)),
  isNamesake,
  (one, other) => one.number.trim() !== "" && one.number.trim() === other.number.trim(),
  (one, other) => folded(one.name) !== "" && folded(one.name) === folded(other.name),
];

/** Whom of `others` each of `riders` is; nobody is two. */
function paired(riders: readonly Rider[], others: readonly Rider[]): Map<Rider, Rider> {
  const pairs = new Map<Rider, Rider>();
  const left = new Set(others);
  for (const isWho of signs) {
    for (const rider of riders) {
      const other = pairs.has(rider) ? undefined : [...left].find((each) => isWho(rider, each));
      if (other === undefined) continue;
      pairs.set(rider, other);
      left.delete(other);
    }
  }
  return pairs;
}

/** What is chosen for somebody, product by product, whether for all or for this one alone. */
function chosenFor({ products, choices }: Roster, rider: Rider): Own {
  return Object.fromEntries(
    products.map((product) => [product, rider.own?.[product] ?? choices[product] ?? {}]),
  );
}

/** Not whether something was chosen for all, him among them. */
function isChanged(was: Rider, is: Rider): boolean {
  const what = ({ unread = {}, ...rider }: Rider) => [
    ...[rider.name, rider.number, sortedSizes({ ...rider, unread })],
    Object.entries(unread).toSorted(([one], [other]) => one.localeCompare(other)),
  ];
  return !isSame(what(was), what(is));
}

/** What could not be read, less what has a size by now. */
function stillUnread(
  unread: Rider["unread"],
  sizes: Readonly<Record<string, string>>,
): Pick<Rider, "unread"> {
  const left = Object.entries(unread ?? {}).filter(([product]) => (sizes[product] ?? "") === "");
  return left.length === 0 ? {} : { unread: Object.fromEntries(left) };
}

function mergedRider(...[base, mine, theirs]: Three<Rider>): Rider {
  const sizes = laterEach([sizesOf(base), sizesOf(mine), sizesOf(theirs)]);
  const { unread, ...written } = mine;
  return {
    ...written,
    ...stillUnread(laterEach([base.unread, unread, theirs.unread]), sizes),
    name: later([base.name, mine.name, theirs.name]),
    number: later([base.number, mine.number, theirs.number]),
    // A size that was taken away stays written as none.
    sizes: { ...Object.fromEntries(Object.keys(mine.sizes).map((id) => [id, ""])), ...sizes },
    own: laterEach([base.own, mine.own, theirs.own]),
  };
}

/** Of whom both wrote down: what stands in the sheet, and what only they know. */
function joined(mine: Rider, theirs: Rider): Rider {
  const { unread, ...written } = mine;
  const sizes = { ...theirs.sizes, ...sizesOf(mine) };
  return { ...written, ...stillUnread({ ...theirs.unread, ...unread }, sizes), sizes };
}

/** All of `own` said, so that it says the same beside other choices for all. */
function spelled(roster: Roster): Roster {
  const riders = roster.riders.map((rider) => ({ ...rider, own: chosenFor(roster, rider) }));
  return { ...roster, riders };
}

/** Only what is not chosen for all. */
function unspelled(roster: Roster): Roster {
  const riders = roster.riders.map(({ own = {}, ...rider }): Rider => {
    const others = Object.entries(own).filter(
      ([product, chosen]) => !isAlike(chosen, roster.choices[product]),
    );
    return others.length === 0 ? rider : { ...rider, own: Object.fromEntries(others) };
  });
  return { ...roster, riders };
}

/** Products that somebody alone has otherwise: there what is chosen for all says nothing of a newcomer. */
function isMixed({ riders }: Roster, product: string): boolean {
  return riders.some(({ own }) => own?.[product] !== undefined);
}

/** Somebody new is made as the sheet says; where everybody's choice was changed meanwhile, like everybody. */
function follows(theirs: Roster, choices: Roster["choices"], rider: Rider): Rider {
  const own = Object.entries(rider.own ?? {}).map(([product, chosen]): [string, Chosen] => [
    product,
    isMixed(theirs, product) ? chosen : (choices[product] ?? {}),
  ]);
  return { ...rider, own: Object.fromEntries(own) };
}

function mergedRiders(
  [base, mine, theirs]: Three<Roster>,
  newcomer: (rider: Rider) => Rider,
): Roster {
  const known = paired(base.riders, theirs.riders);
  const taken = new Set(known.values());
  const byKey = new Map(base.riders.map((rider) => [rider.key, rider]));
  const kept = new Set(mine.riders.map(({ key }) => key));
  // New there, or changed there and gone here; whom both wrote down stands in the sheet already.
  const came = theirs.riders.filter((rider) => !taken.has(rider));
  for (const [was, is] of known) if (!kept.has(was.key) && isChanged(was, is)) came.push(is);
  /** With what stands there of somebody whom both wrote down. */
  const withTwin = (rider: Rider): Rider => {
    const at = isBlank(rider) ? -1 : came.findIndex((each) => isNamesake(rider, each));
    const [twin] = at === -1 ? [] : came.splice(at, 1);
    return twin === undefined ? rider : joined(rider, twin);
  };
  const riders = mine.riders.flatMap((rider) => {
    const was = byKey.get(rider.key);
    if (was === undefined) return [newcomer(withTwin(rider))];
    const is = known.get(was);
    if (is === undefined) return isChanged(was, rider) ? [withTwin(rider)] : [];
    return [mergedRider(was, rider, is)];
  });
  return came.reduce((roster: Roster, { key: _key, ...rider }) => addRider(roster, rider), {
    ...mine,
    riders,
  });
}

/** Both changed it, and not to the same. */
function isOverruled<T>([base, mine, theirs]: Three<T>): boolean {
  return !isSame(base, mine) && !isSame(base, theirs) && !isSame(mine, theirs);
}

/** What is told apart of somebody: name, number, the size of each product, and what is chosen for him alone. */
function cellsOf(roster: Roster, rider: Rider): Readonly<Record<string, unknown>> {
  const chosen = Object.entries(chosenFor(roster, rider)).map(([product, own]) => [
    `own ${product}`,
    sorted(own),
  ]);
  const sizes = Object.entries(sizesOf(rider)).map(([product, size]) => [`size ${product}`, size]);
  return Object.fromEntries([
    ["name", rider.name.normalize("NFC").trim()],
    ["number", rider.number.trim()],
    ...sizes,
    ...chosen,
  ]);
}

/**
 * Whom the sheet and somebody else changed in the same place, each otherwise, as they stand in the cart by now: of them what
 * stands in the sheet holds, and what was saved there is gone once it is saved.
 */
export function overruledBy(base: Roster, mine: Roster, theirs: Roster): readonly Rider[] {
  const known = paired(base.riders, theirs.riders);
  const byKey = new Map(base.riders.map((rider) => [rider.key, rider]));
  return mine.riders.flatMap((rider) => {
    const was = byKey.get(rider.key);
    const is = was && known.get(was);
    if (!was || !is) return [];
    const three = [cellsOf(base, was), cellsOf(mine, rider), cellsOf(theirs, is)] as const;
    const cells = new Set(three.flatMap((each) => Object.keys(each)));
    const [first, here, there] = three;
    const both = [...cells].some((id) => isOverruled([first[id], here[id], there[id]]));
    return both ? [is] : [];
  });
}

const countOf = (counts: Counts | undefined, product: string, size: string): number =>
  counts?.[product]?.[size] ?? 0;

/** How many pieces, whose sizes are no longer made, both gave others: the same pieces, which are made once. */
function mendedByBoth(product: string, [base, mine, theirs]: Three<Roster>): number {
  return Object.keys(base.gone?.[product] ?? {}).reduce((sum, size) => {
    const [was, here, there] = [base, mine, theirs].map(({ gone }) => countOf(gone, product, size));
    return sum + Math.max(0, Math.min((was ?? 0) - (here ?? 0), (was ?? 0) - (there ?? 0)));
  }, 0);
}

/** What each changed, put together; the same number, raised by both, is one change, and so are pieces that both mended. */
function mergedLoose(product: string, three: Three<Roster>): Readonly<Record<string, number>> {
  const [, mine, theirs] = three;
  const sizes = new Set([mine, theirs].flatMap(({ loose }) => Object.keys(loose[product] ?? {})));
  const cells = [...sizes].map((size) => {
    const [was = 0, here = 0, there = 0] = three.map(({ loose }) => countOf(loose, product, size));
    return { size, was, here, there, isOne: here === there && here > was };
  });
  let mended = mendedByBoth(product, three);
  for (const { isOne, was, here } of cells) if (isOne) mended = Math.max(0, mended - (here - was));
  return Object.fromEntries(
    cells.map(({ size, was, here, there, isOne }): [string, number] => {
      if (isOne) return [size, here];
      const twice = Math.min(mended, Math.max(0, there - was));
      mended -= twice;
      return [size, Math.max(0, here + there - twice - was)];
    }),
  );
}

function mergedGone([base, mine, theirs]: Three<Roster>): Counts {
  const products = [base, mine, theirs].flatMap(({ gone = {} }) => Object.keys(gone));
  return Object.fromEntries(
    [...new Set(products)].map((product) => [
      product,
      laterEach([base.gone?.[product], mine.gone?.[product], theirs.gone?.[product]]),
    ]),
  );
}

/**
 * The sheet with what somebody else saved while it was open: `base` is what it was opened on, `theirs` what lies in the
 * cart by now. Nobody is lost and nobody doubled; of one cell that both changed, what stands in the sheet holds.
 */
export function mergeRosters(base: Roster, mine: Roster, theirs: Roster): Roster {
  const own = laterEach([base.own, mine.own, theirs.own]);
  const gone = mergedGone([base, mine, theirs]);
  const choices = laterEach([base.choices, mine.choices, theirs.choices]);
  const products = [...new Set([...mine.products, ...theirs.products])];
  const all: Three<Roster> = [spelled(base), spelled(mine), spelled(theirs)];
  const riders = mergedRiders(all, (rider) => {
    const alone = mine.riders.find(({ key }) => key === rider.key)?.own;
    const like = follows(theirs, choices, rider);
    return { ...like, own: { ...like.own, ...alone } };
  });
  return unspelled({
    ...riders,
    choices,
    products,
    loose: Object.fromEntries(
      products
        .filter((product) => mine.loose[product] ?? theirs.loose[product])
        .map((product) => [product, mergedLoose(product, [base, mine, theirs])]),
    ),
    ...(Object.keys(own).length > 0 && { own }),
    ...(Object.keys(gone).length > 0 && { gone }),
  });
}
