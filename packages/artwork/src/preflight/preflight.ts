import { type Command, isPlaced, type Layer, type PlacedLayer, riderRole } from "@holeshot/design";
import type { Piece, PieceId } from "@holeshot/garments";
import { buildScene } from "../build-scene.ts";
import type { Scene, SceneProblem } from "../scene.ts";
import { drawingOf } from "../layers/drawing.ts";
import { findingsOf } from "../layers/findings.ts";
import { placeOfLayer } from "../layers/kept-apart.ts";
import type { PreflightInput } from "../layers/layer-findings.ts";
import { noMemo } from "../scene-memo.ts";
import type { Finding, FindingPlace, Unplaced } from "./finding.ts";
import { layerPoints } from "./layer-points.ts";
import { placeFindings } from "./place.ts";
import { trimFindings } from "./trim.ts";

/**
 * What may go wrong with one product in print, in the order of its layers. Pure and fast enough to
 * run after every change; hidden layers are not looked at.
 */
export function preflight(input: PreflightInput): Finding[] {
  // What is sewn on covers print and is none.
  const { chosen: _, ...print } = input;
  const scene = buildScene(print);
  const design = input.document.products[input.product];
  const problems = [...scene.problems, ...riderProblems(input)];
  return (design?.layers ?? []).flatMap((layer): Finding[] => {
    const own = problems.filter((problem) => problem.layer === layer.id);
    const found = distinct(own).map((problem) => sceneFinding(input, layer, problem));
    if (!isPlaced(layer)) return found.map((one) => ({ ...one, place: null }));
    const piece = input.garment.pieces.find((one) => one.id === layer.piece);
    const place = piece ? placeOf(input, layer, piece.id) : null;
    if (piece && !layer.hidden) found.push(...layerFindings(input, scene, layer, piece));
    return found.map((one) => ({ ...one, place }));
  });
}

function layerFindings(
  input: PreflightInput,
  scene: Scene,
  layer: PlacedLayer,
  piece: Piece,
): readonly Unplaced[] {
  const drawn = scene.pieces.find((one) => one.piece === piece.id);
  if (!drawn) return [];
  const findings = findingsOf(layer);
  const items = drawn.layers.find((one) => one.layer === layer.id)?.items ?? [];
  if (items.length === 0) return findings.empty(input, layer);
  const points = layerPoints(items);
  return [
    ...placeFindings(input, layer, piece, points),
    ...trimFindings(input, layer, piece, points),
    ...findings.drawn(input, layer, { piece: drawn, points }),
  ];
}

/** The layer's middle in the size looked at. */
function placeOf(
  input: PreflightInput,
  layer: { id: string; x: number; y: number },
  piece: PieceId,
): FindingPlace {
  return { piece, ...placeOfLayer(input, { ...layer, piece }) };
}

/** Each rider's name is tried: one of thirty may be too long or hold a letter the font lacks. */
function riderProblems(input: PreflightInput): SceneProblem[] {
  const layers = input.document.products[input.product]?.layers ?? [];
  const lettered = layers.flatMap((layer) => {
    if (!isPlaced(layer) || riderRole(layer) === undefined || layer.hidden) return [];
    const piece = input.garment.pieces.find((one) => one.id === layer.piece);
    return piece ? [{ layer, piece }] : [];
  });
  return (input.riders ?? []).flatMap((roster) =>
    lettered.flatMap(({ layer, piece }) => [
      ...drawingOf(layer).items({ ...input, roster }, layer, piece, noMemo).problems,
    ]),
  );
}

function distinct(problems: readonly SceneProblem[]): SceneProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function sceneFinding(input: PreflightInput, layer: Layer, problem: SceneProblem): Unplaced {
  const { product } = input;
  const otherFont = (missing: readonly string[]) =>
    isPlaced(layer) ? findingsOf(layer).otherFont(input, layer, missing) : [];
  const finding = (params: Unplaced["params"], fix: readonly Command[] = []): Unplaced => ({
    code: problem.kind,
    level: "problem",
    product,
    layer: problem.layer,
    params,
    fix,
  });
  switch (problem.kind) {
    case "missing_character":
      return finding({ characters: problem.characters.join(" ") }, otherFont(problem.characters));
    case "missing_font":
      return finding({ font: problem.font }, otherFont([]));
    case "missing_picture":
      return finding({ source: problem.source });
    case "missing_piece":
      return finding({ piece: problem.piece });
    case "text_too_long":
      return finding({ text: problem.text });
  }
}
