import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from "react";
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

/** The letter as elements that mail programs show alike. */
export function letterElement(letter: Letter, tag: string): ReactElement {
  return h(
    Html,
    { lang: tag },
    h(Head, null),
    h(Preview, null, letter.preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.card },
        h(Text, { style: styles.mark }, h("span", { style: styles.gate }, "▰ "), "HOLESHOT"),
        h(Heading, { as: "h1", style: styles.heading }, letter.heading),
        ...letter.paragraphs.map((text) =>
          h(Text, { key: text, style: styles.text }, ...inOnePiece(text)),
        ),
        ...(letter.rows ?? []).map((row, index) => rowElement(row, index)),
        letter.action
          ? h(Button, { href: letter.action.url, style: styles.button }, letter.action.label)
          : null,
        h(Hr, { style: styles.line }),
        ...(letter.closing ?? []).map((text) => h(Text, { key: text, style: styles.small }, text)),
        h(Text, { style: styles.small }, "Holeshot"),
      ),
    ),
  );
}

/** The text with the order's number kept on one line: `HS-2026-000123` breaks at its hyphens else. */
function inOnePiece(text: string): ReactNode[] {
  return text
    .split(/\b([A-Z]+-\d{4}-\d+)\b/)
    .map((part, index) =>
      index % 2 === 1 ? h("span", { key: index, style: styles.number }, part) : part,
    );
}

function rowElement(row: LetterRow, index: number): ReactElement {
  const weight = { fontWeight: row.strong ? 700 : 400, margin: "4px 0" };
  return h(
    Section,
    { key: `row-${index}` },
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
