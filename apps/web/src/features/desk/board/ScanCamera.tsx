import { useEffect, useRef, useState } from "react";
import { useWords } from "../use-words.ts";
import { codeReader } from "./read-codes.ts";

/** Often enough for a hand, seldom enough for a phone's battery. */
const LOOK_MS = 200;

interface ScanCameraProps {
  onCode: (code: string) => void;
}

/** What the phone's camera sees, until it sees a label. Nothing of it is kept or sent. */
export function ScanCamera({ onCode }: ScanCameraProps) {
  const say = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  const [problem, setProblem] = useState<"scan.camera_refused" | "scan.camera_failed">();
  useEffect(() => {
    told.current = onCode;
  });

  useEffect(() => {
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    async function look(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const read = await codeReader();
      const frame = video.current;
      if (stop.signal.aborted || frame === null) return;
      frame.srcObject = stream;
      await frame.play();
      while (!stop.signal.aborted) {
        const code = await read(frame);
        if (stop.signal.aborted) return;
        if (code !== undefined && code !== "") return told.current(code);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    }
    look()
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        const refused = error instanceof DOMException && error.name === "NotAllowedError";
        setProblem(refused ? "scan.camera_refused" : "scan.camera_failed");
      })
      .finally(() => {
        if (stop.signal.aborted) endStream(stream);
      });
    return () => {
      stop.abort();
      endStream(stream);
    };
  }, []);

  if (problem !== undefined) {
    return (
      <p role="alert" className="bg-err-wash px-3 py-2 text-err">
        {say(problem)}
      </p>
    );
  }
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={say("scan.camera_label")}
      className="aspect-square w-full bg-ink object-cover"
    />
  );
}

/** The light at the camera goes out. */
function endStream(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
