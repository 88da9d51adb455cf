/** A piece of a text; `apart` for what is set otherwise than the words around it. */
interface TextPart {
  readonly text: string;
  readonly apart: boolean;
}

// With a group, so that splitting keeps what it finds.
const ORDER_NUMBER = /\b([A-Z]+-\d{4}-\d+)\b/;

/** A text in parts, orders' numbers apart: `HS-2026-000123` stays on one line, and would break at its hyphens. */
export function numbersApart(text: string): readonly TextPart[] {
  return text
    .split(ORDER_NUMBER)
    .map((part, index) => ({ text: part, apart: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
