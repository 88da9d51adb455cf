import type { Locator, Page } from "playwright-core";

type Role = Parameters<Page["getByRole"]>[0];

/** Something in the editor as it is announced: what it is, what it is called, and in which group. */
export interface Thing {
  readonly role: Role;
  readonly name: string | RegExp;
  readonly within?: Thing;
}

export interface OwnFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** One way of working: each act is done by that way alone, and fails where the way does not lead. */
export interface Hand {
  /** A button, a switch, a radio button, a row, a tab, an entry of an open menu. */
  press(thing: Thing): Promise<void>;
  /** Replaces what stands in a field; with `enter` it is confirmed there. */
  write(thing: Thing, text: string, enter?: boolean): Promise<void>;
  /** An entry of a list that opens, by its words. */
  pick(thing: Thing, option: string): Promise<void>;
  give(thing: Thing, file: OwnFile): Promise<void>;
  /** The chosen layer, moved about this many millimetres to the right and down. */
  move(right: number, down: number): Promise<void>;
  /** The chosen layer, made larger. */
  grow(): Promise<void>;
  /** The chosen layer, turned to the right. */
  turn(): Promise<void>;
}

/** The first of its name that is in sight: doubles do the same. */
export function find(page: Page, { role, name, within }: Thing): Locator {
  const room = within ? find(page, within) : page;
  return room
    .getByRole(role, { name, exact: typeof name === "string" })
    .filter({ visible: true })
    .first();
}

export function nameOf({ role, name }: Thing): string {
  return `${role} "${String(name)}"`;
}
