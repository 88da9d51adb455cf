// What `#clipper` is in browsers: the library comes beside the letters, so that a page shows its garment
// and changes its colours without it.
import type * as Parts from "./clipper-parts.ts";

// Filled when it comes, so that whoever has it already sees it come.
export const clipper = {} as {
  -readonly [K in keyof typeof Parts.clipper]: (typeof Parts.clipper)[K];
};

let here = false;
let coming: Promise<void> | null = null;

export function regionsAreHere(): boolean {
  return here;
}

export function fetchRegions(): Promise<void> | null {
  if (here) return null;
  coming ??= fetchClipper().finally(() => {
    coming = null;
  });
  return coming;
}

async function fetchClipper(): Promise<void> {
  Object.assign(clipper, (await import("./clipper-parts.ts")).clipper);
  here = true;
}
