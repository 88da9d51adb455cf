import type { ProblemDocument } from "@holeshot/domain";
import { withAddresses } from "../../../../lib/api/addresses.ts";
import { ApiProblem } from "../../../../lib/api/api-problem.ts";
import { callUrl } from "../../../../lib/api/call.ts";
import { tokenRefused } from "../../../../lib/api/refused-token.ts";
import { accessToken } from "../../../../lib/session/token-store.ts";
import { visitorKey } from "../../../../lib/session/visitor-images.ts";
import type { LibraryImage } from "./known-images.ts";

export interface SentFile {
  readonly image: LibraryImage;
  /** What the file asked for and the stored image does not show, in the server's words. */
  readonly dropped: readonly string[];
}

export interface SendOptions {
  /** 0 to 1 */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file to the library. `fetch` does not tell how far an upload is; the older request does.
 *
 * @throws ApiProblem, and the signal's reason when the sending was called off.
 */
export function sendFile(file: File, { onProgress, signal }: SendOptions = {}): Promise<SentFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", callUrl("uploadImage", {}));
    const token = accessToken();
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    else request.setRequestHeader("visitor-key", visitorKey());
    request.responseType = "json";
    request.upload.onprogress = (event) =>
      event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onerror = () => reject(failure(0, null));
    request.onabort = () => reject(signal?.reason as Error);
    request.onload = () => {
      const answer: unknown = request.response;
      // A page is of somebody between here and the shop, as in the client of all other calls.
      const type = request.getResponseHeader("content-type") ?? "";
      if (/^text\/html\b/i.test(type)) return reject(failure(0, null));
      if (request.status === 401 && token !== null) tokenRefused(token);
      if (request.status !== 201) {
        reject(failure(request.status, answer as ProblemDocument | null));
        return;
      }
      const dropped = request.getResponseHeader("x-image-dropped") ?? "";
      resolve({
        image: withAddresses(answer as LibraryImage),
        dropped: dropped.split(",").filter((word) => word !== ""),
      });
    };
    signal?.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.append("file", file, file.name);
    request.send(form);
  });
}

function failure(status: number, problem: ProblemDocument | null): ApiProblem {
  return new ApiProblem({ ok: false, status, problem, retryAfter: null });
}
