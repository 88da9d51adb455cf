import { SaxesParser } from "saxes";
import type { Place } from "./json-text.ts";

/** An element of a drawing with the place of its opening tag. */
export interface DrawingElement {
  /** As written, with its prefix: `path`, `sodipodi:namedview`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly DrawingElement[];
  readonly place: Place;
}

export type DrawingTree =
  | { readonly ok: true; readonly root: DrawingElement }
  | { readonly ok: false; readonly message: string; readonly place: Place };

interface OpenElement extends DrawingElement {
  readonly children: DrawingElement[];
}

class XmlFault extends Error {}

/** Strict XML as a tree. Character data is passed over: a drawing says nothing with it. */
export function readDrawingTree(text: string): DrawingTree {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: DrawingElement | undefined;
  let start: Place = { line: 1, column: 1 };
  const here = () => ({ line: parser.line, column: parser.column + 1 });
  parser.on("error", (error) => {
    // saxes puts its own place before the message.
    throw new XmlFault(error.message.replace(/^(?:[^:]*:)?\d+:\d+: /, ""));
  });
  parser.on("doctype", () => {
    throw new XmlFault("A DOCTYPE is not allowed");
  });
  parser.on("opentagstart", ({ name }) => {
    const { line, column } = here();
    start = { line, column: Math.max(1, column - name.length - 2) };
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: OpenElement = {
      name,
      attributes: { ...attributes },
      children: [],
      place: start,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => {
    open.pop();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return { ok: false, message: error.message, place: here() };
  }
  if (root === undefined) return { ok: false, message: "The file is empty", place: start };
  return { ok: true, root };
}
