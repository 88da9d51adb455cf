import { useEffect, useState } from "react";
import type { HelperNews, HelperTask } from "./helper-news.ts";
import { runHelper } from "./run-helper.ts";

export type HelperState =
  | { readonly kind: "working"; readonly share: number }
  | { readonly kind: "done"; readonly file: Blob; readonly url: string }
  | { readonly kind: "none" }
  | { readonly kind: "failed" };

/** Runs a helper while it is shown; a changed wish ends the work on the old one. */
export function useHelper({ kind, url, colours }: HelperTask): HelperState {
  const task = `${kind} ${colours} ${url}`;
  const [told, setTold] = useState<{ readonly task: string; readonly state: HelperState } | null>(
    null,
  );
  useEffect(() => {
    let preview: string | null = null;
    const setState = (state: HelperState): void => setTold({ task, state });
    const stop = runHelper({ kind, url, colours }, (news: HelperNews) => {
      if (news.type === "progress") setState({ kind: "working", share: news.share });
      else if (news.type === "done") {
        preview = URL.createObjectURL(news.file);
        setState({ kind: "done", file: news.file, url: preview });
      } else setState({ kind: news.type });
    });
    return () => {
      stop();
      if (preview !== null) URL.revokeObjectURL(preview);
    };
  }, [kind, url, colours, task]);
  // What was told of an earlier wish is of no use for this one.
  return told?.task === task ? told.state : { kind: "working", share: 0 };
}
