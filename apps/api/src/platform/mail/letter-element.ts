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
  Img,
  Row,
  Section,
  Text,
} from "react-email";
import type { Imprint, Letter, LetterLink, LetterPicture, LetterRow } from "./letter.ts";
import { numbersApart } from "./text-parts.ts";

const INK = "#0e1013";
const MUTE = "#575d66";
const GATE = "#ff4d12";
/** Where the reader's program is dark and asks for it; any other shows the colours above. */
const DARK = { page: "#0b0d10", card: "#171a1f", ink: "#f2f4f6", mute: "#aab2bd", line: "#3a404a" };
const GROUND = "#eceef1";
/** Width and height of a kit in a mail, px: a phone has room for its name beside it. Its file has over twice as many. */
const PICTURE = 128;
const FONT = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

const styles = {
  body: { backgroundColor: "#f4f5f6", fontFamily: FONT, margin: "0", padding: "32px 0" },
  /** Read by the list of mails alone. */
  preview: {
    display: "none",
    overflow: "hidden",
    lineHeight: "1px",
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  },
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
  small: {
    color: MUTE,
    fontSize: "13px",
    lineHeight: "18px",
    margin: "0 0 8px",
    overflowWrap: "anywhere",
  },
  link: { color: MUTE, textDecoration: "underline" },
  call: { color: MUTE, textDecoration: "underline", whiteSpace: "nowrap" },
  aside: { color: INK, textDecoration: "underline" },
  foot: { maxWidth: "560px", padding: "24px 32px 0" },
  footText: {
    color: MUTE,
    fontSize: "12px",
    lineHeight: "18px",
    margin: "0 0 12px",
    overflowWrap: "anywhere",
  },
  /** Never against the longest name of a design. */
  amount: { verticalAlign: "top", whiteSpace: "nowrap", paddingLeft: "16px" },
  button: {
    backgroundColor: GATE,
    color: INK,
    borderRadius: "3px",
    // Large enough that 3 to 1 is enough: programs that turn colours over make its words white, and leave its ground.
    fontSize: "19px",
    fontWeight: 700,
    padding: "14px 24px",
    margin: "16px 0 24px",
  },
  /** A kit's own colours are seen on a light ground, in the dark too. */
  ground: {
    backgroundColor: GROUND,
    color: INK,
    borderRadius: "3px",
    fontSize: "13px",
    lineHeight: "18px",
  },
  pictured: { width: `${PICTURE}px`, verticalAlign: "top", padding: "0 16px 16px 0" },
  beside: { verticalAlign: "middle", paddingBottom: "16px" },
  line: { borderTop: "1px solid #d9dce1", margin: "16px 0" },
  rowLine: { borderTop: "1px solid #d9dce1", margin: "8px 0" },
} satisfies Record<string, CSSProperties>;

// Colours stand in the elements, where every program reads them, so those of the dark need `!important`. Outlook keeps its
// own: it marks what it has turned dark.
const darkRules = [
  ["page", `background-color:${DARK.page}`],
  // The table that React Email lays over the whole body.
  ["page td[lang]", `background-color:${DARK.page}`],
  ["card", `background-color:${DARK.card}`],
  ["ink", `color:${DARK.ink}`],
  ["mute", `color:${DARK.mute}`],
  ["line", `border-color:${DARK.line};border-top-color:${DARK.line}`],
  ["ground", `background-color:${GROUND};color:${INK}`],
  // The signal colour carries dark words in either.
  ["act", `background-color:${GATE};color:${INK}`],
] as const;

function darkStyles(): string {
  const important = (rules: string) => `{${rules.replaceAll(";", " !important;")} !important}`;
  const marked = darkRules.map(([name, rules]) => `[data-ogsc] .${name}${important(rules)}`);
  const asked = darkRules.map(([name, rules]) => `.${name}${important(rules)}`);
  return [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    `@media (prefers-color-scheme:dark){${asked.join("")}}`,
    NARROW,
    ...marked,
  ].join("");
}

/** On a phone the words get what a desk has to spare. */
const NARROW =
  "@media (max-width:480px){.card>tbody>tr>td{padding:28px 20px !important}.foot>tbody>tr>td{padding:24px 20px 0 !important}.page td[lang]{padding:0 0 32px !important}}";

type Content = ReactElement | string | readonly (ReactElement | string)[];

interface FrameWords extends Pick<Letter, "subject" | "preview" | "heading"> {
  /** Behind the preview, or mail programs go on with what comes after it. */
  readonly padding: string;
}

interface Contents {
  readonly body: Content;
  readonly closing: Content;
  readonly foot: Content;
}

