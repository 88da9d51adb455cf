import type { TextLayer, TextStyle } from "@holeshot/design";
import type { Unplaced } from "../../preflight/finding.ts";
import { closedLetters, seemsOwn } from "../../text/closed-letters.ts";
import { rosterText } from "../../text/text-layer-items.ts";
import { outlinesOf } from "../../text/text-rings.ts";
import { thinnestStroke } from "../../text/thinnest-stroke.ts";
import type { PreflightInput } from "../layer-findings.ts";

type Look = Pick<TextLayer, "stroke" | "strokes" | "shadow">;

/**
 * Letters and digits whose counters an outline or a shadow of their own colour fills: 86 is read as 88. `apart` stands off
 * from the letters best.
 */
export function closedFindings(
  { product, fonts, riders = [], samples }: PreflightInput,
  layer: TextLayer,
  apart: string,
): Unplaced[] {
  const shaper = fonts(layer.font);
  if (!shaper) return [];
  const entries = riders.length > 0 ? riders : [undefined];
  const texts = [...new Set(entries.map((entry) => rosterText(layer, entry, samples)))];
  const closedAs = (look: Look): string[] => {
    const { strokes: _, shadow: __, ...rest } = layer;
    return texts.flatMap((text) => closedLetters({ ...rest, ...look }, text, shaper));
  };
  const characters = [...new Set(closedAs(layer))];
  if (characters.length === 0) return [];
  const style = [...mendings(layer, apart)].find((look) => closedAs(look).length === 0);
  return [
    {
      code: "closed_letters",
      level: "advice",
      product,
      layer: layer.id,
      params: { characters: characters.join(" ") },
      fix: style
        ? [{ type: "style_text", product, layers: [layer.id], style: changed(layer, style) }]
        : [],
    },
  ];
}

/** Looks that may be read again, what changes least first. */
function* mendings(layer: TextLayer, apart: string): Generator<Look> {
  // A colour that is nearly the letters' was meant to stand off from them.
  const distinct = recoloured(layer, apart, (colour) => colour !== layer.colour);
  const unshadowed = recoloured(distinct, apart, (_, of) => of === "shadow");
  for (const look of [distinct, unshadowed]) {
    yield look;
    for (let tenths = 9; tenths > 0; tenths -= 1) {
      const thinner = narrowed(look, layer.colour, tenths / 10);
      if (thinner) yield thinner;
    }
  }
  yield recoloured(layer, apart, () => true);

  function recoloured(
    { stroke, strokes, shadow }: Look,
    to: string,
    is: (colour: string, of: "outline" | "shadow") => boolean,
  ): Look {
    const other = <T extends { readonly colour: string }>(one: T, of: "outline" | "shadow"): T =>
      seemsOwn(layer, one.colour) && is(one.colour, of) ? { ...one, colour: to } : one;
    return {
      stroke: stroke.enabled ? other(stroke, "outline") : stroke,
      ...(strokes && { strokes: strokes.map((one) => other(one, "outline")) }),
      ...(shadow && { shadow: other(shadow, "shadow") }),
    };
  }
}

/** The look with the letters' own outlines narrower, by half millimetres; none where one would not print. */
function narrowed(look: Look, own: string, by: number): Look | null {
  const thinner = <T extends { readonly colour: string; readonly width: number }>(one: T): T =>
    one.colour === own ? { ...one, width: Math.floor(one.width * by * 2) / 2 } : one;
  const { stroke, strokes, shadow } = look;
  const next = {
    stroke: thinner(stroke),
    ...(strokes && { strokes: strokes.map(thinner) }),
    ...(shadow && { shadow }),
  };
  const isThin = outlinesOf(next).some(
    ({ colour, width }) => colour === own && width < thinnestStroke,
  );
  return isThin ? null : next;
}

/** What of a look is not as it was. */
function changed(layer: TextLayer, { stroke, strokes, shadow }: Look): TextStyle {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return {
    ...(!same(stroke, layer.stroke) && { stroke }),
    ...(strokes && !same(strokes, layer.strokes) && { strokes }),
    ...(shadow && !same(shadow, layer.shadow) && { shadow }),
  };
}
