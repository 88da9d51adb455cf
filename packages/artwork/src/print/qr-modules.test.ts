import fc from "fast-check";
import qrcode from "qrcode-generator";
import { describe, expect, test } from "vitest";
import { qrModules } from "./qr-modules.ts";

/** The same code by a library that many print by. */
function byLibrary(bytes: Uint8Array): string {
  const code = qrcode(0, "M");
  code.addData(String.fromCharCode(...bytes), "Byte");
  code.make();
  const side = Array.from({ length: code.getModuleCount() }, (_, i) => i);
  return side.map((row) => side.map((at) => Number(code.isDark(row, at))).join("")).join("\n");
}

function ours(bytes: Uint8Array): string {
  const { size, dark } = qrModules(bytes);
  const rows = Array.from({ length: size }, (_, row) =>
    dark.subarray(row * size, (row + 1) * size),
  );
  return rows.map((row) => row.join("")).join("\n");
}

/** Bytes that a code of medium correction holds, by its version from 1. */
const holds = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989,
  2099, 2213, 2331,
];

describe("a QR code", () => {
  test("is module for module what another writer makes, whatever it says", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 250 }), (bytes) => {
        expect(ours(bytes)).toBe(byLibrary(bytes));
      }),
    );
  });

  test("is the same in every version, full and just begun", () => {
    for (const [index, most] of holds.entries()) {
      for (const length of [most, (holds[index - 1] ?? -1) + 1]) {
        const bytes = Uint8Array.from({ length }, (_, i) => (i * 167 + length) & 0xff);
        expect(qrModules(bytes).size, `${length} bytes`).toBe(21 + 4 * index);
        expect(ours(bytes) === byLibrary(bytes), `${length} bytes`).toBe(true);
      }
    }
  });

  test("refuses more than the largest holds", () => {
    expect(() => qrModules(new Uint8Array(2332))).toThrow(RangeError);
  });
});
