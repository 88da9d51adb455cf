import type { Described } from "./understood.ts";

/** One call: what is sent and what is answered, by status and content type. */
export interface DescribedCall {
  readonly body: Described | null;
  readonly answers: Readonly<Record<string, Readonly<Record<string, Described | null>>>>;
}

/** The contract of one version. */
export interface DescribedContract {
  readonly calls: Readonly<Record<string, DescribedCall>>;
}

/** The contract of a version as it is kept: what occurs often is written once. */
export interface KeptContract extends DescribedContract {
  readonly commit: string;
  readonly made: string;
  readonly parts: readonly Described[];
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { schema: Described }> };
  readonly responses: Record<string, { content?: Record<string, { schema?: Described }> }>;
}

const PROBLEM = "application/problem+json";

/** What a version's own OpenAPI document says of its calls. Failures have one form, and pages follow no 3xx by hand. */
export function describe(openApi: object): DescribedContract {
  const { paths } = openApi as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return {
    calls: Object.fromEntries(
      operations.map(({ operationId, requestBody, responses }) => {
        const answers = Object.entries(responses)
          .filter(([status, { content }]) => status < "300" && !(PROBLEM in (content ?? {})))
          .map(([status, { content = {} }]) => {
            const types = Object.entries(content);
            return [
              status,
              Object.fromEntries(types.map(([t, { schema }]) => [t, schema ?? null])),
            ];
          });
        const body = requestBody?.content["application/json"]?.schema ?? null;
        return [operationId, { body, answers: Object.fromEntries(answers) }];
      }),
    ),
  };
}

const PART = "#/parts/";

/** Writes each larger part that occurs more than once apart. */
export function pack(contract: DescribedContract): Pick<KeptContract, "calls" | "parts"> {
  const times = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const text = JSON.stringify(value);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    if (before === 0) for (const each of Object.values(value)) count(each);
  };
  count(contract.calls);
  const parts: Described[] = [];
  const places = new Map<string, number>();
  const shorten = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const text = JSON.stringify(value);
    const isPart = !Array.isArray(value) && text.length > 120 && (times.get(text) ?? 0) > 1;
    const known = places.get(text);
    if (isPart && known !== undefined) return { $ref: PART + known };
    const short = Array.isArray(value)
      ? value.map(shorten)
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]));
    if (!isPart) return short;
    places.set(text, parts.length);
    parts.push(short as Described);
    return { $ref: PART + (parts.length - 1) };
  };
  return { calls: shorten(contract.calls) as DescribedContract["calls"], parts };
}

/** The contract as it was before it was packed. */
export function unpack({ calls, parts }: Pick<KeptContract, "calls" | "parts">): DescribedContract {
  const whole = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(whole);
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === "string" && $ref.startsWith(PART)) {
      return whole(parts[Number($ref.slice(PART.length))]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, whole(each)]));
  };
  return { calls: whole(calls) as DescribedContract["calls"] };
}
