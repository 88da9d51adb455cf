import { afterAll, expect, test, vi } from "vitest";
import { buildScene, createSceneMemo } from "@holeshot/artwork";
import { colourLayer, sceneInput } from "../../testing/fixtures.ts";
import { fillsIn, pieceOf } from "../../testing/scene-tools.ts";
import { fetchRegions, regionsAreHere } from "./clipper-later.ts";

// What browsers get instead of the library itself. Files share their modules: this one gets its own, and leaves none behind.
vi.hoisted(() => vi.resetModules());
vi.mock("#clipper", async () => import("./clipper-later.ts"));
afterAll(() => {
  vi.doUnmock("#clipper");
  vi.resetModules();
});

test("in a browser a zone shows its first colour until areas can be cut, then its gradient and pattern", async () => {
  const fill = { pattern: "checker", scale: 1, rotation: 0, colours: ["#ff0000"] };
  const layer = colourLayer({
    primary: "#102030",
    gradient: { secondary: "#ffffff", direction: "left_to_right" },
    fill,
  });
  const input = { ...sceneInput([layer]), memo: createSceneMemo() };
  const zone = () => pieceOf(buildScene(input), "front").layers[0]?.items ?? [];

  expect(regionsAreHere()).toBe(false);
  const before = zone();
  expect(before).toEqual([expect.objectContaining({ kind: "fill", paint: "#102030" })]);
  expect(zone()).toBe(before);

  const coming = fetchRegions();
  expect(fetchRegions()).toBe(coming);
  await coming;
  expect(regionsAreHere()).toBe(true);
  expect(fetchRegions()).toBeNull();
  expect(zone().length).toBeGreaterThan(before.length);
  expect(fillsIn(zone()).map(({ paint }) => paint)).not.toContain("#102030");
});
