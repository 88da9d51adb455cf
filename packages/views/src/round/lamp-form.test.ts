import fc from "fast-check";
import { expect, it } from "vitest";
import { acrossOf, expectedFor, expectedTerms } from "./expected-light.ts";
import { lampForm } from "./lamp-form.ts";

it("the form of lamps gives the light that is expected of them, by direction and turn", () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  const lamps = fc.array(part, { minLength: expectedTerms, maxLength: expectedTerms });
  fc.assert(
    fc.property(lamps, fc.tuple(part, part, part), part, (falls, looks, half) => {
      const length = Math.hypot(...looks);
      fc.pre(length > 0.01);
      const turn = half * Math.PI;
      const normal = looks.map((value) => value / length);
      const direction = [...normal, 1];
      const light = lampForm(falls, turn).reduce(
        (sum, factor, at) =>
          sum + factor * (direction[at % 4] ?? 0) * (direction[Math.floor(at / 4)] ?? 0),
        0,
      );
      expect(light).toBeCloseTo(expectedFor(falls, normal, acrossOf(turn), -Infinity), 9);
    }),
  );
});
