/**
 * What a JSON value must be. A document's types, the checks that the editor makes at every frame and the published schema
 * are all read from the same shapes; the editor never waits for a schema library to arrive.
 */
export type Shape =
  | FlagShape
  | NumberShape
  | StringShape
  | ChoiceShape
  | ListShape
  | NullableShape
  | FieldsShape
  | EntriesShape
  | KindsShape
  | AnythingShape;

interface Fitting {
  /** Whether a value is what it should be; `parse.ts` says what is wrong with one that is not. */
  readonly fits: (value: unknown) => boolean;
}

export interface FlagShape extends Fitting {
  readonly is: "flag";
}

/** A finite number from `min` to `max`, both included. */
export interface NumberShape extends Fitting {
  readonly is: "number";
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** `T` narrows what the compiler takes it for. */
export interface StringShape<T extends string = string> extends Fitting {
  readonly is: "string";
  readonly pattern: RegExp;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly type?: T;
}

/** One of some values. */
export interface ChoiceShape<T extends string | number = string | number> extends Fitting {
  readonly is: "choice";
  readonly of: readonly T[];
}

export interface ListShape<S extends Shape = Shape> extends Fitting {
  readonly is: "list";
  readonly of: S;
  readonly min: number | undefined;
  readonly max: number;
}

export interface NullableShape<S extends Shape = Shape> extends Fitting {
  readonly is: "nullable";
  readonly of: S;
}

/** A field that may be missing. */
export interface OptionalShape<S extends Shape = Shape> extends Fitting {
  readonly is: "optional";
  readonly of: S;
}

export type Fields = Readonly<Record<string, Shape | OptionalShape>>;

/** An object with these fields and no others. */
export interface FieldsShape<F extends Fields = Fields> extends Fitting {
  readonly is: "fields";
  readonly of: F;
}

/** An object of any names that fit `name`, each with a value of one shape. */
export interface EntriesShape<K extends string = string, S extends Shape = Shape> extends Fitting {
  readonly is: "entries";
  readonly name: StringShape<K>;
  readonly of: S;
}

/** One of several objects, told apart by their `kind`. */
export interface KindsShape<S extends FieldsShape = FieldsShape> extends Fitting {
  readonly is: "kinds";
  readonly of: readonly S[];
}

/** Any value: for what is looked at elsewhere. */
export interface AnythingShape extends Fitting {
  readonly is: "anything";
}

/** The type of the values that fit a shape. */
export type ValueOf<S> = S extends FlagShape
  ? boolean
  : S extends NumberShape
    ? number
    : S extends StringShape<infer T>
      ? T
      : S extends ChoiceShape<infer T>
        ? T
        : S extends ListShape<infer Each>
          ? readonly ValueOf<Each>[]
          : S extends NullableShape<infer Of>
            ? ValueOf<Of> | null
            : S extends FieldsShape<infer F>
              ? ValueOfFields<F>
              : S extends EntriesShape<infer K, infer Each>
                ? ValueOfEntries<K, ValueOf<Each>>
                : S extends KindsShape<infer One>
                  ? ValueOf<One>
                  : unknown;

type ValueOfFields<F> = {
  readonly [K in keyof F as F[K] extends OptionalShape ? never : K]: ValueOf<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends OptionalShape ? K : never]?: F[K] extends OptionalShape<
    infer Of
  >
    ? ValueOf<Of>
    : never;
};

type ValueOfEntries<K extends string, V> = string extends K
  ? Readonly<Record<string, V>>
  : Readonly<Partial<Record<K, V>>>;

export const flag: FlagShape = { is: "flag", fits: (value) => typeof value === "boolean" };

export const anything: AnythingShape = { is: "anything", fits: () => true };

export function between(min: number, max: number, whole = false): NumberShape {
  const fits = (value: unknown) =>
    typeof value === "number" &&
    value >= min &&
    value <= max &&
    (!whole || Number.isInteger(value));
  return { is: "number", min, max, whole, fits };
}

export function text(pattern: RegExp, min?: number, max?: number): StringShape {
  const fits = (value: unknown) =>
    typeof value === "string" && within(value, min, max) && pattern.test(value);
  return { is: "string", pattern, min, max, fits };
}

export function choice<const T extends string | number>(...of: readonly T[]): ChoiceShape<T> {
  return { is: "choice", of, fits: (value) => of.some((one) => one === value) };
}

export function list<S extends Shape>(of: S, min: number | undefined, max: number): ListShape<S> {
  const fits = (value: unknown) =>
    Array.isArray(value) && within(value, min, max) && value.every(of.fits);
  return { is: "list", of, min, max, fits };
}

export function nullable<S extends Shape>(of: S): NullableShape<S> {
  return { is: "nullable", of, fits: (value) => value === null || of.fits(value) };
}

export function optional<S extends Shape>(of: S): OptionalShape<S> {
  return { is: "optional", of, fits: (value) => value === undefined || of.fits(value) };
}

export function fields<F extends Fields>(of: F): FieldsShape<F> {
  const all = Object.entries(of);
  const fits = (value: unknown) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(of, key)) &&
    all.every(([key, field]) => field.fits(value[key]));
  return { is: "fields", of, fits };
}

export function entries<K extends string, S extends Shape>(
  name: StringShape<K>,
  of: S,
): EntriesShape<K, S> {
  const fits = (value: unknown) =>
    isRecord(value) &&
    Object.entries(value).every(([key, item]) => name.fits(key) && of.fits(item));
  return { is: "entries", name, of, fits };
}

export function kinds<S extends readonly FieldsShape[]>(...of: S): KindsShape<S[number]> {
  return { is: "kinds", of, fits: (value) => of.some((one) => one.fits(value)) };
}

function within({ length }: { readonly length: number }, min = 0, max = Infinity): boolean {
  return length >= min && length <= max;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
