import { expect, it } from "vitest";
import { base32, codeAt, matchingStep, otpAuthUri, stepAt } from "./totp.ts";

/** The secret and the moments of RFC 6238, appendix B; its codes have eight digits, ours are their last six. */
const secret = Buffer.from("12345678901234567890");

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("second %s has the code of the standard", (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
});

it.each([
  ["", ""],
  ["f", "MY"],
  ["foobar", "MZXW6YTBOI"],
  ["12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
])("%s in base32 is %s", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

it("takes the code of now and of one step either way, none older and none twice", () => {
  const now = new Date(1_700_000_000_000);
  const step = stepAt(now);
  for (const drift of [-1, 0, 1]) {
    const code = codeAt(secret, step + drift);
    expect(matchingStep(secret, code, { now, after: 0 })).toBe(step + drift);
    expect(matchingStep(secret, code, { now, after: step + drift })).toBeNull();
  }
  for (const drift of [-2, 2]) {
    expect(matchingStep(secret, codeAt(secret, step + drift), { now, after: 0 })).toBeNull();
  }
  const spaced = codeAt(secret, step).replace(/^(...)/, "$1 ");
  expect(matchingStep(secret, spaced, { now, after: 0 })).toBe(step);
  for (const typed of ["", "12345", "1234567", "abcdef"]) {
    expect(matchingStep(secret, typed, { now, after: 0 })).toBeNull();
  }
});

it("names shop and account to the authenticator", () => {
  expect(otpAuthUri(secret, "a+b@c.example")).toBe(
    "otpauth://totp/Holeshot:a%2Bb%40c.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Holeshot&algorithm=SHA1&digits=6&period=30",
  );
});
