import type * as z from "zod/mini";
import type { FileAnswer, Route, RouteFacts, Schema } from "./define-route.ts";

type Nothing = Readonly<Record<never, never>>;

type Read<R, K extends string> = R extends { readonly [P in K]: infer S extends Schema }
  ? z.output<S>
  : Nothing;

type Write<R, K extends string> = R extends { readonly [P in K]: infer S extends Schema }
  ? z.input<S>
  : Nothing;

/** What the server's handler gets after validation. */
export interface RequestOf<R extends RouteFacts> {
  readonly params: Read<R, "params">;
  readonly query: Read<R, "query">;
  readonly headers: Read<R, "headers">;
  readonly body: Read<R, "body">;
}

/** Bytes that a handler answers: whole, or piece by piece where they are more than the memory should hold. */
export type FileBytes = Uint8Array | AsyncIterable<Uint8Array>;

type AnswerBody<A> = A extends FileAnswer ? FileBytes : A extends Schema ? z.input<A> : undefined;

/** What the server's handler may answer: one of the statuses, each with its own body. */
export type AnswerOf<R extends RouteFacts> = {
  [S in keyof R["answers"] & number]: R["answers"][S] extends null
    ? { readonly status: S; readonly body?: undefined }
    : { readonly status: S; readonly body: AnswerBody<R["answers"][S]> };
}[keyof R["answers"] & number];

/** The body of an answer with one status: `AnswerBodyOf<typeof getCart, 200>`. */
export type AnswerBodyOf<R extends RouteFacts, S extends keyof R["answers"] & number> = AnswerBody<
  R["answers"][S]
>;

type OptionalIfEmpty<K extends string, T> = Nothing extends T
  ? { readonly [P in K]?: T }
  : { readonly [P in K]: T };

/** What a caller gives: the parts that have required members are required. */
export type CallOf<R extends Route> = OptionalIfEmpty<"params", Write<R, "params">> &
  OptionalIfEmpty<"query", Write<R, "query">> &
  OptionalIfEmpty<"headers", Write<R, "headers">> &
  (R extends { readonly multipart: object }
    ? { readonly form: object }
    : OptionalIfEmpty<"body", Write<R, "body">>);

/** A file as the browser's fetch hands it over. */
export interface FileBody {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

type ReceivedBody<A> = A extends FileAnswer ? FileBody : A extends Schema ? z.output<A> : null;

/** What a caller receives when the call succeeds. */
export type SuccessOf<R extends Route> = {
  [S in keyof R["answers"] & number]: {
    readonly ok: true;
    readonly status: S;
    readonly body: ReceivedBody<R["answers"][S]>;
  };
}[keyof R["answers"] & number];
