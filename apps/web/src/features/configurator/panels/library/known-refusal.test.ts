import { expect, it } from "vitest";
import { knownRefusal } from "./known-refusal.ts";

it.each([
  ["Racing Sans.TTF", "editor.upload.font"],
  ["club.woff2", "editor.upload.font"],
  ["sponsor.ai", "editor.upload.work_file"],
  ["Logo final (2).PDF", null],
  ["ai", null],
  ["helmet.svg", null],
  ["photo.pdf.png", null],
  ["no ending", null],
])("%s: %s", (name, told) => {
  expect(knownRefusal(name)).toBe(told);
});
