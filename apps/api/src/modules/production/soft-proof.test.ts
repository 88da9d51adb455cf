import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { labDifference, labOf } from "./lab-colour.ts";
import { pressColours } from "./press-colours.ts";
import { KEPT_WITHIN, softProof } from "./soft-proof.ts";

// Ghostscript brings a profile of process inks; LittleCMS says by its own program what it does.
const profile = "/usr/share/color/icc/ghostscript/default_cmyk.icc";
const present = spawnSync("transicc", []).error === undefined && existsSync(profile);
/** Its absence fails where everything is to be tried. */
const without = !present && process.env["CI"] !== "true";
const SCREEN = "*sRGB";
const colours = [
  ...["#ff0000", "#00ff00", "#0000ff", "#ccff00", "#ff1493", "#39ff14", "#ffffff", "#000000"],
  ...["#1b2434", "#17c3d6", "#d8262f", "#808080", "#f0c000", "#5a3a22", "#eceae3", "#24507a"],
];

function little(from: string, to: string, rows: readonly (readonly number[])[]): number[][] {
  const input = `${rows.map((row) => row.join(" ")).join("\n")}\n`;
  const said = execFileSync("transicc", ["-t", "0", "-i", from, "-o", to, "-n"], {
    input,
    stdio: ["pipe", "pipe", "ignore"],
  }).toString();
  return said
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
}

const bytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hex = (row: readonly number[]) =>
  `#${Buffer.from(row.map((value) => Math.round(Math.min(255, Math.max(0, value))))).toString("hex")}`;

it.skipIf(without)("inks are those that LittleCMS gives, to two percent", async () => {
  const convert = await pressColours(profile);
  const judged = little(SCREEN, profile, colours.map(bytes));
  for (const [at, colour] of colours.entries()) {
    for (const [ink, share] of convert(colour).entries()) {
      expect(Math.abs(share - (judged[at]?.[ink] ?? -100)), `${colour} ${ink}`).toBeLessThan(2);
    }
  }
});

it.skipIf(without)(
  "a proof looks as LittleCMS says, and tells out of range as it does",
  async () => {
    const inks = little(SCREEN, profile, colours.map(bytes));
    const judged = little(profile, SCREEN, inks).map(hex);
    const proofed = await softProof(profile)(colours);
    for (const [at, one] of proofed.entries()) {
      const said = judged[at] ?? "";
      expect(labDifference(labOf(one.printed), labOf(said)), `${one.colour} ${said}`).toBeLessThan(
        2,
      );
      const off = labDifference(labOf(one.colour), labOf(said));
      // On the line itself either word is right.
      if (Math.abs(off - KEPT_WITHIN) > 1)
        expect(one.printable, one.colour).toBe(off < KEPT_WITHIN);
    }
    expect(proofed.filter(({ printable }) => !printable).length).toBeGreaterThan(3);
    expect(proofed.filter(({ printable }) => printable).length).toBeGreaterThan(3);
  },
);

it.skipIf(without)(
  "the nearest is one that the press keeps, and nearer than what it would have made",
  async () => {
    const proofed = await softProof(profile)(colours);
    const out = proofed.filter(({ printable }) => !printable);
    const near = out.map(({ nearest }) => nearest ?? "");
    const made = little(profile, SCREEN, little(SCREEN, profile, near.map(bytes))).map(hex);
    for (const [at, { colour, printed }] of out.entries()) {
      const offered = near[at] ?? "";
      expect(labDifference(labOf(offered), labOf(made[at] ?? "")), offered).toBeLessThan(
        KEPT_WITHIN + 1,
      );
      const before = labDifference(labOf(colour), labOf(printed));
      expect(labDifference(labOf(colour), labOf(offered)), colour).toBeLessThan(before + 3);
    }
  },
);

it("names a fluorescent as one, and nothing that is merely strong", async () => {
  const proofed = await softProof("cmyk")([
    "#ccff00",
    "#39ff14",
    "#ff33dd",
    "#0000ff",
    "#8a1020",
    "#1b2434",
  ]);
  expect(proofed.map(({ fluorescent }) => fluorescent)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
