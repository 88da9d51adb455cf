import { assetUrl } from "../config.ts";

/** An answer whose addresses (`…_url`) can be fetched from where the page is, whatever origin the server has. */
export function withAddresses<T>(answer: T, resolve: (path: string) => string = assetUrl): T {
  // Nothing to do for most shops: then the answer stays the object it was.
  return resolve("/") === "/" ? answer : (resolved(answer, resolve) as T);
}

function resolved(value: unknown, resolve: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => resolved(each, resolve));
  if (value === null || typeof value !== "object" || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      typeof each === "string" && name.endsWith("_url") ? resolve(each) : resolved(each, resolve),
    ]),
  );
}
