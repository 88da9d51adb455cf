export type HelperKind = "background" | "trace";

/** What is asked of the worker. */
export interface HelperTask {
  readonly kind: HelperKind;
  /** The picture's file. */
  readonly url: string;
  /** Most colours of a tracing. */
  readonly colours: number;
}

/** What comes back: any number of shares, then one end. `none`: there is no plain background, or nothing to trace. */
export type HelperNews =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly file: Blob }
  | { readonly type: "none" }
  | { readonly type: "failed"; readonly reason: string };
