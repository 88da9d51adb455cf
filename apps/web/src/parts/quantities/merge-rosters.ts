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

const folded = (text: string): string => text.trim().toLowerCase();

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
  const what = (rider: Rider) => [rider.name, rider.number, sortedSizes(rider)];
  return !isSame(what(was), what(is)) || Object.keys(is.unread ?? {}).length > 0;
}

function mergedRider(...[base, mine, theirs]: Three<Rider>): Rider {
  const sizes = laterEach([sizesOf(base), sizesOf(mine), sizesOf(theirs)]);
  return {
    ...mine,
    name: later([base.name, mine.name, theirs.name]),
    number: later([base.number, mine.number, theirs.number]),
    // A size that was taken away stays written as none.
    sizes: { ...Object.fromEntries(Object.keys(mine.sizes).map((id) => [id, ""])), ...sizes },
    own: laterEach([base.own, mine.own, theirs.own]),
  };
}

/** Of whom both wrote down: what stands in the sheet, and what only they know. */
function joined(mine: Rider, theirs: Rider): Rider {
  return { ...mine, sizes: { ...theirs.sizes, ...sizesOf(mine) } };
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

function mergedCounts(...[base, mine, theirs]: Three<Counts>): Counts {
  const products = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...products].map((product) => {
      const of = (counts: Counts, size: string) => counts[product]?.[size] ?? 0;
      const sizes = [mine, theirs].flatMap((each) => Object.keys(each[product] ?? {}));
      const counts = [...new Set(sizes)].map((size): [string, number] => [
        size,
        Math.max(0, of(mine, size) + of(theirs, size) - of(base, size)),
      ]);
      return [product, Object.fromEntries(counts)];
    }),
  );
}

/**
 * The sheet with what somebody else saved while it was open: `base` is what it was opened on, `theirs` what lies in the
 * cart by now. Nobody is lost and nobody doubled; of one cell that both changed, what stands in the sheet holds.
 */
export function mergeRosters(base: Roster, mine: Roster, theirs: Roster): Roster {
  const own = laterEach([base.own, mine.own, theirs.own]);
  const gone = laterEach([base.gone, mine.gone, theirs.gone]);
  const choices = laterEach([base.choices, mine.choices, theirs.choices]);
  const all: Three<Roster> = [spelled(base), spelled(mine), spelled(theirs)];
  const riders = mergedRiders(all, (rider) => {
    const alone = mine.riders.find(({ key }) => key === rider.key)?.own;
    const like = follows(theirs, choices, rider);
    return { ...like, own: { ...like.own, ...alone } };
  });
  return unspelled({
    ...riders,
    choices,
    products: [...new Set([...mine.products, ...theirs.products])],
    loose: mergedCounts(base.loose, mine.loose, theirs.loose),
    ...(Object.keys(own).length > 0 && { own }),
    ...(Object.keys(gone).length > 0 && { gone }),
  });
}
