import { useState } from "react";
import { limits } from "@holeshot/domain";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { useDroppedWords } from "../colour/dropped-words.ts";
import type { LibraryImage } from "./known-images.ts";
import { knownRefusal } from "./known-refusal.ts";
import { sendFile } from "./send-file.ts";
import { uploadErrorText } from "./upload-error-text.ts";
import { useKeepImage } from "./use-library.ts";

export interface RunningUpload {
  readonly key: string;
  readonly name: string;
  /** 0 to 1 */
  readonly share: number;
  readonly cancel: () => void;
}

/** A sentence about one file: a refusal, or what of it could not be taken over. */
export interface FileNotice {
  readonly key: string;
  readonly refused: boolean;
  readonly text: string;
}

const MEBIBYTE = 1024 * 1024;

/** Sends files one after another, tells how far each is, and names the file and reason of each refusal. */
export function useUpload(onDone: (image: LibraryImage) => void) {
  const t = useT();
  const keep = useKeepImage();
  const droppedWords = useDroppedWords();
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const [notices, setNotices] = useState<readonly FileNotice[]>([]);

  async function one(file: File): Promise<void> {
    const key = crypto.randomUUID();
    const { name } = file;
    const tell = (text: string, refused: boolean): void =>
      setNotices((old) => [...old, { key, text, refused }]);
    const refusal = knownRefusal(name);
    if (refusal !== null) {
      tell(t("editor.upload.refused", { name, reason: t(refusal) }), true);
      return;
    }
    if (file.size > limits.uploadBytes) {
      const size = Math.ceil(file.size / MEBIBYTE);
      const most = limits.uploadBytes / MEBIBYTE;
      tell(t("editor.upload.too_large", { name, size, most }), true);
      return;
    }
    const stop = new AbortController();
    const cancel = (): void => stop.abort();
    setUploads((old) => [...old, { key, name, share: 0, cancel }]);
    try {
      const { image, dropped } = await sendFile(file, {
        signal: stop.signal,
        onProgress: (share) =>
          setUploads((old) => old.map((each) => (each.key === key ? { ...each, share } : each))),
      });
      keep(image);
      onDone(image);
      if (dropped.length > 0) tell(droppedWords(name, dropped), false);
    } catch (error) {
      if (stop.signal.aborted) return;
      tell(t("editor.upload.refused", { name, reason: uploadErrorText(t, error, name) }), true);
    } finally {
      setUploads((old) => old.filter((each) => each.key !== key));
    }
  }

  return {
    uploads,
    notices,
    upload: (files: readonly File[]): void => {
      setNotices([]);
      void files.reduce(async (before, file) => {
        await before;
        await one(file);
      }, Promise.resolve());
    },
  };
}
