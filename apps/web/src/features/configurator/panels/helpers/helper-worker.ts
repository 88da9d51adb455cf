import {
  mostTracePixels,
  type Pixels,
  removeBackground,
  tracePicture,
  writeSvg,
} from "@holeshot/artwork";
import type { HelperNews, HelperTask } from "./helper-news.ts";

/** A picture with its background taken out stays sharp at 300 mm and fits the memory of a phone. */
const MOST_PIXELS = 12_000_000;

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<HelperTask>) => void) | null;
  postMessage: (news: HelperNews) => void;
};

scope.onmessage = ({ data }) => {
  work(data).then(
    (news) => scope.postMessage(news),
    (error: unknown) => scope.postMessage({ type: "failed", reason: String(error) }),
  );
};

async function work({ kind, url, colours }: HelperTask): Promise<HelperNews> {
  const progress = (share: number): void => scope.postMessage({ type: "progress", share });
  const pixels = await fetchPixels(url, kind === "trace" ? mostTracePixels : MOST_PIXELS);
  progress(0.2);
  if (kind === "trace") {
    const onProgress = (share: number): void => progress(0.2 + 0.8 * share);
    const drawing = tracePicture(pixels, { colours, onProgress });
    if (!drawing) return { type: "none" };
    return { type: "done", file: new Blob([writeSvg(drawing)], { type: "image/svg+xml" }) };
  }
  const removed = removeBackground(pixels);
  if (!removed) return { type: "none" };
  progress(0.8);
  return { type: "done", file: await toPng(removed.pixels) };
}

async function fetchPixels(url: string, most: number): Promise<Pixels> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`picture: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const scale = Math.min(1, Math.sqrt(most / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * scale));
  const height = Math.max(1, Math.floor(bitmap.height * scale));
  const context = contextOf(width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

async function toPng({ width, height, data }: Pixels): Promise<Blob> {
  const context = contextOf(width, height);
  const bytes = data as Uint8ClampedArray<ArrayBuffer>;
  context.putImageData(new ImageData(bytes, width, height), 0, 0);
  return context.canvas.convertToBlob({ type: "image/png" });
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return context;
}
