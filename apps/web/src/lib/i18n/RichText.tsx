import { Fragment, type ReactNode } from "react";

interface RichTextProps {
  /** A translated text with marked parts, such as `I accept the <link>terms</link>`. */
  text: string;
  parts: Readonly<Record<string, (children: string) => ReactNode>>;
}

/** Puts elements into a translated sentence without cutting the sentence into pieces. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = text.split(/(<(\w+)>.*?<\/\2>)/);
  return pieces.map((piece, index) => {
    // The split also yields the bare names of the marks at every third place.
    if (index % 3 === 2) return null;
    const marked = /^<(\w+)>(.*)<\/\1>$/.exec(piece);
    const render = parts[marked?.[1] ?? ""];
    if (marked === null || render === undefined) return piece;
    return <Fragment key={index}>{render(marked[2] ?? "")}</Fragment>;
  });
}
