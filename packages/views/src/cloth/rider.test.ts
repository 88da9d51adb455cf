import { expect, test } from "vitest";
import { groundShadow } from "./ground-shadow.ts";
import { riderColours, riderOf, riderSide } from "./rider.ts";

test("V6.7 a rider is named by the top and the pants of a kit; nobody wears a kit without both, and gloves and pit shirts name none", () => {
  const [top, legs] = [
    { product: "jersey", worn: "jersey-women-v" },
    { product: "pants", worn: "pants-women" },
  ] as const;
  const rest = [
    { product: "gloves", worn: "gloves" },
    { product: "pit-shirt", worn: "pit-shirt-women" },
  ] as const;
  expect(riderOf([rest[0], legs, rest[1], top])).toBe("jersey-women-v+pants-women");
  expect(riderOf([top, ...rest])).toBeNull();
  expect(riderOf([legs, ...rest])).toBeNull();
});

test("V6.7 front and left show his front, back and right his back", () => {
  const views = (["front", "left", "back", "right"] as const).map(riderSide);
  expect(views).toEqual(["front", "front", "back", "back"]);
});

test("V6.7 cloth has the colours of its pieces, gear its own, and what nobody tells a neutral one", () => {
  const pieces = [{ piece: "front", ground: "#ff0000" }];
  const colours = riderColours({ colours: { shell: "#111111" } }, [["jersey", { pieces }]]);
  expect(colours).toMatchObject({ "jersey/front": "#ff0000", "gear/shell": "#111111" });
  expect(colours["default"]).toMatch(/^#[0-9a-f]{6}$/);
});

test("V6.8 the ground's shadow lies where the camera's square does in the frame, softened, and nothing beside it", () => {
  const side = 40;
  const data = new Uint8Array(side * side);
  for (let y = 20; y < 30; y++) for (let x = 10; x < 20; x++) data[y * side + x] = 200;
  // The square is drawn twice as large, its left quarter beyond the picture's edge.
  const size = { width: 70, height: 90 };
  const shadow = groundShadow({ width: side, data }, { left: -20, top: 10, side: 80 }, size);
  const at = (x: number, y: number) => shadow[y * size.width + x] ?? -1;
  expect(at(10, 60)).toBe(200);
  expect(at(10, 20)).toBe(0);
  expect(at(40, 60)).toBe(0);
  expect(at(10, 89)).toBe(0);
  // An edge is a slope and no step.
  const edge = [18, 19, 20, 21].map((x) => at(x, 60));
  expect(edge).toEqual(edge.toSorted((a, b) => b - a));
  expect(edge.some((value) => value > 20 && value < 180)).toBe(true);
});
