/** Reads a QR code that a picture shows; nothing where it shows none. */
export type ReadCode = (frame: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorType {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own reader where it has one for these codes, otherwise one that is fetched now. */
export async function codeReader(): Promise<ReadCode> {
  return (await ownReader()) ?? fetchedReader();
}

async function ownReader(): Promise<ReadCode | null> {
  const { BarcodeDetector: Own } = window as { BarcodeDetector?: DetectorType };
  if (Own === undefined) return null;
  const formats: readonly string[] = await Own.getSupportedFormats().catch(() => []);
  if (!formats.includes("qr_code")) return null;
  const detector = new Own({ formats: ["qr_code"] });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue;
}

async function fetchedReader(): Promise<ReadCode> {
  const [{ prepareZXingModule, readBarcodes }, { default: address }] = await Promise.all([
    import("zxing-wasm/reader"),
    import("zxing-wasm/reader/zxing_reader.wasm?url"),
  ]);
  // Its own would come from somebody else's server.
  prepareZXingModule({ overrides: { locateFile: () => address } });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (frame) => {
    if (context === null || frame.videoWidth === 0) return undefined;
    canvas.width = frame.videoWidth;
    canvas.height = frame.videoHeight;
    context.drawImage(frame, 0, 0);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const [found] = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
    return found?.text;
  };
}
