import { gzipSync } from "node:zlib";
import { picture, pngSaying, random } from "./test-files.ts";

/** A broken or hostile file, and how it may be answered. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly answers: readonly number[];
}

const refused = [422];
const unknown = [415];
/** Damage that a decoder may read past. */
const either = [201, 422];

async function honestFiles(): Promise<Record<"png" | "jpeg" | "webp", Buffer>> {
  return {
    png: await picture(160, 120, true).png().toBuffer(),
    jpeg: await picture(160, 120).jpeg().toBuffer(),
    webp: await picture(160, 120, true).webp({ lossless: true }).toBuffer(),
  };
}

/** Cut off at many places: never a picture with a grey rest. */
function truncated(honest: Record<string, Buffer>): HostileFile[] {
  return Object.entries(honest).flatMap(([type, bytes]) =>
    Array.from({ length: 20 }, (_, at) => {
      const length = Math.floor((bytes.length * (at + 1)) / 22);
      const answers = length < 12 ? [415, 422] : refused;
      return { name: `${type} cut at ${length}`, bytes: bytes.subarray(0, length), answers };
    }),
  );
}

/** Bytes changed at random behind the signature. */
function damaged(honest: Record<string, Buffer>): HostileFile[] {
  const next = random(1986);
  return Object.entries(honest).flatMap(([type, bytes]) =>
    Array.from({ length: 30 }, (_, at) => {
      const copy = Buffer.from(bytes);
      const changes = 1 + Math.floor(next() * 12);
      for (let change = 0; change < changes; change += 1) {
        copy[12 + Math.floor(next() * (copy.length - 12))] = Math.floor(next() * 256);
      }
      return { name: `${type} damaged ${at}`, bytes: copy, answers: [...either, 415] };
    }),
  );
}

/** Signatures with noise behind them. */
function signatures(): HostileFile[] {
  const next = random(42);
  const heads: readonly (readonly [string, number[]])[] = [
    ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ["jpeg", [0xff, 0xd8, 0xff, 0xe0]],
    ["webp", [...Buffer.from("RIFF\xff\xff\xff\x7fWEBPVP8X", "latin1")]],
  ];
  return heads.flatMap(([type, head]) =>
    Array.from({ length: 12 }, (_, at) => {
      const noise = Buffer.from(Array.from({ length: 2000 * (at + 1) }, () => next() * 256));
      const bytes = Buffer.concat([Buffer.from(head), noise]);
      return { name: `${type} of noise ${at}`, bytes, answers: refused };
    }),
  );
}

/** Pages that hold nothing, or whose end never comes; whole ones are in `pdf/hostile-pdfs.test.ts`. */
function pages(): HostileFile[] {
  const texts = [
    "%PDF-1.7\n",
    "%PDF-1.4 trailer << /Root 1 0 R >>",
    "%PDF-2.0\nxref\n0 99999999\n",
  ];
  return texts.map((text, at) => ({
    name: `page ${at}`,
    bytes: Buffer.from(text),
    answers: refused,
  }));
}

/** Other types, some under the name of an accepted one. */
function foreign(honest: Record<string, Buffer>): HostileFile[] {
  const texts = [
    ...[
      "<html><script>alert(1)</script></html>",
      "<!DOCTYPE html><html></html>",
      "GIF89a\x01\0\x01\0",
    ],
    ...[
      "GIF87a",
      "BM\x46\0\0\0",
      "II*\0\x08\0\0\0",
      "MM\0*\0\0\0\x08",
      "PK\x03\x04",
      "\x7fELF\x02\x01",
      "MZ\x90\0",
    ],
    ...[
      "#!/bin/sh\nrm -rf /",
      "<?php system('id'); ?>",
      "{}",
      "just text",
      "\0\0\0\x18ftypheic",
      "\0\0\0\x1cftypavif",
    ],
    ...[
      "8BPS\0\x01",
      "RIFF\0\0\0\0WAVE",
      "RIFF\0\0\0\0AVI ",
      "OggS",
      "ID3\x03",
      "\0\0\x01\0\x01\0",
      "P6\n1 1\n255\n\0\0\0",
    ],
    ...[
      "push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 'https://evil.example'",
      "%!PS-Adobe-3.0",
      "\xff\xd8",
    ],
    ...[
      "<?xml version='1.0'?><note/>",
      "<math/>",
      " ",
      "\0".repeat(5000),
      "<!-- svg -->",
      "BEGIN:VCARD",
      "SIMPLE  =                    T",
    ],
  ];
  const list = texts.map((text, at) => ({
    name: `foreign ${at}: ${text.slice(0, 12).replaceAll(/[^ -~]/g, ".")}`,
    bytes: Buffer.from(text, "latin1"),
    answers: unknown,
  }));
  return [
    ...list,
    { name: "empty", bytes: Buffer.alloc(0), answers: refused },
    { name: "svgz", bytes: gzipSync("<svg/>"), answers: unknown },
    {
      name: "zip before png",
      bytes: Buffer.concat([Buffer.from("PK\x03\x04"), honest["png"] ?? Buffer.alloc(0)]),
      answers: unknown,
    },
  ];
}

