/** A PDF being written. */
export type Pdf = PDFKit.PDFDocument;

/** What the file says of itself. Nothing else in it depends on when or where it was written. */
export interface PdfInfo {
  readonly title: string;
  /** The same content and time give the same bytes. */
  readonly created: Date;
  readonly subject?: string;
  /** Packs what stands on pages; as its writer does when absent. */
  readonly pack?: Packer | undefined;
}

/** Packs bytes in the format of zlib (RFC 1950), the same bytes alike each time. */
export type Packer = (bytes: Uint8Array) => Uint8Array;

/** Writes a PDF: `draw` adds the pages. Loads its writer when first called. */
export async function writePdf(info: PdfInfo, draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  const { default: PdfDocument } = await import("pdfkit");
  const pdf = new PdfDocument({
    autoFirstPage: false,
    // Letters are outlines: the writer's own face would be read anew for each file.
    font: "",
    compress: true,
    pdfVersion: "1.6",
    info: {
      CreationDate: info.created,
      ModDate: info.created,
      Title: forXml(info.title),
      ...(info.subject === undefined ? {} : { Subject: info.subject }),
      // The writer makes text of strings; this entry is a name.
      ...{ Trapped: Object.assign(() => undefined, { toString: () => "/False" }) },
    },
  });
  if (info.pack) packWith(pdf, info.pack);
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve());
    pdf.on("error", reject);
  });
  draw(pdf);
  pdf.end();
  await done;
  return joined(chunks);
}

/** What the writer keeps of a stream until it is written. */
interface Stream {
  compress: boolean;
  buffer: Uint8Array[];
  finalize(): void;
}

/** The writer packs at its own level alone: a stream that another has packed is handed to it as it is. */
function packWith(pdf: Pdf, pack: Packer): void {
  const inside = pdf as unknown as { ref(data: unknown): Stream };
  const ref = inside.ref.bind(inside);
  inside.ref = (data) => {
    const stream = ref(data);
    const finalize = stream.finalize.bind(stream);
    stream.finalize = () => {
      if (stream.compress && stream.buffer.length > 0)
        stream.buffer = [pack(joined(stream.buffer))];
      stream.compress = false;
      finalize();
    };
    return stream;
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** The writer puts titles into XML as they are: a rider's `&` must not make it unreadable. */
function forXml(text: string): string {
  return text.replaceAll("&", "+").replaceAll("<", "(").replaceAll(">", ")");
}
