import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filesOf, SAMPLES, sampleFor } from "./sample.ts";

const always = [
  { name: "tests/house/file-limits.test.ts", kind: "wire" },
  { name: "tests/wire/permissions.test.ts", kind: "wire" },
  { name: "tests/e2e/shop/journey.test.ts", kind: "browser" },
];
const someFiles = fc
  .uniqueArray(
    fc.record({
      name: fc.stringMatching(/^[a-z]{1,8}\.test\.ts$/),
      kind: fc.constantFrom("unit", "component", "database", "wire", "browser"),
    }),
    { selector: ({ name }) => name, maxLength: 60 },
  )
  .map((files) => [...files, ...always]);
const indices = Array.from({ length: SAMPLES }, (_, at) => at + 1);
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name).toSorted();

describe("samples of the tests", () => {
  it("hold every file once over, and together nothing else", () => {
    fc.assert(
      fc.property(someFiles, (files) => {
        const seen = indices.flatMap((index) => filesOf(files, index));
        expect(namesOf([...new Set(seen)])).toEqual(namesOf(files));
      }),
    );
  });

  it("each hold every unit, every component and what is never left out", () => {
    fc.assert(
      fc.property(someFiles, fc.constantFrom(...indices), (files, index) => {
        const sample = filesOf(files, index);
        const musts = files.filter(({ kind }) => kind === "unit" || kind === "component");
        expect(sample).toEqual(expect.arrayContaining([...musts, ...always]));
        expect(new Set(sample).size).toBe(sample.length);
      }),
    );
  });

  it("hold a sixth of the files of browser and server, and a third of the wire's, to the file", () => {
    fc.assert(
      fc.property(someFiles, fc.constantFrom(...indices), (files, index) => {
        const sample = filesOf(files, index);
        const parts = [
          { kind: "browser", part: 6, stays: 1 },
          { kind: "wire", part: 3, stays: 2 },
          { kind: "database", part: 6, stays: 0 },
        ];
        for (const { kind, part, stays } of parts) {
          const all = files.filter((file) => file.kind === kind).length - stays;
          const taken = sample.filter((file) => file.kind === kind).length - stays;
          expect(Math.abs(taken - all / part)).toBeLessThan(1);
        }
      }),
    );
  });

  it("are the same in whatever order files are found", () => {
    fc.assert(
      fc.property(someFiles, fc.constantFrom(...indices), (files, index) => {
        expect(namesOf(filesOf(files.toReversed(), index))).toEqual(namesOf(filesOf(files, index)));
      }),
    );
  });

  it("are asked for, or fall to a commit", () => {
    expect(sampleFor("all", "0000000a")).toBeNull();
    expect(sampleFor("3", "0000000a")).toEqual({ index: 3, count: 6 });
    expect(sampleFor(undefined, "0000000a52fe")).toEqual({ index: 5, count: 6 });
    expect(sampleFor("", "ffffffff52fe")).toEqual({ index: 4, count: 6 });
    expect(sampleFor(undefined, "")).toEqual({ index: 1, count: 6 });
    for (const asked of ["0", "7", "1.5", "some"])
      expect(() => sampleFor(asked, "")).toThrow(/SAMPLE is 1 to 6 or all/);
  });
});
