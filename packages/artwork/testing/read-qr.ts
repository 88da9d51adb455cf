/**
 * Reads a QR code of versions 1 to 3 and error correction M without repairing anything: ISO/IEC
 * 18004 backwards. `dark` tells a module by row and column.
 */
export function readQr(modules: number, dark: (row: number, column: number) => boolean): string {
  const mask = (formatBits(dark) ^ 0b101010000010010) >> 10;
  const bits: number[] = [];
  for (const [row, column] of zigzag(modules)) {
    if (isFixed(row, column, modules)) continue;
    bits.push(Number(dark(row, column) !== turned(mask & 7, row, column)));
  }
  const take = (count: number) => bits.splice(0, count).reduce((value, bit) => value * 2 + bit, 0);
  if (take(4) !== 0b0100) throw new Error("not in bytes");
  const bytes = Array.from({ length: take(8) }, () => take(8));
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
}

/** The fifteen bits beside the upper left finder. */
function formatBits(dark: (row: number, column: number) => boolean): number {
  const places: readonly (readonly [number, number])[] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  return places.reduce((value, [row, column]) => value * 2 + Number(dark(row, column)), 0);
}

/** Two columns at a time from the right, up and down in turn, without the column of the timing. */
function* zigzag(modules: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = modules - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < modules; step += 1) {
      const row = up ? modules - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    up = !up;
  }
}

function isFixed(row: number, column: number, modules: number): boolean {
  const finder =
    (row < 9 && column < 9) ||
    (row < 9 && column >= modules - 8) ||
    (row >= modules - 8 && column < 9);
  const centre = modules - 7;
  const alignment = modules > 21 && Math.abs(row - centre) <= 2 && Math.abs(column - centre) <= 2;
  return finder || alignment || row === 6 || column === 6;
}

function turned(mask: number, i: number, j: number): boolean {
  switch (mask) {
    case 0:
      return (i + j) % 2 === 0;
    case 1:
      return i % 2 === 0;
    case 2:
      return j % 3 === 0;
    case 3:
      return (i + j) % 3 === 0;
    case 4:
      return (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0;
    case 5:
      return ((i * j) % 2) + ((i * j) % 3) === 0;
    case 6:
      return (((i * j) % 2) + ((i * j) % 3)) % 2 === 0;
    default:
      return (((i + j) % 2) + ((i * j) % 3)) % 2 === 0;
  }
}
