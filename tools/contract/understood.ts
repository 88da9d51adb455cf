/** A JSON Schema, as {@link openApi} makes it of the calls' own. */
export type Described = Readonly<Record<string, unknown>>;

/** What a value may be, without its bounds: those are the writer's business. */
interface Form {
  readonly kind: string;
  readonly schema: Described;
}

/** A choice between forms as the list of them; an enumeration is one form. */
function formsOf(schema: Described): readonly Form[] {
  const options = (schema["anyOf"] ?? schema["oneOf"]) as readonly Described[] | undefined;
  if (options !== undefined) return options.flatMap(formsOf);
  if (typeof schema["$ref"] === "string") return [{ kind: schema["$ref"], schema }];
  if (valuesOf(schema) !== null) return [{ kind: "value", schema }];
  const type = schema["type"] ?? "anything";
  const kinds = Array.isArray(type) ? (type as string[]) : [type as string];
  return kinds.map((kind) => ({ kind: kind === "integer" ? "number" : kind, schema }));
}

function valuesOf(schema: Described): readonly unknown[] | null {
  if (schema["const"] !== undefined) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : null;
}

function kindOfValue(value: unknown): string {
  return value === null ? "null" : typeof value;
}

/** How objects of a choice are told apart: the keys of which each has one value of its own. */
function marksOf(schema: Described): ReadonlyMap<string, unknown> {
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Described>);
  return new Map(
    properties.flatMap(([key, value]) => {
      const values = valuesOf(value);
      return values?.length === 1 ? [[key, values[0]] as const] : [];
    }),
  );
}

function isAnotherKind(reader: Described, writer: Described): boolean {
  const marks = marksOf(reader);
  return [...marksOf(writer)].some(([key, value]) => marks.has(key) && marks.get(key) !== value);
}

/**
 * What a reader who knows one schema would not understand of a value that another describes, a line each; empty when it
 * understands all there can be. Keys that it does not know are passed over, as browsers do, unless it refuses them.
 */
export function notUnderstood(
  reader: Described,
  writer: Described,
  { refusesUnknown = false }: { readonly refusesUnknown?: boolean } = {},
): readonly string[] {
  return compare(reader, writer, "", refusesUnknown);
}

function compare(reader: Described, writer: Described, at: string, refuses: boolean): string[] {
  const known = formsOf(reader);
  if (known.some(({ kind }) => kind === "anything")) return [];
  return [...new Set(formsOf(writer).flatMap((form) => compareForm(known, form, at, refuses)))];
}

function compareForm(
  known: readonly Form[],
  { kind, schema }: Form,
  at: string,
  refuses: boolean,
): string[] {
  const here = at === "" ? "the whole" : at;
  if (kind === "value") {
    const unknown = (valuesOf(schema) ?? []).filter(
      (value) =>
        !known.some(
          (form) => valuesOf(form.schema)?.includes(value) ?? form.kind === kindOfValue(value),
        ),
    );
    return unknown.map((value) => `${here} may be ${JSON.stringify(value)}`);
  }
  const alike = known.filter((form) => form.kind === kind);
  if (alike.length === 0) return [`${here} may be ${kind}`];
  const apart =
    kind === "object" && alike.length > 1
      ? alike.filter((form) => !isAnotherKind(form.schema, schema))
      : alike;
  if (apart.length === 0) {
    const marks = [...marksOf(schema)].map(([key, value]) => `${key} ${JSON.stringify(value)}`);
    return [`${here} may be of another kind, ${marks.join(", ")}`];
  }
  const tried = apart.map((form) => compareAlike(kind, form.schema, schema, at, refuses));
  return tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function compareAlike(
  kind: string,
  reader: Described,
  writer: Described,
  at: string,
  refuses: boolean,
): string[] {
  if (kind === "object") return compareObjects(reader, writer, at, refuses);
  if (kind === "array") return compareLists(reader, writer, at, refuses);
  const [format, written] = [reader["format"], writer["format"]];
  return format === undefined || format === written
    ? []
    : [`${at} need not be ${format as string}`];
}

function compareLists(
  reader: Described,
  writer: Described,
  at: string,
  refuses: boolean,
): string[] {
  const fixed = (reader["prefixItems"] ?? []) as readonly Described[];
  const given = (writer["prefixItems"] ?? []) as readonly Described[];
  const places = fixed.flatMap((place, index) => {
    const value = given[index];
    if (value === undefined) return [`${at}[${index}] may be missing`];
    return compare(place, value, `${at}[${index}]`, refuses);
  });
  const items = reader["items"] as Described | undefined;
  const others = writer["items"] as Described | undefined;
  if (items === undefined || others === undefined) return places;
  return [...places, ...compare(items, others, `${at}[]`, refuses)];
}

function compareObjects(
  reader: Described,
  writer: Described,
  at: string,
  refuses: boolean,
): string[] {
  const needed = new Set((reader["required"] ?? []) as readonly string[]);
  const sure = new Set((writer["required"] ?? []) as readonly string[]);
  const read = (reader["properties"] ?? {}) as Record<string, Described>;
  const written = (writer["properties"] ?? {}) as Record<string, Described>;
  const others = reader["additionalProperties"];
  const named = Object.entries(read).flatMap(([key, schema]) => {
    const given = written[key];
    // What stands for a key that is missing says what absence means.
    const missing = needed.has(key) && !sure.has(key) && schema["default"] === undefined;
    return [
      ...(missing ? [`${at}.${key} may be missing`] : []),
      ...(given === undefined ? [] : compare(schema, given, `${at}.${key}`, refuses)),
    ];
  });
  const unknown = Object.entries(written).flatMap(([key, schema]) => {
    if (key in read) return [];
    if (typeof others === "object" && others !== null) {
      return compare(others as Described, schema, `${at}.${key}`, refuses);
    }
    return refuses && others === false ? [`${at}.${key} is not known`] : [];
  });
  const free = writer["additionalProperties"];
  const both =
    typeof free === "object" && typeof others === "object" && free !== null && others !== null;
  return [
    ...named,
    ...unknown,
    ...(both ? compare(others as Described, free as Described, `${at}.*`, refuses) : []),
  ];
}
