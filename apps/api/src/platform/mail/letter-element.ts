import { createElement as h, type CSSProperties, type ReactElement } from "react";
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from "react-email";
import type { Letter, LetterRow } from "./letter-parts.ts";

const INK = "#0e1013";
const MUTE = "#575d66";
const GATE = "#ff4d12";
const FONT = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

const styles = {
  body: { backgroundColor: "#f4f5f6", fontFamily: FONT, margin: "0", padding: "32px 0" },
  card: { backgroundColor: "#ffffff", maxWidth: "560px", padding: "40px 32px" },
  mark: {
    color: INK,
    fontSize: "19px",
    fontWeight: 900,
    fontStyle: "italic",
    letterSpacing: "-0.045em",
    margin: "0 0 32px",
  },
  gate: { color: GATE },
  heading: {
    color: INK,
    fontSize: "28px",
    lineHeight: "32px",
    fontWeight: 800,
    margin: "0 0 16px",
  },
  /** What people write may hold an address longer than a phone is wide. */
  text: {
    color: INK,
    fontSize: "16px",
    lineHeight: "24px",
    margin: "0 0 16px",
    overflowWrap: "anywhere",
  },
  /** A number that is read out or copied. */
  number: { whiteSpace: "nowrap" },
  small: { color: MUTE, fontSize: "13px", lineHeight: "18px", margin: "0 0 8px" },
  /** Never against the longest name of a design. */
  amount: { verticalAlign: "top", whiteSpace: "nowrap", paddingLeft: "16px" },
  button: {
    backgroundColor: GATE,
    color: INK,
    borderRadius: "3px",
    fontSize: "16px",
    fontWeight: 700,
    padding: "16px 24px",
    margin: "16px 0 24px",
  },
  line: { borderColor: "#d9dce1", margin: "16px 0" },
} satisfies Record<string, CSSProperties>;

type Content = ReactElement | string | readonly (ReactElement | string)[];

/** The letter's frame: what is in every mail, with places for what is not. */
export function frameElement(
  tag: string,
  { preview, heading }: Pick<Letter, "preview" | "heading">,
  body: Content,
  closing: Content,
): ReactElement {
  return h(
    Html,
    { lang: tag },
    h(Head, null),
    h(Preview, null, preview),
    h(
      Body,
      { lang: tag, style: styles.body },
      h(
        Container,
        { style: styles.card },
        h(Text, { style: styles.mark }, h("span", { style: styles.gate }, "▰ "), "HOLESHOT"),
        h(Heading, { as: "h1", style: styles.heading }, heading),
        body,
        h(Hr, { style: styles.line }),
        closing,
        h(Text, { style: styles.small }, "Holeshot"),
      ),
    ),
  );
}

/** The text with orders' numbers kept on one line: `HS-2026-000123` breaks at its hyphens else. */
function inParts(text: string): readonly { readonly text: string; readonly whole: boolean }[] {
  return text
    .split(/\b([A-Z]+-\d{4}-\d+)\b/)
    .map((part, index) => ({ text: part, whole: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

export function wholeElement(text: string, key?: number): ReactElement {
  return h("span", { key, style: styles.number }, text);
}

export function paragraphElement(text: string, key?: string): ReactElement {
  const parts = inParts(text).map((part, index) =>
    part.whole ? wholeElement(part.text, index) : part.text,
  );
  return h(Text, { key, style: styles.text }, ...parts);
}

export function closingElement(text: string, key?: string): ReactElement {
  return h(Text, { key, style: styles.small }, text);
}

export function actionElement({ label, url }: NonNullable<Letter["action"]>): ReactElement {
  return h(Button, { key: "action", href: url, style: styles.button }, label);
}

export function rowElement(row: LetterRow, key?: string): ReactElement {
  const weight = { fontWeight: row.strong ? 700 : 400, margin: "4px 0" };
  return h(
    Section,
    { key },
    h(
      Row,
      null,
      h(
        Column,
        { align: "left" },
        h(Text, { style: { ...styles.text, ...weight } }, row.label),
        row.note ? h(Text, { style: styles.small }, row.note) : null,
      ),
      h(
        Column,
        { align: "right", style: styles.amount },
        h(Text, { style: { ...styles.text, ...weight } }, row.value),
      ),
    ),
  );
}
