import { expect, test } from "vitest";
import { type Route, routeErrors } from "./define-route.ts";
import { openApi } from "./openapi.ts";
import { routes } from "./routes.ts";

type Json = Readonly<Record<string, unknown>>;

/** A schema in a word: what a reader of the wire relies on. */
function inWords(schema: Json): string {
  if (typeof schema["$ref"] === "string") return schema["$ref"].split("/").at(-1) ?? "";
  if (Array.isArray(schema["anyOf"])) return (schema["anyOf"] as Json[]).map(inWords).join(" | ");
  if (schema["const"] !== undefined) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return schema["enum"].map((each) => `"${each}"`).join(" | ");
  if (schema["type"] === "array") return `list of ${inWords(schema["items"] as Json)}`;
  const type = (schema["type"] as string | undefined) ?? "anything";
  const form = (schema["format"] ?? schema["pattern"]) as string | undefined;
  return form === undefined ? type : `${type} ${form}`;
}

/** Every key below a schema, one a line; a `?` ends the name of one that may be missing. */
function keysOf(schema: Json, at = ""): string[] {
  const options = schema["anyOf"] as Json[] | undefined;
  if (options !== undefined) {
    const inner = options.flatMap((each) => keysOf(each, at)).filter((line) => line !== "");
    return [`${at}: ${inWords(schema)}`, ...inner.filter((line) => !line.startsWith(`${at}: `))];
  }
  if (schema["type"] === "array") {
    const items = keysOf(schema["items"] as Json, `${at}[]`);
    return items.length > 0 ? items : [`${at}: ${inWords(schema)}`];
  }
  const required = new Set(schema["required"] as string[] | undefined);
  const properties = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  const named = properties.flatMap(([key, value]) =>
    keysOf(value, `${at}.${key}${required.has(key) ? "" : "?"}`),
  );
  const others = schema["additionalProperties"] as Json | boolean | undefined;
  const free = typeof others === "object" ? keysOf(others, `${at}.*`) : [];
  const own = properties.length === 0 && free.length === 0 ? [`${at}: ${inWords(schema)}`] : [];
  return [...own, ...named, ...free];
}

interface Operation {
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Json }[];
  readonly requestBody?: { readonly content: Record<string, { schema: Json }> };
  readonly responses: Record<string, { content?: Record<string, { schema?: Json }> }>;
}

function linesOf(route: Route, operation: Operation): string[] {
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const answers = Object.keys(route.answers).flatMap((status) => {
    const types = Object.entries(operation.responses[status]?.content ?? {});
    if (types.length === 0) return [`  ${status} nothing`];
    return types.flatMap(([type, { schema }]) =>
      schema === undefined
        ? [`  ${status} ${type}`]
        : keysOf(schema).map((line) => `  ${status} ${line}`),
    );
  });
  return [
    `${route.method} ${route.path}`,
    ...operation.parameters.map(
      (each) => `  ${each.in} ${each.name}${each.required ? "" : "?"}: ${inWords(each.schema)}`,
    ),
    ...bodies.flatMap(([, { schema }]) => keysOf(schema).map((line) => `  body ${line}`)),
    ...answers,
    `  errors ${routeErrors(route).toSorted().join(", ")}`,
    "",
  ];
}

/**
 * `wire.txt` is the wire as it was last agreed, key by key. The schemas judge the server in all other tests; this file
 * judges the schemas, so that a key goes, comes or changes only where a reviewer sees it (`vitest run -u` writes it).
 */
test("the wire is the one that was agreed", async () => {
  const document = openApi(routes, { title: "Shop", version: "1" });
  const paths = document["paths"] as Record<string, Record<string, Operation>>;
  const lines = routes.flatMap((route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()];
    return operation === undefined ? [`${route.id} is not described`] : linesOf(route, operation);
  });
  await expect(lines.join("\n")).toMatchFileSnapshot("../wire.txt");
});
