import { isDatabaseAway } from "../away.ts";
import { StartRefusal } from "../start-refusal.ts";

/** What a database says that takes connections and not this one, by the first characters of its codes. */
const REFUSALS: readonly (readonly [code: string, remedy: string])[] = [
  ["28", "Name a user that it knows, with the right password"],
  ["3D000", "Make that database, or name another"],
  ["42501", "Make its user the owner of the database"],
];

/**
 * In words that say what to do: why the configured database cannot be used; undefined for an error that says nothing of
 * it. Its address holds a password, so only the name of the setting is said.
 */
export function databaseRefusal(error: unknown): StartRefusal | undefined {
  const { code: told, message } = error as { readonly code?: unknown; readonly message: string };
  const code = typeof told === "string" ? told : undefined;
  const [, remedy] = REFUSALS.find(([start]) => code?.startsWith(start)) ?? [];
  if (remedy !== undefined) {
    return new StartRefusal(
      `DATABASE_URL: the database refuses (${message}). ${remedy} in DATABASE_URL and DATABASE_DIRECT_URL.`,
      { cause: error },
    );
  }
  if (!isDatabaseAway(error)) return undefined;
  return new StartRefusal(
    `DATABASE_URL: the database cannot be reached (${code ?? message}). Start it, or set another DATABASE_URL.`,
    { cause: error },
  );
}
