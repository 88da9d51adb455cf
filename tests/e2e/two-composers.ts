import type { Garment, Weave } from "@holeshot/garments";
import type { ViewTable } from "@holeshot/views";
import type { Composer } from "../../apps/web/src/editor/stage/paint/composer.ts";
import { createGlComposer } from "../../apps/web/src/editor/stage/paint/gl/gl-composer.ts";
import type { PieceCanvas } from "../../apps/web/src/editor/stage/paint/piece-canvas.ts";
import { createProcessorComposer } from "../../apps/web/src/editor/stage/paint/processor-composer.ts";
import type { StageView } from "../../apps/web/src/editor/stage/view/stage-view.ts";

// Runs in a page, for composers-equal.test.ts: a view on both composers.

const planes = {
  piece: Uint8Array,
  x: Float32Array,
  y: Float32Array,
  light: Float32Array,
  coverage: Uint8Array,
  specular: Float32Array,
  inside: Uint8Array,
} as const;
const lesser = {
  at: Uint32Array,
  piece: Uint8Array,
  x: Float32Array,
  y: Float32Array,
  inside: Uint8Array,
  share: Uint8Array,
} as const;

/** A table as it travels: its numbers in base 64. */
export interface SentTable {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly string[];
  readonly planes: Readonly<Record<string, string>>;
  readonly borders: Readonly<Record<string, string>>;
}

export interface SentView {
  readonly table: SentTable;
  readonly pieces: readonly Pick<Garment["pieces"][number], "id" | "material" | "bounds">[];
  readonly weave: Weave;
  readonly pixel: number;
  readonly scale: number;
  /** Size that the picture is wanted in. */
  readonly size: { readonly width: number; readonly height: number };
}

type Kinds = Readonly<Record<string, new (bytes: ArrayBuffer) => unknown>>;

function unpack(kinds: Kinds, sent: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, Kind]) => {
      const bytes = Uint8Array.from(atob(sent[name] ?? ""), (letter) => letter.charCodeAt(0));
      return [name, new Kind(bytes.buffer)];
    }),
  );
}

function viewOf({ table, pieces, weave, pixel, scale }: SentView): StageView {
  const { width, height, pieces: names } = table;
  const borders = unpack(lesser, table.borders);
  const read = { width, height, pieces: names, ...unpack(planes, table.planes), borders };
  // Only what composers ask of a view.
  return {
    table: read as unknown as ViewTable,
    garment: { pieces },
    worn: { weave, pixel },
    scale,
  } as unknown as StageView;
}

const BLEED = 4;
/** Artwork is as fine as on a stage; it runs from light to dark, for a fabric's shine is seen on one and its threads on the other. */
const FINENESS = 1.5;

function artworkOf({ pieces, scale }: SentView): readonly { piece: string; canvas: PieceCanvas }[] {
  return pieces
    .filter(({ material }) => material === "printed")
    .map(({ id, bounds }) => {
      const fine = FINENESS * scale;
      const canvas = document.createElement("canvas");
      canvas.width = Math.ceil((bounds.right - bounds.left + 2 * BLEED) * fine);
      canvas.height = Math.ceil((bounds.bottom - bounds.top + 2 * BLEED) * fine);
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      const ramp = pen?.createLinearGradient(0, 0, canvas.width, canvas.height);
      ramp?.addColorStop(0, "#f2ead8");
      ramp?.addColorStop(1, "#15161c");
      if (pen && ramp) pen.fillStyle = ramp;
      pen?.fillRect(0, 0, canvas.width, canvas.height);
      const place = { left: bounds.left - BLEED, top: bounds.top - BLEED, scale: fine };
      return { piece: id, canvas: { canvas, ...place } as unknown as PieceCanvas };
    });
}

/** A composer with its canvas, which serves one view after the other as on a stage. */
function onPage(create: (canvas: HTMLCanvasElement) => Composer | null) {
  const canvas = document.createElement("canvas");
  document.body.append(canvas);
  const composer = create(canvas);
  if (!composer) throw new Error("no composer");
  return { canvas, composer };
}

let both: readonly ReturnType<typeof onPage>[] | undefined;

/** What a composer shows of a view, over grey. */
async function shownBy(
  { canvas, composer }: ReturnType<typeof onPage>,
  sent: SentView,
): Promise<string> {
  composer.open(viewOf(sent));
  composer.resize(sent.size);
  const changed = artworkOf(sent).map(({ piece, canvas: drawn }) => {
    const { width, height } = drawn.canvas;
    const box = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };
    return { piece, canvas: drawn, rect: { x: 0, y: 0, width, height }, box };
  });
  const ready = changed.map(({ piece }) => piece);
  composer.compose({ changed, bare: [], fabrics: {}, ready, final: true });
  return settled(canvas, sent.size);
}

/** The picture once it is as large as it is wanted and the same twice: what draws from near comes by itself. */
async function settled(
  canvas: HTMLCanvasElement,
  { width, height }: SentView["size"],
): Promise<string> {
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("no canvas");
  let before = new Uint32Array();
  for (;;) {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    if (canvas.width !== width || canvas.dataset["coarse"] !== undefined) continue;
    pen.fillStyle = "#808080";
    pen.fillRect(0, 0, width, height);
    pen.drawImage(canvas, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const now = new Uint32Array(data.buffer);
    if (before.length > 0 && now.every((pixel, i) => pixel === before[i])) return textOf(data);
    before = now;
  }
}

function textOf(data: Uint8ClampedArray): string {
  let text = "";
  for (let i = 0; i < data.length; i += 8192)
    text += String.fromCharCode(...data.subarray(i, i + 8192));
  return btoa(text);
}

/** A view as a graphics card shows it, and as the processor does. */
export async function byBoth(sent: SentView): Promise<readonly string[]> {
  both ??= [createGlComposer, createProcessorComposer].map(onPage);
  const shown: string[] = [];
  for (const one of both) shown.push(await shownBy(one, sent));
  return shown;
}
