import { inflateSync } from "node:zlib";
import { multiply, transformPoint } from "@holeshot/geometry";
import type { Matrix, PathCommand } from "@holeshot/geometry";

/** What the pages of a PDF of ours draw, read back from its content streams. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** Pages in order, sizes in points. Reads only what this writer writes: deflated streams, no object streams. */
export function pdfPages(pdf: Uint8Array): PdfPage[] {
  const text = Buffer.from(pdf).toString("latin1");
  const object = (id: string) => text.split(`\n${id} 0 obj\n`)[1]?.split("\nendobj")[0] ?? "";
  return [...text.matchAll(/\/Type \/Page\n[\s\S]*?endobj/g)].map(([page]) => {
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page);
    const streamOf = (id: string) => {
      const stream = object(id);
      const start = stream.indexOf("stream\n") + 7;
      const bytes = Buffer.from(stream.slice(start, stream.lastIndexOf("\nendstream")), "latin1");
      return inflateSync(bytes).toString("latin1");
    };
    const resources = object(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? "");
    // Groups lie in the page's coordinates: what they draw is read in their place.
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "").replace(
      /^\/(Group\d+) Do$/gmu,
      (_, name: string) => {
        const [, id = ""] = new RegExp(`/${name} (\\d+) 0 R`, "u").exec(resources) ?? [];
        return `q\n${streamOf(id)}\nQ`;
      },
    );
    return { width: Number(box?.[1]), height: Number(box?.[2]), content };
  });
}

export interface DrawnPath {
  /** `f` fills, `f*` by even-odd, `W n` and `W* n` clip. */
  readonly operator: string;
  readonly path: readonly PathCommand[];
}

/** The page's paths in its own millimetres, y down from its top left corner, as painted. */
export function pdfPaths(page: PdfPage): DrawnPath[] {
  const drawn: DrawnPath[] = [];
  const stack: Matrix[] = [];
  const toMm: Matrix = [25.4 / 72, 0, 0, -25.4 / 72, 0, (page.height * 25.4) / 72];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let path: PathCommand[] = [];
  let clips = "";
  const numbers: number[] = [];
  const at = (index: number) => {
    const { x, y } = transformPoint(multiply(toMm, matrix), {
      x: numbers[index] ?? 0,
      y: numbers[index + 1] ?? 0,
    });
    return [x, y] as const;
  };
  for (const word of page.content.split(/\s+/)) {
    if (word !== "" && Number.isFinite(Number(word))) {
      numbers.push(Number(word));
      continue;
    }
    if (word === "q") stack.push(matrix);
    else if (word === "Q") matrix = stack.pop() ?? matrix;
    else if (word === "cm") matrix = multiply(matrix, numbers as unknown as Matrix);
    else if (word === "m") path.push(["M", ...at(0)]);
    else if (word === "l") path.push(["L", ...at(0)]);
    else if (word === "c") path.push(["C", ...at(0), ...at(2), ...at(4)]);
    else if (word === "h") path.push(["Z"]);
    else if (word === "W" || word === "W*") clips = word;
    else if (word === "f" || word === "f*" || word === "n") {
      drawn.push({ operator: clips === "" ? word : `${clips} n`, path });
      path = [];
      clips = "";
    }
    numbers.length = 0;
  }
  return drawn;
}
