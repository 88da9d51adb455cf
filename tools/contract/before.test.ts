import { readFileSync } from "node:fs";
import { openApi, routes } from "@holeshot/contract";
import { expect, test } from "vitest";
import { exceptions } from "./exceptions.data.ts";
import {
  describe,
  type DescribedContract,
  type KeptContract,
  pack,
  unpack,
} from "./kept-contract.ts";
import { notUnderstood } from "./understood.ts";

const file = new URL("before.json", import.meta.url);
const kept = JSON.parse(readFileSync(file, "utf8")) as KeptContract;
const before = unpack(kept);
const now = describe(openApi(routes, { title: "Shop", version: "1" }));

/** What pages of one contract do not understand of the answers of another; a call that the other lacks fails, as any call may. */
function faultsOf(reader: DescribedContract, writer: DescribedContract): string[] {
  const faults = Object.entries(writer.calls).flatMap(([id, { answers }]) => {
    const read = reader.calls[id]?.answers;
    if (read === undefined) return [];
    return Object.entries(answers).flatMap(([status, types]) => {
      const known = read[status];
      if (known === undefined) return [`${id} answers ${status}`];
      return Object.entries(types).flatMap(([type, schema]) => {
        const own = known[type];
        if (own === undefined) return [`${id} ${status} ${type}`];
        return own === null || schema === null ? [] : notUnderstood(own, schema);
      });
    });
  });
  return [...new Set(faults)].map((each) => each.replace(/^\./, "")).toSorted();
}

test("a page of the version before understands every answer of today", () => {
  const gone = Object.keys(before.calls).filter((id) => !(id in now.calls));
  expect(gone).toEqual([]);
  const faults = faultsOf(before, now);
  expect(faults.filter((each) => !(each in exceptions))).toEqual([]);
  // An exception that is none any more goes.
  expect(Object.keys(exceptions).filter((each) => !faults.includes(each))).toEqual([]);
});

test("today's pages understand every answer of the version before", () => {
  expect(faultsOf(now, before)).toEqual([]);
});

test("today's server takes whatever a page of the version before sends", () => {
  const refused = Object.entries(before.calls).flatMap(([id, { body }]) => {
    const own = now.calls[id]?.body ?? null;
    if (body === null || own === null) return [];
    return notUnderstood(own, body, { refusesUnknown: true }).map((each) => `${id} ${each}`);
  });
  expect(refused).toEqual([]);
});

test("a contract is kept whole", () => {
  expect(unpack(pack(now))).toEqual(JSON.parse(JSON.stringify(now)));
  expect(Object.keys(before.calls).length).toBeGreaterThan(100);
});
