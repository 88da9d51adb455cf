import type { Command } from "@holeshot/design";
import type { PieceId } from "@holeshot/garments";
import { buildScene } from "../build-scene.ts";
import type { Scene, SceneProblem } from "../scene.ts";
import type { RosterEntry, SceneInput } from "../scene-input.ts";
import { noMemo } from "../scene-memo.ts";
import { textLayerItems } from "../text/text-layer-items.ts";
import type { Finding, FindingPlace, Unplaced } from "./finding.ts";
import { layerPoints } from "./layer-points.ts";
import { letteringFindings, unfilled } from "./lettering.ts";
import { placeFindings } from "./place.ts";
import { resolutionFindings } from "./resolution.ts";

export interface PreflightInput extends SceneInput {
  /** Everyone the product is ordered for; empty for one without names. */
  readonly riders?: readonly RosterEntry[];
  /** How much larger than the base size the largest ordered size prints pictures; 1 unless told. */
  readonly largestScale?: number;
  /** Fonts to offer for characters the chosen one lacks, best first. */
  readonly otherFonts?: readonly string[];
}

/**
 * What may go wrong with one product in print, in the order of its layers. Pure and fast enough to
 * run after every change; hidden layers are not looked at.
 */
export function preflight(input: PreflightInput): Finding[] {
  const scene = buildScene(input);
  const design = input.document.products[input.product];
  const problems = [...scene.problems, ...riderProblems(input)];
  return (design?.layers ?? []).flatMap((layer): Finding[] => {
    const own = problems.filter((problem) => problem.layer === layer.id);
    const piece =
      layer.kind === "colour"
        ? undefined
        : input.garment.pieces.find((one) => one.id === layer.piece);
    const place = piece && layer.kind !== "colour" ? placeOf(input, layer, piece.id) : null;
    const found = distinct(own).map((problem) => sceneFinding(input, problem));
    const placed = (findings: readonly Unplaced[]) => findings.map((one) => ({ ...one, place }));
    if (layer.kind === "colour" || layer.hidden) return placed(found);
    const drawn = scene.pieces.find((one) => one.piece === layer.piece);
    const items = itemsOf(scene, layer.id);
    if (!piece || !drawn) return placed(found);
    if (items.length === 0) {
      // Nothing is drawn of an empty name or number: that is what is to be told.
      if (layer.kind === "text") found.push(...unfilled(input.product, layer, input.riders ?? []));
      return placed(found);
    }
    const points = layerPoints(items);
    found.push(...placeFindings(input.product, layer, piece, points));
    if (layer.kind === "text") {
      found.push(...letteringFindings(input.product, layer, drawn, points, input.riders ?? []));
    } else {
      const picture = input.vectors(layer.source) ? undefined : input.images(layer.source);
      const scale = input.largestScale ?? 1;
      if (picture) found.push(...resolutionFindings(input.product, layer, picture, scale));
    }
    return placed(found);
  });
}

/** The layer's middle in the size looked at. */
function placeOf(
  input: PreflightInput,
  layer: { x: number; y: number },
  piece: PieceId,
): FindingPlace {
  const { x, y } = input.carry?.(piece, { x: layer.x, y: layer.y }) ?? layer;
  return { piece, x, y };
}

function itemsOf(scene: Scene, layer: string) {
  return scene.pieces
    .flatMap((piece) => piece.layers)
    .filter((one) => one.layer === layer)
    .flatMap((one) => one.items);
}

/** Each rider's name is tried: one of thirty may be too long or hold a letter the font lacks. */
function riderProblems(input: PreflightInput): SceneProblem[] {
  const layers = input.document.products[input.product]?.layers ?? [];
  const lettered = layers.flatMap((layer) => {
    if (layer.kind !== "text" || layer.role === undefined || layer.hidden) return [];
    const piece = input.garment.pieces.find((one) => one.id === layer.piece);
    return piece ? [{ layer, piece }] : [];
  });
  return (input.riders ?? []).flatMap((roster) =>
    lettered.flatMap(({ layer, piece }) => [
      ...textLayerItems({ ...input, roster }, layer, piece, noMemo).problems,
    ]),
  );
}

function distinct(problems: readonly SceneProblem[]): SceneProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function sceneFinding(input: PreflightInput, problem: SceneProblem): Unplaced {
  const { product } = input;
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
      return finding({ characters: problem.characters.join(" ") }, otherFont(input, problem));
    case "missing_font":
      return finding({ font: problem.font }, otherFont(input, { ...problem, characters: [] }));
    case "missing_picture":
      return finding({ source: problem.source });
    case "missing_piece":
      return finding({ piece: problem.piece });
    case "text_too_long":
      return finding({ text: problem.text });
  }
}

function otherFont(
  input: PreflightInput,
  problem: { readonly layer: string; readonly characters: readonly string[] },
): Command[] {
  const { product } = input;
  const layer = input.document.products[product]?.layers.find((one) => one.id === problem.layer);
  if (layer?.kind !== "text") return [];
  const needed = layer.text.replaceAll("\n", "") + problem.characters.join("");
  const font = input.otherFonts?.find((id) => id !== layer.font && input.fonts(id)?.has(needed));
  if (font === undefined) return [];
  return [{ type: "style_text", product, layers: [layer.id], style: { font } }];
}
