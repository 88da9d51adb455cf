/** One file of a pack. */
export interface PackFile {
  /** From the pack's folder, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** One piece of a line, with its file. */
export interface PackPiece extends PackFile {
  readonly piece: string;
  readonly material: string;
  /** The cloth that was chosen for it, as its property's value. */
  readonly fabric: string | null;
  /** `#rrggbb` of cloth that is not printed. */
  readonly colour: string | null;
  readonly printed: boolean;
  /** How many to cut: one for each garment of the line. */
  readonly copies: number;
  /** What the Data Matrix in its allowance says, where there is room for one. */
  readonly mark: string;
  /** How many holes a laser cuts out of it; absent where there are none. */
  readonly holes?: number;
  /** What is cut out, mm: width, height. */
  readonly trim_mm: readonly [number, number];
  /** What is printed, mm, where the press takes from the cloth: larger than what is cut out afterwards. */
  readonly print_mm?: readonly [number, number];
  /** The same as an SVG, where that was asked for. */
  readonly svg?: PackFile;
}

/** A product of a design from the front, as shops show it, without any rider's name: JPEG. */
export interface PackPicture extends PackFile {
  readonly design: { readonly name: string; readonly revision: string };
  readonly product: string;
}

/** One line of the order: so many garments, all alike. */
export interface PackLine {
  readonly line: number;
  readonly product: string;
  readonly size: string;
  /** The design's name, and the first letters of its document's SHA-256. */
  readonly design: { readonly name: string; readonly revision: string };
  /** The pattern in `patterns` that its pieces are cut by. */
  readonly pattern: string;
  /** The same on paper, a page a piece. */
  readonly pattern_sheets: string;
  readonly quantity: number;
  readonly rider: { readonly name: string; readonly number: string } | null;
  readonly properties: Readonly<Record<string, string>>;
  readonly pieces: readonly PackPiece[];
  readonly remarks: readonly string[];
}

/** Pieces of an order laid on one length of cloth. */
export interface PackMarker {
  readonly cloth: string;
  readonly width_mm: number;
  readonly length_mm: number;
  /** Share of the cloth that the pieces fill. */
  readonly used_percent: number;
  /** Where each piece lies: from millimetres of the piece to those of the cloth, x across the roll, y along it. */
  readonly pieces: readonly {
    /** In a batch of several orders: whose line. */
    readonly order?: string;
    readonly line: number;
    readonly piece: string;
    readonly matrix: readonly number[];
  }[];
  readonly print: PackFile;
  readonly cutter: PackFile;
}

/** `manifest.json` of a print pack: what it holds, for machines. The same order and printer give the same bytes. */
export interface PackManifest {
  readonly format: 1;
  readonly order: string;
  /** Which reprint this is, from 1. */
  readonly reprint?: number;
  readonly printer: string;
  readonly colour: "rgb" | "cmyk";
  /** Files are PDF/X-4 where the press's own profile is known, else none of PDF/X. */
  readonly standard: "PDF/X-4" | null;
  readonly bleed_mm: number;
  /** Lots of cloth whose shrinking in the press was added, in shares of the length; none when absent. */
  readonly lots?: readonly {
    readonly lot: string;
    readonly cloth: string;
    readonly along: number;
    readonly across: number;
  }[];
  readonly ticket: PackFile;
  /** What is printed, as a list for hot folders: JSON and CSV. */
  readonly jobs: readonly PackFile[];
  /** For bags, carton and garments. */
  readonly labels: readonly PackFile[];
  /** Each pattern that is cut, for pattern programs and cutters (DXF-AAMA). */
  readonly patterns: readonly PackFile[];
  /** The same on paper at 1:1 with all marks (PDF). */
  readonly pattern_sheets: readonly PackFile[];
  /** What each design looks like. */
  readonly pictures: readonly PackPicture[];
  /** Everything a maker asks about a design, one for each (PDF); none when something is made again. */
  readonly tech_packs: readonly PackFile[];
  readonly lines: readonly PackLine[];
  /** Only where markers were asked for. */
  readonly markers?: readonly PackMarker[];
}
