import { flattenPath, signedArea } from "@holeshot/geometry";
import {
  bodyMeasures,
  cutLine,
  findFaults,
  finishedMeasures,
  measureSeams,
  productFacts,
  type Garment,
  type Piece,
} from "@holeshot/garments";
import { nest } from "./nest.ts";

/** What a pattern maker asks of a draft: does it fit together, what does it take, what will it measure. */
export function reportGarment(garment: Garment): string {
  return [
    `# ${garment.product} ${garment.size}, pattern ${garment.pattern}`,
    "",
    "## Seams, furthest from their intent first (mm)",
    ...seamLines(garment),
    "",
    "## Pieces",
    ...garment.pieces.map(
      (piece) => `${piece.id.padEnd(34)}${piece.material.padEnd(10)}${area(piece).toFixed(4)} m²`,
    ),
    "",
    "## Cloth of 1.50 m",
    ...clothLines(garment),
    "",
    "## Finished, against the body (mm)",
    ...measureLines(garment),
    "",
    ...faultLines(garment),
    "",
  ].join("\n");
}

function seamLines(garment: Garment): string[] {
  return measureSeams(garment)
    .toSorted((a, b) => Math.abs(b.deviation) - Math.abs(a.deviation))
    .map((seam) => {
      const edges = `${seam.a.piece}.${seam.a.edge} – ${seam.b.piece}.${seam.b.edge}`;
      const intent =
        seam.stretch === 1 ? `ease ${seam.ease}` : `stretch ${seam.stretch.toFixed(3)}`;
      const lengths = `${seam.lengthA.toFixed(1)} ${seam.lengthB.toFixed(1)}`;
      return `${seam.deviation.toFixed(2).padStart(6)}  ${edges.padEnd(64)}${lengths.padEnd(16)}${intent}, ${seam.reason}`;
    });
}

function clothLines(garment: Garment): string[] {
  const materials = [...new Set(garment.pieces.map((piece) => piece.material))];
  return materials.map((material) => {
    const pieces = garment.pieces.filter((piece) => piece.material === material);
    const { length } = nest(pieces, 1500);
    const used = pieces.reduce((sum, piece) => sum + area(piece), 0);
    const share = (used / ((length / 1000) * 1.5)) * 100;
    return `${material.padEnd(10)}${(length / 1000).toFixed(2)} m, ${share.toFixed(0)} % of it used`;
  });
}

function measureLines(garment: Garment): string[] {
  const body = bodyMeasures(
    garment.product,
    garment.size,
    productFacts(garment.product).guide.measures,
  );
  return [
    ...Object.entries(body).map(([name, value]) => `body      ${name.padEnd(22)}${value}`),
    ...Object.entries(finishedMeasures(garment)).map(
      ([name, value]) => `finished  ${name.padEnd(22)}${value.toFixed(0)}`,
    ),
  ];
}

function faultLines(garment: Garment): string[] {
  const faults = findFaults(garment);
  if (faults.length === 0) return ["All laws are kept."];
  return [
    "## Broken laws",
    ...faults.map(({ law, at, detail }) => `${law.padEnd(10)}${at}: ${detail}`),
  ];
}

/** Cut area, m². */
function area(piece: Piece): number {
  return signedArea(flattenPath(cutLine(piece), 0.1)[0]?.points ?? []) / 1e6;
}
