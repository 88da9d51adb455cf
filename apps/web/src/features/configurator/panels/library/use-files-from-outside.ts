import { useEffect, useEffectEvent } from "react";
import { bringFiles } from "./pending-files.ts";

/** A file dropped anywhere on the editor, or pasted into it, goes to the upload panel. */
export function useFilesFromOutside(openUpload: () => void): void {
  const bring = useEffectEvent((event: Event, files: FileList | undefined): void => {
    if (!files || files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    bringFiles([...files]);
    openUpload();
  });
  useEffect(() => {
    // Without this the browser would leave the page for the file.
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
    };
    const drop = (event: DragEvent): void => bring(event, event.dataTransfer?.files);
    const paste = (event: ClipboardEvent): void => bring(event, event.clipboardData?.files);
    document.addEventListener("dragover", over);
    document.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, []);
}