/** The letter's frame: what is in every mail, with places for what is not. */
export function frameElement(
  tag: string,
  { subject, preview, padding, heading }: FrameWords,
  { body, closing, foot }: Contents,
): ReactElement {
  return h(
    Html,
    { lang: tag },
    h(
      Head,
      null,
      // Without it some programs lay a mail out as on a desk and make it small enough for a phone.
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      // What can be called or written to is a link already; amounts and numbers of orders are none.
      h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no,email=no" }),
      h("title", null, subject),
      h("style", null, darkStyles()),
    ),
    h(
      Body,
      { lang: tag, className: "page", style: styles.body },
      h("div", { style: styles.preview, "data-skip-in-text": true }, preview, padding),
      h(
        Container,
        { className: "card", style: styles.card },
        h(
          Text,
          { className: "ink", style: styles.mark },
          h("span", { style: styles.gate }, "▰ "),
          "HOLESHOT",
        ),
        h(Heading, { as: "h1", className: "ink", style: styles.heading }, heading),
        body,
        closing,
      ),
      h(Container, { className: "foot", style: styles.foot }, foot),
    ),
  );
}

export function wholeElement(text: string, key?: number): ReactElement {
  return h("span", { key, style: styles.number }, text);
}

export function paragraphElement(text: string, key?: string): ReactElement {
  const parts = numbersApart(text).map((part, index) =>
    part.apart ? wholeElement(part.text, index) : part.text,
  );
  return h(Text, { key, className: "ink", style: styles.text }, ...parts);
}

/** Between the letter and what stands smaller below it. */
export function ruleElement(): ReactElement {
  return h(Hr, { key: "rule", className: "line", style: styles.line });
}

/** Why the reader gets this. */
export function whyElement(text: string): ReactElement {
  return h(Text, { key: "why", className: "mute", style: styles.footText }, text);
}

/** Who writes; its numbers come as they are to stand there. */
export function imprintElement(
  { name, address, email, phone, hours }: Omit<Imprint, "numbers">,
  { numbers, dialled }: { readonly numbers: Content; readonly dialled: string },
): ReactElement {
  const link = { className: "mute", style: styles.link };
  return h(
    Text,
    { key: "imprint", className: "mute", style: styles.footText },
    h("strong", null, name),
    h("br"),
    address,
    h("br"),
    numbers,
    h("br"),
    h("a", { href: `mailto:${email}`, ...link }, email),
    h("br"),
    h("a", { href: `tel:${dialled}`, className: "mute", style: styles.call }, phone),
    " ",
    h("span", { style: styles.number }, "(", hours, ")"),
  );
}

export function closingElement(text: string, key?: string): ReactElement {
  return h(Text, { key, className: "mute", style: styles.small }, text);
}

export function actionElement({ label, url }: LetterLink): ReactElement {
  return h(Button, { key: "action", href: url, className: "act", style: styles.button }, label);
}

/** Where else the letter leads, below its button. */
export function asideElement({ label, url }: LetterLink): ReactElement {
  const link = h("a", { href: url, className: "ink", style: styles.aside }, label);
  return h(Text, { key: "aside", className: "ink", style: styles.text }, link);
}

/** Width and height stand in the element, so that nothing moves when the picture comes, and its words have their place without it. */
export function pictureElement(shown: LetterPicture, key?: string): ReactElement {
  const image = h(Img, {
    src: shown.picture,
    alt: shown.alt,
    width: PICTURE,
    height: PICTURE,
    className: "ground",
    style: styles.ground,
  });
  return h(
    Section,
    { key },
    h(
      Row,
      null,
      h(Column, { align: "left", style: styles.pictured }, h("a", { href: shown.url }, image)),
      h(
        Column,
        { align: "left", style: styles.beside },
        h(
          Text,
          { className: "ink", style: { ...styles.text, fontWeight: 700, margin: "0 0 4px" } },
          shown.title,
        ),
        h(Text, { className: "mute", style: styles.small }, shown.note),
      ),
    ),
  );
}

/** Above the first row of a group. */
export function rowRuleElement(key?: string): ReactElement {
  return h(Hr, { key, className: "line", style: styles.rowLine });
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
        h(Text, { className: "ink", style: { ...styles.text, ...weight } }, row.label),
        row.note ? h(Text, { className: "mute", style: styles.small }, row.note) : null,
      ),
      h(
        Column,
        { align: "right", style: styles.amount },
        h(Text, { className: "ink", style: { ...styles.text, ...weight } }, row.value),
      ),
    ),
  );
}
