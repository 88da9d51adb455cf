import { oneOf, text, type Reader } from "./search.ts";

/** Every address of the shop, and what may stand behind its question mark: text, or nothing. */
export const places = {
  "/": {},
  "/cart": {},
  "/login": { view: oneOf("register", "forgot"), redirect: text },
  "/reset-password": { token: text },
  "/my-designs": {},
  "/my-orders": {},
  "/my-orders/:orderUuid": {},
  "/checkout": {},
  "/checkout/complete": { order: text },
  "/set/:configuratorSetUuid": {},
  "/configured-set/:configuredSetUuid/:hash?": {},
  "/configured-set/:configuredSetUuid/shared/:hash": {},
  "/info/:topic": {},
  "/_internal/display": { configuredSetUuid: text, hash: text },
  "/_internal/playground": {},
} as const satisfies Record<`/${string}`, Record<string, Reader>>;

export type Place = keyof typeof places;

type ParamOf<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [K in Name]?: string | undefined }
  : Part extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;

/** What a place's path says: `:name` is always there, `:name?` may be missing. */
export type ParamsOf<P extends string> = P extends `${infer First}/${infer Rest}`
  ? ParamOf<First> & ParamsOf<Rest>
  : ParamOf<P>;

export type SearchOf<P extends Place> = {
  readonly [K in keyof (typeof places)[P]]?:
    | ((typeof places)[P][K] extends (given: string | null) => infer Value ? Value : never)
    | undefined;
};

/** The names that some place's path knows, for a page that stands at several. */
export type AnyParams = { readonly [K in NameIn<Place>]?: string };
type NameIn<P extends Place> = P extends Place ? keyof ParamsOf<P> : never;

type ParamsPart<P extends Place> = keyof ParamsOf<P> extends never
  ? { readonly params?: never }
  : { readonly params: ParamsOf<P> };

type SearchPart<P extends Place> = keyof SearchOf<P> extends never
  ? { readonly search?: never }
  : { readonly search?: SearchOf<P> };

/** Where a link leads: a place with all that its path asks for. Any other path is a type error. */
export type Target = { [P in Place]: { readonly to: P } & ParamsPart<P> & SearchPart<P> }[Place];
