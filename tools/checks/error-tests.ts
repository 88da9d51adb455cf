import { isTest, readText, sourcesUnder } from "../lib/source-files.ts";

const list = "packages/domain/src/error-codes.ts";
/** Tests that call the server or use the shop; those of the list itself provoke nothing. */
const provoking = ["tests", "apps/api/src"];
/** `code: {…}` of the failures, `"code",` of the faults of fields. */
const entry = /^ {2}(?:(\w+): \{|"(\w+)",)/gm;

/** Codes of failures and of faults of fields that no test over the wire or in the browser provokes. */
export function checkErrorTests(root: string): string[] {
  const codes = [...readText(root, list).matchAll(entry)].flatMap(
    ([, failure, fault]) => failure ?? fault ?? [],
  );
  if (codes.length === 0) return [`${list} lists no code`];
  const texts = sourcesUnder(root, provoking)
    .filter(isTest)
    .map((file) => readText(root, file));
  return codes
    .filter((code) => !texts.some((text) => new RegExp(`["'\`.]${code}["'\`]`).test(text)))
    .map((code) => `${code} is never provoked: no test under ${provoking.join(" or ")} expects it`);
}
