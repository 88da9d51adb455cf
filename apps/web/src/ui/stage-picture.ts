import { srcSetOf } from "./src-set.ts";

/** For a picture that fills the editor's stage: a square in what the bars leave of the window's height, and never wider than it. */
export function stagePicture(src: string): {
  readonly src: string;
  readonly sizes: string;
  readonly srcSet: string | undefined;
  readonly decoding: "sync";
} {
  // Where one takes another's place, there is no moment without.
  return { srcSet: srcSetOf(src), sizes: "min(100vw, 80vh)", decoding: "sync", src };
}
