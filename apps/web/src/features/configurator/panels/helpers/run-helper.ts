import type { HelperNews, HelperTask } from "./helper-news.ts";

/** Starts the work beside the page; answers how to end it, whether it is done or not. */
export function runHelper(task: HelperTask, hear: (news: HelperNews) => void): () => void {
  const worker = new Worker(new URL("./helper-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<HelperNews>) => hear(data);
  worker.onerror = (event) => hear({ type: "failed", reason: event.message });
  worker.postMessage(task);
  return () => worker.terminate();
}
