import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printMarker, printPiece, type PiecePrint } from "@holeshot/artwork";
import { afterAll, describe, expect, test } from "vitest";
import { hasProgram, hasPythonLibrary, systemPython } from "../../../../tests/programs.ts";
import { colourLayer, imageLayer } from "../../testing/fixtures.ts";
import { printer, printJob } from "../../testing/print-job.ts";
import { separations } from "../../testing/separations.ts";

/** Free profiles that come with Ghostscript. */
const profiles = "/usr/share/color/icc/ghostscript";
const cmyk = join(profiles, "default_cmyk.icc");
const folder = mkdtempSync(join(tmpdir(), "holeshot-x4-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pressJob(): PiecePrint {
  const layers = [colourLayer({ primary: "#00a0a0" }), imageLayer({ x: 20, y: 40, width: 40 })];
  return {
    ...printJob(layers),
    label: { code: "x", lines: ["A"], short: "R&B <Ø> 7" },
    printer: { ...printer, colour: "cmyk" },
    press: { name: "Artifex CMYK SWOP", profile: new Uint8Array(readFileSync(cmyk)) },
  };
}

interface Described {
  readonly version: string;
  readonly root: Record<string, unknown>;
  readonly info: Record<string, unknown>;
  readonly page: Record<string, unknown>;
  readonly metadata: string;
  readonly object: (ref: unknown) => Record<string, unknown>;
}

/** The file as another program reads it. */
function described(bytes: Uint8Array): Described {
  const file = join(folder, "x.pdf");
  writeFileSync(file, bytes);
  execFileSync("qpdf", ["--check", file], { stdio: "ignore" });
  const text = execFileSync("qpdf", ["--json=2", "--json-key=qpdf", file], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const { qpdf } = JSON.parse(text) as {
    qpdf: [{ pdfversion: string }, Record<string, { value?: unknown; stream?: { dict: unknown } }>];
  };
  const [head, objects] = qpdf;
  const object = (ref: unknown): Record<string, unknown> => {
    if (typeof ref !== "string") return ref as Record<string, unknown>;
    const found = objects[`obj:${ref}`];
    return (found?.value ?? found?.stream?.dict ?? {}) as Record<string, unknown>;
  };
  const trailer = (objects["trailer"]?.value ?? {}) as Record<string, unknown>;
  const root = object(trailer["/Root"]);
  const pages = object(root["/Pages"]);
  const [first] = pages["/Kids"] as unknown[];
  const raw = root["/Metadata"]
    ? execFileSync(
        "qpdf",
        [`--show-object=${(root["/Metadata"] as string).split(" ")[0]}`, "--raw-stream-data", file],
        { encoding: "utf8" },
      )
    : "";
  return {
    version: head.pdfversion,
    root,
    info: Object.fromEntries(
      Object.entries(object(trailer["/Info"])).map(([name, entry]) => [name, object(entry)]),
    ),
    page: object(first),
    metadata: raw,
    object,
  };
}

const free = existsSync(cmyk) && hasProgram("qpdf");

describe.skipIf(!free || !hasPythonLibrary("xml.dom.minidom"))(
  "A7.15 files for a press whose profile is known are PDF/X-4",
  () => {
    test.each(["piece", "marker"])("a %s says so, and keeps what that asks", async (kind) => {
      const job = pressJob();
      const bytes =
        kind === "piece"
          ? await printPiece(job)
          : await printMarker({
              ...job,
              width: 300,
              length: 400,
              pieces: [{ ...job, matrix: [1, 0, 0, 1, 120, 30] }],
            });
      const { version, root, info, page, metadata, object } = described(bytes);
      expect(version).toBe("1.6");
      expect(info["/Trapped"]).toBe("/False");
      expect(info["/ModDate"]).toBe(info["/CreationDate"]);
      expect(info["/Subject"]).toBeUndefined();
      // Readable without unpacking the file.
      expect(object(root["/Metadata"])["/Filter"]).toBeUndefined();
      expect(metadata).toContain("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>");
      // Whatever a rider is called, it can be read as XML.
      const read = "import sys,xml.dom.minidom as d;d.parseString(sys.stdin.buffer.read())";
      execFileSync(systemPython, ["-c", read], { input: metadata });
      for (const entry of [
        "xmp:CreateDate",
        "xmp:ModifyDate",
        "xmp:MetadataDate",
        "dc:title",
        "xmpMM:DocumentID",
        "xmpMM:VersionID",
        "xmpMM:RenditionClass",
        "pdf:Trapped",
      ])
        expect(metadata).toContain(`<${entry}>`);
      const [intent] = (root["/OutputIntents"] as unknown[]).map(object);
      expect(intent?.["/S"]).toBe("/GTS_PDFX");
      const profile = object(intent?.["/DestOutputProfile"]);
      expect(profile["/N"]).toBe(4);
      // Pictures stay RGB: by a profile of their own, not by the device's.
      const spaces = object(object(page["/Resources"])["/ColorSpace"]);
      const [icc, srgb] = object(spaces["/DefaultRGB"]) as unknown as [string, unknown];
      expect([icc, object(srgb)["/N"]]).toEqual(["/ICCBased", 3]);
      const layers = object(object(root["/OCProperties"])["/D"]);
      expect(layers["/Name"]).toBeDefined();
      expect(layers["/AS"]).toBeUndefined();
      expect((layers["/Order"] as unknown[]).length).toBe(7);
      for (const box of ["/TrimBox", "/BleedBox", "/MediaBox"]) expect(page[box]).toHaveLength(4);
    });

    test("without a press's profile a file is not called so, and says why", async () => {
      const { root, info, metadata } = described(await printPiece(printJob()));
      expect(metadata).not.toContain("PDFX");
      expect(info["/Subject"]).toBe("u:No output profile of a press: not PDF/X");
      const [intent] = root["/OutputIntents"] as Record<string, unknown>[];
      expect(JSON.stringify(intent)).not.toContain("GTS_PDFX");
    });
  },
);

const holes = [{ x: 20, y: 60, radius: 1.5 }];

describe.skipIf(!free || !hasProgram("gs"))("A7.16 a press's file", () => {
  test("separates into its inks and the named ones alone", async () => {
    const plates = [...(await separations(await printPiece({ ...pressJob(), holes }), 100)).keys()];
    const named = Object.values(printer.inks).filter((ink) => ink !== printer.inks.placement);
    expect(plates).toEqual(
      expect.arrayContaining(["Cyan", "Magenta", "Yellow", "Black", ...named]),
    );
  });
});
