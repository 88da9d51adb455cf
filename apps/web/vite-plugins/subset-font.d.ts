declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** From and to, by the axis's tag. */
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }

  /** A font with the letters of a text and nothing more. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
