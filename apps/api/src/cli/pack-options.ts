import { isLanguage, type Language, languages } from "@holeshot/domain";
import { NotPrintable } from "../modules/production/index.ts";
import { type Given, Mistake, type OptionSpec, Refusal } from "./command.ts";
import type { PackFolder } from "./pack-folder.ts";

/** What every command that writes an order's files for a maker can be told; `language` says of what. */
export function packOptions(language: string) {
  return {
    out: {
      type: "string",
      value: "DIR",
      what: "the folder to write; it must not exist or be empty",
    },
    printer: {
      type: "string",
      value: "ID",
      what: "of catalogue/printers.json; its first when absent",
    },
    language: { type: "string", value: "CODE", what: language },
  } as const satisfies Readonly<Record<string, OptionSpec>>;
}

export const packLanguages = `${languages.join(", ")}; en when absent`;

/** Printer and language as they were given. @throws Mistake for a language that the shop does not speak. */
export function packRequest(given: Given): {
  readonly language: Language;
  readonly printer?: string;
} {
  const language = given.text("language") ?? "en";
  if (!isLanguage(language)) throw new Mistake(`--language must be one of ${languages.join(", ")}`);
  const printer = given.text("printer");
  return { language, ...(printer === undefined ? {} : { printer }) };
}

/** Writes into the folder that was asked for; of what cannot be printed nothing stays. */
export async function writePack<Done>(
  target: Pick<PackFolder, "discard" | "finish">,
  write: () => Promise<Done>,
): Promise<Done> {
  const done = await write().catch((error: unknown) => {
    if (!(error instanceof NotPrintable)) throw error;
    target.discard();
    throw new Refusal(error.message, { cause: error });
  });
  target.finish();
  return done;
}
