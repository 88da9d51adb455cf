import type { FileFault } from "@holeshot/domain";

/** What a file turned out to be by its first bytes, whatever its name says. */
export type FileType = "svg" | "pdf" | "png" | "jpeg" | "webp";

/** What a picture may measure: what is beyond can neither be decoded in bounds nor be printed. */
export interface SizeLimits {
  readonly side: number;
  readonly pixels: number;
  /** How many times as long as wide. */
  readonly ratio: number;
}

export type SizeFault = "image_too_many_pixels" | "image_too_thin";

/** One file to decode: where it is and where the two results go. */
export interface DecodeJob {
  readonly type: FileType;
  readonly source: string;
  /** The stored file, re-encoded. */
  readonly original: string;
  /** A WebP of at most 512 pixels a side. */
  readonly preview: string;
  readonly most: SizeLimits;
}

/** What the decoder found and wrote. */
export interface Decoded {
  readonly ok: true;
  readonly kind: "vector" | "pixel";
  readonly mime: "image/svg+xml" | "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
  /** Any pixels in it: always for a pixel file, for a vector file when pictures are embedded. */
  readonly hasPixels: boolean;
  readonly dropped: readonly string[];
}

export type DecodeResult =
  | Decoded
  | {
      readonly ok: false;
      readonly code: "unreadable_image" | "pdf_locked" | SizeFault;
      /** English, for developers. */
      readonly detail: string;
      /** What whoever sent it can do something about. */
      readonly why?: FileFault;
    };
