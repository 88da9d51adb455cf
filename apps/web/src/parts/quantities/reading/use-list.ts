import { useMemo, useState } from "react";
import { report } from "../../../lib/report.ts";
import { guessColumns, type ColumnGuess, type Mapping, type Role } from "../list/map-columns.ts";
import type { ListProduct } from "../list/match-size.ts";
import { readFile } from "../list/read-file.ts";
import {
  correctionKey,
  readRiders,
  type Corrections,
  type ListRider,
} from "../list/read-riders.ts";
import { readText } from "../list/read-text.ts";
import { ListRefused, type ListFault, type Sheet } from "../list/sheet.ts";

/** Reading can also fail because its own code did not come. */
export type ReadFault = ListFault | "unread";

interface Source {
  readonly sheets: readonly Sheet[];
  readonly chosen: number;
  /** What somebody changed about the columns of the chosen sheet. */
  readonly mapping: Mapping;
  readonly corrections: Corrections;
}

export interface ReadList {
  readonly sheets: readonly Sheet[];
  readonly chosen: number;
  readonly guess: ColumnGuess;
  readonly mapping: Mapping;
  readonly riders: readonly ListRider[];
}

export interface ListReading {
  fault: ReadFault | null;
  busy: boolean;
  list: ReadList | null;
  readText: (text: string) => void;
  readFile: (file: File) => void;
  chooseSheet: (index: number) => void;
  assign: (role: Role, column: number | null) => void;
  correct: (product: string, value: string, size: string) => void;
  correctLength: (product: string, value: string, length: string) => void;
  /** Back to where a list is pasted or picked. */
  startOver: () => void;
}

function faultOf(failure: unknown): ReadFault {
  if (failure instanceof ListRefused) return failure.fault;
  report(failure, "riders list");
  return "unread";
}

function withRole(mapping: Mapping, role: Role, column: number | null): Mapping {
  const { [role]: _old, ...others } = mapping;
  return column === null ? others : { ...others, [role]: column };
}

const fresh = { chosen: 0, mapping: {}, corrections: {} };

function listOf(source: Source, products: readonly ListProduct[]): ReadList | null {
  const sheet = source.sheets[source.chosen];
  if (sheet === undefined) return null;
  const guess = guessColumns(sheet, products);
  const mapping = source.mapping;
  const riders = readRiders(sheet, guess, mapping, products, source.corrections);
  return { sheets: source.sheets, chosen: source.chosen, guess, mapping, riders };
}

/** From a paste or a file to riders that can be looked at; nothing of it is in the sheet yet. */
export function useList(products: readonly ListProduct[]): ListReading {
  const [source, setSource] = useState<Source | null>(null);
  const [fault, setFault] = useState<ReadFault | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useMemo(
    () => (source === null ? null : listOf(source, products)),
    [source, products],
  );

  function show(sheets: readonly Sheet[], chosen = 0): void {
    const sheet = sheets[chosen];
    if (sheet === undefined || sheet.rows.length === 0) throw new ListRefused("nothing");
    const { mapping } = guessColumns(sheet, products);
    setSource({ ...fresh, sheets, chosen, mapping });
  }

  function attempt(read: () => void): void {
    setFault(null);
    try {
      read();
    } catch (failure) {
      setFault(faultOf(failure));
    }
  }

  const change = (part: (before: Source) => Partial<Source>): void =>
    setSource((before) => before && { ...before, ...part(before) });

  const put = (key: string, meant: string): void =>
    change(({ corrections }) => ({ corrections: { ...corrections, [key]: meant } }));

  return {
    fault,
    busy,
    list,
    readText: (text) => attempt(() => show([readText(text)])),
    readFile: (file) => {
      setBusy(true);
      setFault(null);
      readFile(file)
        .then((sheets) => show(sheets))
        .catch((failure: unknown) => setFault(faultOf(failure)))
        .finally(() => setBusy(false));
    },
    chooseSheet: (index) => attempt(() => show(source?.sheets ?? [], index)),
    assign: (role, column) =>
      change(({ mapping }) => ({ mapping: withRole(mapping, role, column) })),
    correct: (product, value, size) => put(correctionKey(product, value), size),
    correctLength: (product, value, length) => put(correctionKey(product, value, "length"), length),
    startOver: () => {
      setSource(null);
      setFault(null);
    },
  };
}
