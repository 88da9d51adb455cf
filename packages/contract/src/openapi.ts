import { documentJsonSchema } from "@holeshot/design";
import type { ErrorCode } from "@holeshot/domain";
import { errorCodes, fieldErrorCodes, languages } from "@holeshot/domain";
import * as z from "zod/mini";
import type { AnswerSchema, Route, Schema } from "./define-route.ts";
import { isFileAnswer, routeErrors } from "./define-route.ts";
import { document, sentDocument } from "./document.ts";

type Json = Record<string, unknown>;

/** What the document says about the server itself. */
export interface OpenApiFacts {
  readonly title: string;
  readonly version: string;
}

const documentReference = { $ref: "#/components/schemas/design-document" };

function isDocument(schema: object): boolean {
  return schema === document || schema === sentDocument;
}

function jsonSchema(schema: Schema, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: made }) => {
      if (isDocument(zodSchema)) Object.assign(made, documentReference);
    },
  });
  return json;
}

function parametersIn(place: "path" | "query" | "header", schema: Schema | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: json,
  }));
}

const languageParameter: Json = {
  name: "language",
  in: "query",
  required: false,
  description: "The language of translated texts; goes before Accept-Language.",
  schema: { enum: languages },
};

function requestBody(route: Route): Json {
  if (route.multipart !== undefined) {
    const { file } = route.multipart;
    const schema = {
      type: "object",
      properties: { [file]: { type: "string", contentMediaType: "application/octet-stream" } },
      required: [file],
    };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (route.body === undefined) return {};
  const schema = jsonSchema(route.body, "input");
  const required = Array.isArray(schema["required"]) && schema["required"].length > 0;
  return { requestBody: { required, content: { "application/json": { schema } } } };
}

/** Answers that are neither the thing nor a failure. */
const inBetween: Readonly<Record<number, string>> = {
  302: "Elsewhere, by its location",
  304: "Not modified",
};

function answer(status: number, schema: AnswerSchema): Json {
  const description = status >= 400 ? "Not well" : (inBetween[status] ?? "Success");
  if (schema === null) return { description };
  if (isFileAnswer(schema)) {
    return { description, content: Object.fromEntries(schema.file.map((type) => [type, {}])) };
  }
  return {
    description,
    content: { "application/json": { schema: jsonSchema(schema, "output") } },
  };
}

const problemReference = { $ref: "#/components/schemas/problem" };

function failures(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code].status);
  const entries = [...byStatus].map(([status, group]) => {
    const schema = { allOf: [problemReference], properties: { code: { enum: group } } };
    const content = { "application/problem+json": { schema } };
    return [
      status,
      { description: group.map((code) => errorCodes[code].title).join("; "), content },
    ];
  });
  return Object.fromEntries(entries) as Json;
}

function security(route: Route): Json[] {
  if (route.auth === "none") return [];
  return route.auth === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operation(route: Route): Json {
  const answers = Object.entries(route.answers).map(([status, schema]) => [
    status,
    answer(Number(status), schema),
  ]);
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.path.split("/")[2]],
    security: security(route),
    parameters: [
      ...parametersIn("path", route.params),
      ...parametersIn("query", route.query),
      ...parametersIn("header", route.headers),
      ...(route.method === "GET" ? [languageParameter] : []),
    ],
    ...requestBody(route),
    responses: { ...failures(routeErrors(route)), ...Object.fromEntries(answers) },
  };
}

const problemSchema: Json = {
  type: "object",
  description: "RFC 9457",
  properties: {
    type: { type: "string" },
    status: { type: "integer" },
    title: { type: "string" },
    detail: { type: "string" },
    code: { enum: Object.keys(errorCodes) },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: {
          path: { type: "string" },
          code: { enum: fieldErrorCodes },
          params: { type: "object" },
        },
        required: ["path", "code", "params"],
      },
    },
    request_id: { type: "string" },
  },
  required: ["status", "title", "detail", "code"],
};

function documentSchema(): Json {
  const { $schema: _, ...schema } = documentJsonSchema();
  return schema;
}

/** The OpenAPI 3.1 document of these calls, made from the schemas that validate them. */
export function openApi(routes: readonly Route[], facts: OpenApiFacts): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: "3.1.0",
    info: { title: facts.title, version: facts.version },
    paths,
    components: {
      schemas: { problem: problemSchema, "design-document": documentSchema() },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
