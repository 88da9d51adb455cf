import {
  flatLay,
  type Frame,
  photoBounds,
  photoView,
  pixelMillimetres,
  printedWeaves,
  type ViewSize,
} from "@holeshot/views";
import { type DrapedSide, drapedSide } from "./drapes.ts";
import type { MadeTable, TableJob } from "./table-job.ts";

/** The table of a side: worn when somebody has draped the garment, else its pieces laid out. */
export async function makeTable(job: TableJob): Promise<MadeTable> {
  const { side, look, width, height, garment } = job;
  const draped = look === "worn" ? await drapedSide(job.cloth, job, side) : null;
  const size = { width, height };
  if (!draped) return { table: flatLay(garment, side, size), worn: null, shadow: null };
  const { model, light, drape, weave } = draped;
  const { camera, shadow: ellipse } = draped.side;
  const frame = fittingFrame(draped, size, job.fill);
  const weaves = printedWeaves(garment, weave);
  const table = photoView({ model, camera, size, light, weaves, frame });
  const pixel = pixelMillimetres(camera, frame);
  const worn = { size: drape.size, options: drape.options, weave, pixel };
  return { table, worn, shadow: { ellipse, frame } };
}

/** Any square will do to see how much of the camera's picture the garment takes. */
const TRIAL = { width: 1000, height: 1000 };

/** The camera's square, placed so that the garment fills the picture and stands in its middle. */
function fittingFrame({ model, side }: DrapedSide, size: ViewSize, fill: number): Frame {
  const bounds = photoBounds(model, side.camera, TRIAL);
  const scale = Math.min(
    (size.width * fill) / (bounds.width / TRIAL.width),
    (size.height * fill) / (bounds.height / TRIAL.height),
  );
  const middleX = (bounds.x + bounds.width / 2) / TRIAL.width;
  const middleY = (bounds.y + bounds.height / 2) / TRIAL.height;
  return {
    left: size.width / 2 - middleX * scale,
    top: size.height / 2 - middleY * scale,
    side: scale,
  };
}
