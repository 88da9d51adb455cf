import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import type { Matrix } from "./matrix.ts";
import { PagePainter } from "./page-painter.ts";
import { TooMuch } from "./svg-pen.ts";

/** Operators of a page: a logo has hundreds, a map of a city tens of thousands. */
const mostOperators = 200_000;

export type PdfRefusal = "locked" | "too_complex" | "broken";

export type ReadPdfResult =
  | { readonly ok: true; readonly svg: string; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly reason: PdfRefusal };

/** The library's own files: letters of the fourteen fonts that a PDF need not bring, and code tables. */
function filesOf(part: string): string {
  const entry = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  return `${join(dirname(entry), part)}/`;
}

async function load() {
  // The library would keep outlines in half precision where it can: half a thousandth of a letter's height is seen in print.
  Reflect.deleteProperty(globalThis, "Float16Array");
  return await import("pdfjs-dist/legacy/build/pdf.mjs");
}

/**
 * The first page of a PDF as SVG: its filled and drawn paths, letters as outlines, straight and round
 * shadings, clips and pictures. Nothing of the file runs, nothing is fetched.
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdfResult> {
  const { AnnotationMode, getDocument, OPS, VerbosityLevel } = await load();
  const task = getDocument({
    data: bytes,
    // Outlines instead of fonts: there is no page to put a font into.
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: filesOf("cmaps"),
    cMapPacked: true,
    standardFontDataUrl: filesOf("standard_fonts"),
    wasmUrl: filesOf("wasm"),
  });
  try {
    const file = await task.promise;
    const { info } = (await file.getMetadata()) as { info: { EncryptFilterName?: unknown } };
    if (typeof info.EncryptFilterName === "string") return { ok: false, reason: "locked" };
    const page = await file.getPage(1);
    const layers = await file.getOptionalContentConfig({ intent: "print" });
    const list = await page.getOperatorList({
      intent: "print",
      annotationMode: AnnotationMode.DISABLE,
    });
    if (list.fnArray.length > mostOperators) return { ok: false, reason: "too_complex" };
    const object = (name: string): unknown => {
      const shelf = name.startsWith("g_") ? page.commonObjs : page.objs;
      return shelf.has(name) ? (shelf.get(name) as unknown) : undefined;
    };
    const isShown = (layer: unknown): boolean => layers.isVisible(layer);
    const names = Object.fromEntries(Object.entries(OPS).map(([name, code]) => [code, name]));
    const view = page.getViewport({ scale: 1 });
    const painter = new PagePainter(view.transform as unknown as Matrix, names, {
      object,
      isShown,
    });
    await painter.draw(list.fnArray, list.argsArray as unknown[]);
    const svg = painter.pen.finish(view.width, view.height);
    return { ok: true, svg, dropped: [...painter.dropped] };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reason: "too_complex" };
    const locked = error instanceof Error && error.name === "PasswordException";
    return { ok: false, reason: locked ? "locked" : "broken" };
  } finally {
    await task.destroy();
  }
}
