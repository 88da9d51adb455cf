/**
 * An ICC profile of sRGB (IEC 61966-2-1), version 4, made here so that none need be shipped: its
 * primaries adapted to D50 and the curve's own formula.
 */
export function srgbProfile(): Uint8Array {
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ["desc", localised("sRGB IEC61966-2.1")],
    ["cprt", localised("No copyright, use freely")],
    ["wtpt", xyz(0.9642, 1, 0.8249)],
    ["chad", adaptation()],
    ["rXYZ", xyz(0.43607, 0.22249, 0.01392)],
    ["gXYZ", xyz(0.38515, 0.71687, 0.09708)],
    ["bXYZ", xyz(0.14307, 0.06061, 0.7141)],
    ["rTRC", curve()],
    ["gTRC", curve()],
    ["bTRC", curve()],
  ];
  const start = 128 + 4 + tags.length * 12;
  const size = tags.reduce((total, [, data]) => total + data.length, start);
  const profile = new Uint8Array(size);
  header(profile, size);
  const view = new DataView(profile.buffer);
  view.setUint32(128, tags.length);
  let offset = start;
  tags.forEach(([signature, data], index) => {
    const entry = 132 + index * 12;
    write(profile, entry, signature);
    view.setUint32(entry + 4, offset);
    view.setUint32(entry + 8, data.length);
    profile.set(data, offset);
    offset += data.length;
  });
  return profile;
}

function header(profile: Uint8Array, size: number): void {
  const view = new DataView(profile.buffer);
  view.setUint32(0, size);
  view.setUint32(8, 0x04_30_00_00);
  write(profile, 12, "mntrRGB XYZ ");
  // The profile's day: the format asks for one and it must not change.
  [2026, 1, 1, 0, 0, 0].forEach((part, index) => view.setUint16(24 + index * 2, part));
  write(profile, 36, "acsp");
  profile.set(fixed(0.9642, 1, 0.8249), 68);
}

function localised(text: string): Uint8Array {
  // Tags begin at fours, so the text is padded.
  const data = new Uint8Array(28 + Math.ceil(text.length / 2) * 4);
  const view = new DataView(data.buffer);
  write(data, 0, "mluc");
  view.setUint32(8, 1);
  view.setUint32(12, 12);
  write(data, 16, "enUS");
  view.setUint32(20, text.length * 2);
  view.setUint32(24, 28);
  [...text].forEach((one, index) => view.setUint16(28 + index * 2, one.charCodeAt(0)));
  return data;
}

function xyz(x: number, y: number, z: number): Uint8Array {
  return tagged("XYZ ", fixed(x, y, z));
}

/** Bradford's matrix from D65 to D50. */
function adaptation(): Uint8Array {
  return tagged(
    "sf32",
    fixed(1.04788, 0.02292, -0.0502, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168),
  );
}

/** The curve as parameters of ICC's third kind: (a·x + b)^g from d upwards, c·x below. */
function curve(): Uint8Array {
  const parameters = fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045);
  const data = new Uint8Array(4 + parameters.length);
  new DataView(data.buffer).setUint16(0, 3);
  data.set(parameters, 4);
  return tagged("para", data);
}

function tagged(signature: string, body: Uint8Array): Uint8Array {
  const data = new Uint8Array(8 + body.length);
  write(data, 0, signature);
  data.set(body, 8);
  return data;
}

/** Sixteen bits before the point and sixteen behind. */
function fixed(...values: readonly number[]): Uint8Array {
  const data = new Uint8Array(values.length * 4);
  const view = new DataView(data.buffer);
  values.forEach((value, index) => view.setInt32(index * 4, Math.round(value * 65_536)));
  return data;
}

function write(data: Uint8Array, offset: number, text: string): void {
  for (let i = 0; i < text.length; i += 1) data[offset + i] = text.charCodeAt(i);
}
