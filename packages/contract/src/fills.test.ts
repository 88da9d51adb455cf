import { expect, test } from "vitest";
import { createClient, type FetchLike, type ResponseLike } from "./client.ts";
import { isFileAnswer, type Route, type Schema } from "./define-route.ts";
import { fillAbsent, type Fill } from "./fill.ts";
import { fills } from "./fills.data.ts";
import { openApi } from "./openapi.ts";
import { routes } from "./routes.ts";

type Json = Readonly<Record<string, unknown>>;

/** Where a schema says what stands for a key that is missing. */
function absentIn(schema: Json, at: string): (readonly [at: string, absent: unknown])[] {
  const options = (schema["anyOf"] ?? []) as readonly Json[];
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  const [items, others] = [schema["items"], schema["additionalProperties"]];
  return [
    ...options.flatMap((each) => absentIn(each, at)),
    ...properties.flatMap(([key, value]) => {
      const place = at === "" ? key : `${at}.${key}`;
      const own = "default" in value ? [[place, value["default"]] as const] : [];
      return [...own, ...absentIn(value, place)];
    }),
    ...(typeof items === "object" && items !== null ? absentIn(items as Json, `${at}[]`) : []),
    ...(typeof others === "object" && others !== null ? absentIn(others as Json, `${at}.*`) : []),
  ];
}

interface Operation {
  readonly responses: Record<string, { content?: Record<string, { schema?: Json }> }>;
}

function gathered(): readonly Fill[] {
  const document = openApi(routes, { title: "Shop", version: "1" });
  const paths = document["paths"] as Record<string, Record<string, Operation>>;
  const found = new Map<string, { at: string; absent: unknown; of: Route["id"][] }>();
  for (const route of routes) {
    const operation = paths[route.path]?.[route.method.toLowerCase()];
    for (const status of Object.keys(route.answers)) {
      const schema = operation?.responses[status]?.content?.["application/json"]?.schema ?? {};
      for (const [at, absent] of absentIn(schema, "")) {
        const name = `${at} ${JSON.stringify(absent)}`;
        const fill = found.get(name) ?? { at, absent, of: [] };
        found.set(name, fill);
        if (!fill.of.includes(route.id)) fill.of.push(route.id);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.at.localeCompare(b.at, "en"));
}

function inLines(all: readonly Fill[]): string {
  const entries = all.map(({ at, absent, of }) => {
    const ids = of.map((id) => JSON.stringify(id));
    const short = `    of: [${ids.join(", ")}],`;
    const long = `    of: [\n${ids.map((id) => `      ${id},\n`).join("")}    ],`;
    const value = JSON.stringify(absent);
    return `  {\n    at: "${at}",\n    absent: ${value},\n${short.length > 100 ? long : short}\n  },\n`;
  });
  return `// Written by \`vitest run packages/contract/src/fills.test.ts --update\` of what the schemas say by \`orElse\`.
import type { Fill } from "./fill.ts";

/** What the client puts where an answer of the version before lacks a key. */
export const fills: readonly Fill[] = [
${entries.join("")}];
`;
}

test("the client's list is what the schemas say", async () => {
  await expect(inLines(gathered())).toMatchFileSnapshot("./fills.data.ts");
});

test("what stands for an absent key is a value that the key may have", () => {
  for (const { at, absent, of } of fills) {
    for (const id of of) {
      const route = routes.find((each) => each.id === id);
      const answers = Object.values(route?.answers ?? {});
      const keys = answers.flatMap((answer) =>
        answer === null || isFileAnswer(answer) ? [] : schemasAt(answer, at.split(/\.|(?=\[\])/)),
      );
      expect(keys.length, `${id} ${at}`).toBeGreaterThan(0);
      for (const key of keys) expect(key.safeParse(absent).success, `${id} ${at}`).toBe(true);
    }
  }
});

/** The schemas at a place, whichever choices lie on the way. */
function schemasAt(schema: Schema, [key, ...further]: readonly string[]): Schema[] {
  const { def } = schema._zod as unknown as {
    def: {
      innerType?: Schema;
      options?: readonly Schema[];
      element?: Schema;
      shape?: Record<string, Schema>;
    };
  };
  if (key === undefined) return [schema];
  const inner = [...(def.options ?? []), ...(def.innerType ? [def.innerType] : [])];
  if (inner.length > 0) return inner.flatMap((each) => schemasAt(each, [key, ...further]));
  const next = key === "[]" ? def.element : def.shape?.[key];
  return next === undefined ? [] : schemasAt(next, further);
}

const some: readonly Fill[] = [
  { at: "styles", absent: [], of: ["getConfiguratorSet"] },
  { at: "data[].designs[].of.*.late", absent: null, of: ["listOrders"] },
];

test("an absent key is filled wherever it may be, and nothing else is touched", () => {
  const body = {
    data: [{ designs: [{ of: { a: {}, b: { late: true } } }] }, { designs: null }, {}, "odd"],
  };
  expect(fillAbsent(body, "listOrders", some)).toEqual({
    data: [
      { designs: [{ of: { a: { late: null }, b: { late: true } } }] },
      { designs: null },
      {},
      "odd",
    ],
  });
  expect(fillAbsent({}, "getOrder", some)).toEqual({});
  expect(fillAbsent(null, "getConfiguratorSet", some)).toBe(null);
});

test("each answer has its own", () => {
  const [a, b] = [{}, {}].map((body) => fillAbsent(body, "getConfiguratorSet", some)) as [
    { styles: string[] },
    { styles: string[] },
  ];
  a.styles.push("a");
  expect(b.styles).toEqual([]);
});

test("the client fills what it reads", async () => {
  const { Response } = globalThis as unknown as {
    readonly Response: { json(body: unknown): ResponseLike };
  };
  const fetch: FetchLike = async () => Response.json({ name: "a set of the version before" });
  const client = createClient({ baseUrl: "", token: () => null, fetch });
  const params = { configuratorSetUuid: "u" };
  const answer = await client.call("getConfiguratorSet", { params });
  expect(answer).toMatchObject({ ok: true, body: { styles: [] } });
});
