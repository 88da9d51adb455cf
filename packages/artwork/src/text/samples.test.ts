import { buildScene, createSceneMemo } from "@holeshot/artwork";
import { expect, test } from "vitest";
import { sceneInput, textLayer } from "../../testing/fixtures.ts";
import { itemsOf } from "../../testing/scene-tools.ts";

const name = textLayer({
  id: "t-name",
  piece: "back",
  y: 80,
  text: "NAAM",
  role: "name",
  size: 38,
});

test("A2.16 a sample is drawn only where it is asked for", () => {
  const samples = [
    { ...name, sample: name.text },
    textLayer({ id: "s", text: "TORQAL", sample: "TORQAL" }),
  ];
  const made = buildScene(sceneInput(samples));
  expect(samples.map(({ id }) => itemsOf(made, id))).toEqual([[], []]);
  expect(made.problems).toEqual([]);
  const shown = buildScene(sceneInput(samples, { samples: true }));
  const plain = samples.map(({ sample: _sample, ...layer }) => layer);
  expect(shown).toEqual(buildScene(sceneInput(plain)));
});

test("A2.16 a rider stands in a sample's place as in any other, also one who is called as it is", () => {
  const sample = { ...name, sample: name.text };
  for (const rider of ["KIM", name.text]) {
    const made = buildScene(sceneInput([sample], { roster: { name: rider } }));
    const own = buildScene(sceneInput([name], { roster: { name: rider } }));
    expect(made).toEqual(own);
  }
  const nobody = buildScene(sceneInput([sample], { roster: { number: "94" } }));
  expect(itemsOf(nobody, "t-name")).toEqual([]);
  // What was drawn for a rider is not shown to the next, nor the sample after it was asked for.
  const memo = createSceneMemo();
  buildScene(sceneInput([sample], { memo, samples: true }));
  expect(itemsOf(buildScene(sceneInput([sample], { memo })), "t-name")).toEqual([]);
});
