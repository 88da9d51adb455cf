/** One line of a small table: a label left, an amount right. */
export interface LetterRow {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Begins a group: a line stands above it. */
  readonly apart?: boolean;
}

/** A picture beside its words, which say the same to who sees no pictures. */
export interface LetterPicture {
  readonly title: string;
  readonly note: string;
  /** Whole addresses: of the picture, and of the page that it leads to. */
  readonly picture: string;
  readonly url: string;
  readonly alt: string;
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, in its reader's language. How it looks, and who it is from, is the matter of whoever sends it. */
export interface Letter {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly pictures?: readonly LetterPicture[];
  readonly rows?: readonly LetterRow[];
  readonly action?: LetterLink;
  /** Where else it leads, less loudly. */
  readonly aside?: LetterLink;
  readonly closing?: readonly string[];
  /** Why its reader gets it; absent where the letter itself says so. */
  readonly why?: string;
}

/** Who writes, as the law asks of business letters; said at the foot of every mail, in its reader's language. */
export interface Imprint {
  /** With its legal form. */
  readonly name: string;
  /** In one line. */
  readonly address: string;
  /** In the trade's register and for VAT, each with its name. */
  readonly numbers: readonly string[];
  readonly email: string;
  readonly phone: string;
  /** When somebody answers the telephone. */
  readonly hours: string;
}
