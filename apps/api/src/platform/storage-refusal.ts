import { chain } from "./away.ts";

/** What the store's driver says of whatever goes wrong in it. */
const OF_DRIVER = /^E_CANNOT_/;
const OF_READING = /^E_CANNOT_(?:READ_FILE|GET_METADATA)$/;
/** Of a file that is not there, on disk and in a bucket. */
const MISSED: readonly unknown[] = ["ENOENT", "NoSuchKey", "NotFound"];

/**
 * In words that say what to do: why files cannot be had from where they are stored, or put there; undefined for an error
 * that says nothing of it, as one does of a single file that is not there. What the bucket's client says in words is left
 * out: it may hold addresses and keys.
 */
export function storageRefusal(error: unknown): string | undefined {
  const told = chain(error);
  const outer = told.find(({ code }) => typeof code === "string" && OF_DRIVER.test(code));
  // Its list of files comes as the bucket's client tells it.
  const ofBucket = told.find((each) => "$metadata" in each);
  if (outer === undefined && ofBucket === undefined) return undefined;
  const { code, name } = told.at(-1) ?? {};
  const why = typeof code === "string" ? code : name;
  const isReading = typeof outer?.code === "string" && OF_READING.test(outer.code);
  if (isReading && MISSED.includes(why)) return undefined;
  const words = [outer?.message, outer?.code === why ? undefined : why].filter(Boolean).join(": ");
  return `STORAGE_URL: the storage fails (${words}). See that it runs, has room and lets this user in, or set another STORAGE_URL.`;
}
