import type { Field } from "./field.ts";
import { way, type Way } from "./kit.ts";

const ink = "#14161b";
const white = "#ffffff";

/** White or ink, whichever reads on a ground. */
export function readable(ground: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(ground.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.25 ? ink : white;
}

/** What lettering stands on, by zone colour; and the number's three colours. */
export interface Grounds {
  readonly number: readonly [fill: string, ring: string, rim: string];
  readonly name: string;
  readonly chest: string;
  readonly low: string;
  readonly sleeve: string;
  readonly leg: string;
  readonly legnum?: string;
}

/** A colourway whose lettering is white or ink as its ground asks. */
export function painted(
  id: string,
  zones: Readonly<Record<string, string>>,
  on: Grounds,
  cloth: string,
): Way {
  const [num, num1, num2] = on.number;
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll("-", " ")}`;
  const roles = {
    num,
    num1,
    num2,
    name: readable(on.name),
    mark: readable(on.chest),
    mark2: readable(on.low),
    mark3: readable(on.sleeve),
    leg: readable(on.leg),
    legnum: readable(on.legnum ?? on.leg),
    "name-rim": on.name,
    "mark-rim": on.chest,
    "mark2-rim": on.low,
    "mark3-rim": on.sleeve,
    "leg-rim": on.leg,
    "legnum-rim": on.legnum ?? on.leg,
  };
  return way(id, name, zones, roles, [cloth, cloth, lighter(cloth)]);
}

/** A cloth's shade for guards: a step towards grey. */
function lighter(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (96 - part) * 0.22));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The field drawn `by` times as large. */
export function scaled(field: Field, by: number): Field {
  return (s) => field({ ...s, x: s.x / by, y: s.y / by }) * by;
}
