/** What a file turned out to be by its first bytes, whatever its name says. */
export type FileType = "svg" | "png" | "jpeg" | "webp";

/** One file to decode: where it is and where the two results go. */
export interface DecodeJob {
  readonly type: FileType;
  readonly source: string;
  /** The stored file, re-encoded. */
  readonly original: string;
  /** A WebP of at most 512 pixels a side. */
  readonly preview: string;
  readonly maxPixels: number;
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
      readonly code: "unreadable_image" | "image_too_many_pixels";
      /** English, for developers. */
      readonly detail: string;
    };
