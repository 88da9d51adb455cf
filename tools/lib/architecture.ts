import { readJson } from "./source-files.ts";

/** A package or an app: what it is for and which packages it may import, by their short names. */
export interface Room {
  readonly name: string;
  readonly what: string;
  readonly uses: readonly string[];
}

/** architecture.json: the allowed arrows, as data. */
export interface Architecture {
  /** Folder → room; every folder under packages/ and apps/ has one. */
  readonly rooms: Readonly<Record<string, Room>>;
  /** Folders outside the product, which may use every room. */
  readonly workshops: Readonly<Record<string, string>>;
  /** Inside a folder: entry → the other entries of the folder it may import. An entry not named is free. */
  readonly layers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Subfolders that others enter by one file only; `leaves` names the files that may take one other file. */
  readonly entries: readonly {
    readonly folder: string;
    readonly entry: string;
    readonly leaves: Readonly<Record<string, string>>;
  }[];
  /** Files that a test of any room may import. */
  readonly testHelpers?: readonly string[];
  /** Folders whose subfolders never import each other. */
  readonly apart: readonly string[];
}

export function readArchitecture(root: string): Architecture {
  return readJson<Architecture>(root, "architecture.json");
}
