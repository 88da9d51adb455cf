import { expect, it } from "vitest";
import { isEasyPassword } from "./index.ts";

it.each([
  ...["aaaaaaaaaa", "1212121212", "abcabcabcabc", "!!!!!!!!!!!!", "éééééééééé"],
  ...["abcdefghijkl", "0123456789", "zyxwvutsrqp", "9876543210"],
  ...["holeshot2026", "HoleShot!2026", "holeshot-motocross", "Motocross1234", "mx-gear-shop-1"],
])("%s is easy", (password) => {
  expect(isEasyPassword(password)).toBe(true);
});

it.each([
  ...[
    "gate drops at nine",
    "mud under the fender",
    "holeshot at hawkstone",
    "correct horse battery",
  ],
  ...["a1b2c3d4e5f6", "123456789012345x", "Supersecret-19"],
])("%s is not", (password) => {
  expect(isEasyPassword(password)).toBe(false);
});
