import type { RaceMark } from "@holeshot/artwork";
import { productIds } from "@holeshot/domain";
import { useState } from "react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useFormat } from "../../../../lib/format.ts";
import { downloadBlob } from "../../../../lib/download-blob.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { report } from "../../../../lib/report.ts";
import { drawGarment } from "../../../../parts/garment-picture/draw-garment.ts";
import { Button } from "../../../../ui/Button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { useOpenDesign } from "../../design-context.ts";
import { useLayerName } from "../../layers/use-layer-name.ts";
import { PanelSection } from "../PanelSection.tsx";
import { drawCard } from "./draw-card.ts";
import { sheetPdf } from "./sheet-pdf.ts";
import { sponsorRows } from "./sponsor-rows.ts";
import { useRaced } from "./use-race-marks.ts";

const PIXELS = 720;
const GROUND = "#f4f5f6";

/** What sponsors are sent: a page to print and a card to share. */
export function SheetSection({ marks }: { marks: readonly RaceMark[] | null }) {
  const t = useT();
  const format = useFormat();
  const { store, assets, kits, groups } = useEditor();
  const { set, saving } = useOpenDesign();
  const [product = productIds[0]] = useRaced();
  const nameOf = useLayerName();
  const [busy, setBusy] = useState(false);
  const sponsors = (marks ?? []).filter(({ kind, sample }) => kind === "sponsor" && !sample);

  /** Whole as drawn, on a light ground: a JPEG has no clear pixels. */
  function picture(side: "front" | "back"): Promise<HTMLCanvasElement> {
    const { document } = store.state().editing;
    const canvas = window.document.createElement("canvas");
    const group = groups[product] ?? "men";
    const options = document.products[product]?.properties ?? {};
    const wish = { document, product, side, group, options, rider: null, pixels: PIXELS };
    return new Promise((resolve, reject) => {
      let stop = (): void => undefined;
      const onShown = (): void => {
        const flat = window.document.createElement("canvas");
        flat.width = canvas.width;
        flat.height = canvas.height;
        const pen = flat.getContext("2d");
        if (pen) {
          pen.fillStyle = GROUND;
          pen.fillRect(0, 0, flat.width, flat.height);
          pen.drawImage(canvas, 0, 0);
        }
        stop();
        resolve(flat);
      };
      const onFailed = (): void => reject(new Error("a garment could not be drawn"));
      stop = drawGarment(canvas, { assets, kits }, wish, { onShown, onFailed });
    });
  }

  function rows() {
    const { document } = store.state().editing;
    const layerOf = (mark: RaceMark) =>
      document.products[mark.product]?.layers.find(({ id }) => id === mark.layer);
    return sponsorRows(marks ?? [], {
      t,
      format,
      nameOf: (mark) => {
        const layer = layerOf(mark);
        return layer ? nameOf(layer) : "";
      },
      placeOf: (mark) => {
        const sold = set.products.find(({ id }) => id === mark.product);
        const piece = sold?.pieces.find(({ id }) => id === mark.piece)?.name ?? mark.piece;
        return `${sold?.name ?? mark.product}, ${piece}`;
      },
    });
  }

  async function give(kind: "pdf" | "card"): Promise<void> {
    setBusy(true);
    try {
      const pictures = [await picture("back"), await picture("front")];
      const words = { title: saving.name, subtitle: t("race.sheet.subtitle"), rows: rows() };
      const blob =
        kind === "card"
          ? await blobOf(drawCard(pictures, words), "image/png")
          : new Blob([await pdfOf(pictures, words)], { type: "application/pdf" });
      downloadBlob(blob, `${saving.name} sponsors.${kind === "card" ? "png" : "pdf"}`);
    } catch (error) {
      report(error, "sponsor sheet");
      toast(t("race.sheet.failed"), "err");
    } finally {
      setBusy(false);
    }
  }

  async function pdfOf(
    pictures: readonly HTMLCanvasElement[],
    words: { title: string; subtitle: string; rows: readonly (readonly string[])[] },
  ): Promise<Uint8Array<ArrayBuffer>> {
    const jpegs = await Promise.all(
      pictures.map(async (canvas) => {
        const blob = await blobOf(canvas, "image/jpeg");
        const { width, height } = canvas;
        return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
      }),
    );
    const head = [t("race.sponsor"), t("race.place"), t("race.millimetres"), t("race.seen")];
    return new Uint8Array(
      sheetPdf({ ...words, pictures: jpegs, head, foot: t("race.method.text") }),
    );
  }

  return (
    <PanelSection title={t("race.sheet")}>
      <p className="type-small text-mute">
        {t(sponsors.length === 0 ? "race.sheet.none" : "race.sheet.text")}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {(["pdf", "card"] as const).map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="second"
            disabled={busy || sponsors.length === 0}
            onClick={() => void give(kind)}
          >
            {t(`race.sheet.${kind}`)}
          </Button>
        ))}
      </div>
    </PanelSection>
  );
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), type, 0.9),
  );
}
