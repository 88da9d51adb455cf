interface UnbrokenProps {
  text: string;
  /** The part of the text that stays on one line: a number with hyphens would break at one of them. */
  children: string;
}

/** A sentence of which one part is never broken. */
export function Unbroken({ text, children }: UnbrokenProps) {
  const at = text.indexOf(children);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="whitespace-nowrap">{children}</span>
      {text.slice(at + children.length)}
    </>
  );
}
