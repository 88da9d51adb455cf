/** What a sponsor sheet says: pictures side by side above, rows below. */
export interface SheetContent {
  readonly title: string;
  readonly subtitle: string;
  readonly pictures: readonly {
    readonly jpeg: Uint8Array;
    readonly width: number;
    readonly height: number;
  }[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly foot: string;
}

/** A4, points; and where the columns of the table begin. */
const PAGE = { width: 595, height: 842, margin: 48 };
const COLUMNS = [48, 218, 348, 428];
const ROW = 18;

// What the built-in faces of every PDF reader know beside Latin-1.
const beyondLatin: Readonly<Record<string, number>> = {
  "€": 0x80,
  "‚": 0x82,
  "„": 0x84,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  "—": 0x97,
  Œ: 0x8c,
  œ: 0x9c,
  Š: 0x8a,
  š: 0x9a,
  Ž: 0x8e,
  ž: 0x9e,
  Ÿ: 0x9f,
};

/** A text in the bytes of WinAnsi, as a PDF writes it; what these faces lack becomes its plain letter, or a question mark. */
function written(text: string): string {
  const bytes = [...text.replaceAll(/[\u00a0\u202f]/g, " ")].map((letter) => {
    const known = beyondLatin[letter];
    if (known !== undefined) return known;
    const code = letter.codePointAt(0) ?? 63;
    if (code < 256) return code;
    const plain = letter.normalize("NFD").codePointAt(0) ?? 63;
    return plain < 256 ? plain : 63;
  });
  return bytes
    .map((byte) => String.fromCharCode(byte))
    .join("")
    .replaceAll(/[\\()]/g, "\\$&");
}

/** Letters of Helvetica are a good half as wide as high: what is longer than its column is cut. */
function fitted(text: string, width: number, size: number): string {
  const most = Math.floor(width / (size * 0.52));
  return text.length > most ? `${text.slice(0, Math.max(1, most - 1))}…` : text;
}

/** The sheet as a PDF of as many A4 pages as the rows need, its words as text. The same content gives the same bytes. */
export function sheetPdf(content: SheetContent): Uint8Array {
  const { pictures, rows } = content;
  const side = Math.min(240, (PAGE.width - 2 * PAGE.margin) / Math.max(1, pictures.length) - 8);
  // Between the head, which takes 128, and the foot, above which 100 stay free.
  const room = PAGE.height - 128 - 100;
  const first = Math.floor((room - (pictures.length > 0 ? side : 0)) / ROW);
  const later = Math.floor(room / ROW);
  const pages = [rows.slice(0, first)];
  for (let at = first; at < rows.length; at += later) pages.push(rows.slice(at, at + later));

  // Objects: 1 catalogue, 2 pages, 3 and 4 faces, then pictures, then a page and its content each.
  const objects: string[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
  ];
  for (const { jpeg, width, height } of pictures) {
    const data = Array.from(jpeg, (byte) => String.fromCharCode(byte)).join("");
    objects.push(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${data}\nendstream`,
    );
  }
  const names = pictures.map((_, at) => `/P${at} ${5 + at} 0 R`).join(" ");
  const kids: string[] = [];
  for (const [at, part] of pages.entries()) {
    const number = objects.length + 1;
    kids.push(`${number} 0 R`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << ${names} >> >> /Contents ${number + 1} 0 R >>`,
    );
    const drawn = pageContent(content, part, at === 0 ? side : 0);
    objects.push(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`;
  return assembled(objects);
}

function pageContent(
  { title, subtitle, pictures, head, foot }: SheetContent,
  rows: SheetContent["rows"],
  side: number,
): string {
  const out: string[] = [];
  const text = (words: string, x: number, y: number, size: number, strong = false): void => {
    out.push(`BT /F${strong ? 2 : 1} ${size} Tf ${x} ${y} Td (${written(words)}) Tj ET`);
  };
  let y = PAGE.height - PAGE.margin - 18;
  text(fitted(title, 500, 20), PAGE.margin, y, 20, true);
  y -= 18;
  text(fitted(subtitle, 500, 10), PAGE.margin, y, 10);
  y -= 18;
  if (side > 0 && pictures.length > 0) {
    y -= side;
    for (const at of pictures.keys()) {
      out.push(`q ${side} 0 0 ${side} ${PAGE.margin + at * (side + 8)} ${y} cm /P${at} Do Q`);
    }
  }
  y -= 26;
  for (const [at, words] of head.entries()) text(words, COLUMNS[at] ?? 0, y, 9, true);
  for (const row of rows) {
    out.push(`0.8 G ${PAGE.margin} ${y - 5} m ${PAGE.width - PAGE.margin} ${y - 5} l S`);
    y -= ROW;
    for (const [at, words] of row.entries()) {
      const from = COLUMNS[at] ?? 0;
      const width = (COLUMNS[at + 1] ?? PAGE.width - PAGE.margin) - from - 6;
      text(fitted(words, width, 9), from, y, 9);
    }
  }
  const lines = foot.match(/.{1,110}(?:\s|$)/g) ?? [];
  for (const [at, line] of lines.slice(0, 5).entries()) {
    text(line.trim(), PAGE.margin, PAGE.margin + 20 - at * 10, 7.5);
  }
  return out.join("\n");
}

/** Bodies with their numbers, the table that says where each begins, and where that is. */
function assembled(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n";
  const starts = objects.map((body, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return start;
  });
  const table = file.length;
  const entries = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
