import type { Language } from "@holeshot/domain";
import type { Translate } from "./i18n/translator.ts";

/** What the server tells the browser of the page that it rendered: enough to go on from the same state. */
export interface FirstAnswer {
  readonly language: Language;
  /** The place among `pages.ts`; null for the page that says there is none. */
  readonly place: string | null;
  /** Pages of customers are rendered as for one, and hold nothing of any. */
  readonly signedIn: boolean;
  readonly queries: readonly KnownAnswer[];
}

/** What a call answered while the page was rendered. */
interface KnownAnswer {
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** One page while the server renders it. Several are on their way at a time, so nothing of it stands in modules. */
export interface Rendering {
  readonly speech: { readonly language: Language; readonly t: Translate };
  readonly signedIn: boolean;
  /** Calls in process, by nobody. */
  readonly fetch: typeof fetch;
}

let current: () => Rendering | undefined = () => undefined;

/** The server says which rendering a piece of work belongs to. */
export function renderingBy(source: () => Rendering | undefined): void {
  current = source;
}

/** The page that is being rendered on the server; undefined in a browser. */
export function rendering(): Rendering | undefined {
  return current();
}

let signedInAtFirst = false;

/** Whether the page on the screen was rendered as for a customer: hydrating starts from there. */
export function assumeSignedIn(signedIn: boolean): void {
  signedInAtFirst = signedIn;
}

export function assumedSignedIn(): boolean {
  return rendering()?.signedIn ?? signedInAtFirst;
}