/** Sizes that are not true, or true and too much. */
function sizes(): HostileFile[] {
  const lies: readonly (readonly [number, number, number, object?])[] = [
    [0, 0, 10],
    [0, 100, 10],
    [100, 0, 10],
    [0xffffffff, 0xffffffff, 10],
    [0x7fffffff, 0x7fffffff, 10],
    [0x7fffffff, 1, 10],
    [1, 0x7fffffff, 10],
    [65_535, 65_535, 1_000_000],
    [20_000, 20_000, 100_000_000],
    [9_000, 9_000, 250_000_000],
    [40_000, 2_001, 1000],
    [8_945, 8_945, 1000],
    [100, 100, 10],
    [100, 100, 1],
    [100, 100, 30_100, { bits: 3 }],
    [100, 100, 30_100, { colour: 7 }],
    [100, 100, 30_100, { interlace: 9 }],
    [100, 100, 30_100, { bits: 16, colour: 3 }],
  ];
  return lies.map(([width, height, raw, header]) => ({
    name: `png saying ${width} by ${height}, ${raw} bytes ${JSON.stringify(header ?? {})}`,
    bytes: pngSaying(width, height, raw, header),
    answers: refused,
  }));
}

/** Honest pictures with something else behind or inside them; what is stored must hold none of it. */
function polyglots(honest: Record<string, Buffer>): HostileFile[] {
  const passengers = [
    ...[
      "<script>alert(1)</script>",
      "<?php system($_GET[0]); ?>",
      "PK\x05\x06" + "\0".repeat(18),
      "%PDF-1.4 trailer",
    ],
    ...[
      "\n#!/bin/sh\nreboot\n",
      "<svg onload=alert(1)>",
      "MZ" + "A".repeat(5000),
      "\0".repeat(100_000),
    ],
  ];
  return Object.entries(honest).flatMap(([type, bytes]) =>
    passengers.map((text, at) => ({
      name: `${type} with passenger ${at}`,
      bytes: Buffer.concat([bytes, Buffer.from(text, "latin1")]),
      answers: [201],
    })),
  );
}

function broken(text: string, at: number): HostileFile {
  return {
    name: `svg ${at}: ${text.slice(0, 30)}`,
    bytes: Buffer.from(text, "latin1"),
    answers: refused,
  };
}

function vectors(): HostileFile[] {
  const ns = 'xmlns="http://www.w3.org/2000/svg"';
  const texts = [
    ...[
      `<svg ${ns}`,
      `<svg ${ns}>`,
      `<svg ${ns}><g></svg>`,
      `<svg ${ns}/>`,
      `<svg ${ns}>&xxe;</svg>`,
      `<svg ${ns}><text>a</text></svg>`,
    ],
    ...[
      `<!DOCTYPE svg><svg ${ns}/>`,
      `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${ns}>&a;</svg>`,
      `<svg ${ns}>\0</svg>`,
    ],
    ...[
      `<svg ${ns}><script>alert(1)</script></svg>`,
      `<html><svg ${ns}/></html>`,
      `<svg ${ns} ${ns}/>`,
      `<svg ${ns}><a:b/></svg>`,
    ],
    ...[
      `<svg ${ns}>${"<g>".repeat(5000)}`,
      `<svg ${ns}><image href="file:///etc/passwd" width="9" height="9"/></svg>`,
    ],
    ...[
      `<svg ${ns}><image href="data:image/png;base64,AAAA" width="9" height="9"/></svg>`,
      `<svg ${ns}><path d="M0 0L1e999 1"/></svg>`,
    ],
    ...[
      `<svg ${ns}><path d="M0 0${"h1v1".repeat(500_000)}"/></svg>`,
      `<?xml version="1.0"?><?xml version="1.0"?><svg ${ns}/>`,
    ],
    ...[
      `<svg ${ns}><image href="data:image/png;base64,${pngSaying(30_000, 30_000, 100).toString("base64")}" width="9" height="9"/></svg>`,
    ],
  ];
  return texts.map(broken);
}

/** More than three hundred files that are not what they seem. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const honest = await honestFiles();
  return [
    ...truncated(honest),
    ...damaged(honest),
    ...signatures(),
    ...foreign(honest),
    ...pages(),
    ...sizes(),
    ...polyglots(honest),
    ...vectors(),
    ...vectorNoise(),
  ];
}

/** An SVG with letters changed at random. */
function vectorNoise(): HostileFile[] {
  const next = random(7);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:red}</style><g class="a" transform="rotate(9)"><path d="M0 0C1 2 3 4 5 6z" stroke="#0f0"/></g></svg>';
  const letters = "<>/\"'=&#;{}()0 9eMz\0é";
  return Array.from({ length: 40 }, (_, at) => {
    const copy = [...svg];
    for (let change = 0; change < 4; change += 1) {
      const place = 5 + Math.floor(next() * (copy.length - 5));
      copy[place] = letters[Math.floor(next() * letters.length)] ?? "x";
    }
    const answers = [201, 415, 422];
    return { name: `svg noise ${at}`, bytes: Buffer.from(copy.join("")), answers };
  });
}
