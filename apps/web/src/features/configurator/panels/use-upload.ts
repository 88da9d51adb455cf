import { useState } from "react";
import { limits, type ProblemDocument } from "@holeshot/domain";
import { callUrl } from "../../../lib/api/call.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { uploadErrorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { accessToken } from "../../../lib/session/token-store.ts";
import type { LibraryImage } from "./known-images.ts";
import { useKeepImage } from "./use-library.ts";

export interface RunningUpload {
  readonly key: string;
  readonly name: string;
  /** 0 to 1 */
  readonly share: number;
}

export interface Refusal {
  readonly key: string;
  readonly text: string;
}

const MEBIBYTE = 1024 * 1024;

/** Sends files one after another, tells how far each is, and names the file and reason of each refusal. */
export function useUpload(onDone: (image: LibraryImage) => void) {
  const t = useT();
  const keep = useKeepImage();
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  async function one(file: File): Promise<void> {
    const key = crypto.randomUUID();
    const refuse = (text: string): void => setRefusals((old) => [...old, { key, text }]);
    if (file.size > limits.uploadBytes) {
      const size = Math.ceil(file.size / MEBIBYTE);
      const most = limits.uploadBytes / MEBIBYTE;
      refuse(t("editor.upload.too_large", { name: file.name, size, most }));
      return;
    }
    setUploads((old) => [...old, { key, name: file.name, share: 0 }]);
    try {
      const image = await send(file, (share) =>
        setUploads((old) => old.map((each) => (each.key === key ? { ...each, share } : each))),
      );
      keep(image);
      onDone(image);
    } catch (error) {
      refuse(t("editor.upload.refused", { name: file.name, reason: uploadErrorText(t, error) }));
    } finally {
      setUploads((old) => old.filter((each) => each.key !== key));
    }
  }

  return {
    uploads,
    refusals,
    upload: (files: readonly File[]): void => {
      setRefusals([]);
      void files.reduce(async (before, file) => {
        await before;
        await one(file);
      }, Promise.resolve());
    },
  };
}

/** `fetch` does not tell how far an upload is; the older request does. */
function send(file: File, onProgress: (share: number) => void): Promise<LibraryImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", callUrl("uploadImage", {}));
    const token = accessToken();
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.responseType = "json";
    request.upload.onprogress = (event) =>
      event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(failure(0, null));
    request.onload = () => {
      if (request.status === 201) resolve(request.response as LibraryImage);
      else reject(failure(request.status, request.response as ProblemDocument | null));
    };
    const form = new FormData();
    form.append("file", file, file.name);
    request.send(form);
  });
}

function failure(status: number, problem: ProblemDocument | null): ApiProblem {
  return new ApiProblem({ ok: false, status, problem, retryAfter: null });
}
