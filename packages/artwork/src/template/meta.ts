import { productIds } from "@holeshot/domain";
import * as z from "zod/mini";
import { readJsonText } from "./json-text.ts";
import type { JsonText } from "./json-text.ts";
import type { MistakeCode, MistakeList } from "./mistakes.ts";

const text = z.string().check(z.minLength(1), z.maxLength(80));
const names = z.strictObject({ nl: text, en: text, de: text, dk: text, fr: text });
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const mm = z.number().check(z.minimum(-200), z.maximum(600));
const named = z.strictObject({ id, name: names });

const slotText = z.strictObject({
  slot: id,
  text: z.string().check(z.minLength(1), z.maxLength(80)),
  font: id,
  size: mm.check(z.positive()),
  colour: id,
  letter_spacing: z.optional(mm),
  outlines: z.optional(
    z.array(z.strictObject({ colour: id, width: mm.check(z.positive()) })).check(z.maxLength(3)),
  ),
  shadow: z.optional(z.strictObject({ colour: id, dx: mm, dy: mm })),
  link: z.optional(id),
  plate: z.optional(
    z.strictObject({ width: mm.check(z.positive()), height: mm.check(z.positive()) }),
  ),
});

const metaSchema = z.strictObject({
  id,
  pattern: z.int().check(z.minimum(1)),
  name: names,
  zones: z
    .array(z.strictObject({ id, kind: z.optional(z.enum(["ink", "fabric"])), name: names }))
    .check(z.minLength(1), z.maxLength(20)),
  roles: z.array(named),
  colourways: z
    .array(
      z.strictObject({
        id,
        name: z.union([text, names]),
        zones: z.record(id, colour),
        roles: z.record(id, colour),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
  contrast: z.optional(
    z.array(z.strictObject({ a: id, b: id, least: z.number().check(z.minimum(1), z.maximum(21)) })),
  ),
  texts: z.partialRecord(z.enum(productIds), z.array(slotText)),
});

/** `template.json` as it is written. */
export type MetaFile = z.infer<typeof metaSchema>;

/** A text of a slot as it is written. */
export type SlotTextFile = z.infer<typeof slotText>;

export interface Meta {
  readonly file: MetaFile;
  readonly placeOf: Extract<JsonText, { ok: true }>["placeOf"];
}

const languages = new Set<PropertyKey>(["nl", "en", "de", "dk", "fr"]);

/** Which mistake a refused value is: a language that is not there has a remedy of its own. */
export function codeOfIssue(issue: z.core.$ZodIssue, value: unknown): MistakeCode {
  const last = issue.path.at(-1);
  const missing = issue.path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  return last !== undefined && languages.has(last) && missing === undefined
    ? "missing_language"
    : "wrong_value";
}

/** Reads `template.json`; null when it is too broken to go on with. */
export function readMeta(source: string, mistakes: MistakeList): Meta | null {
  const json = readJsonText(source);
  if (!json.ok) {
    mistakes.add("broken_json", json.place, json.message);
    return null;
  }
  const result = metaSchema.safeParse(json.value);
  if (result.success) return { file: result.data, placeOf: json.placeOf };
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join(".");
    const code = codeOfIssue(issue, json.value);
    mistakes.add(code, json.placeOf(issue.path), `${path}: ${issue.message || issue.code}`);
  }
  return null;
}
