import fc from "fast-check";
import { assertSuccess } from "./assertions.ts";
import type { JsonSchema } from "./generate.ts";
import { fromSchema, mutated, oddities } from "./generate.ts";
import type { Json, Person } from "./wire.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly schema: JsonSchema;
}

/** One call as the server publishes it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  readonly multipart: boolean;
}

/** The published calls and the codes they may answer. */
export interface PublishedContract {
  readonly operations: readonly Operation[];
  readonly codes: ReadonlySet<string>;
}

/** Reads `/api/openapi.json`. */
export async function readContract(who: Person): Promise<PublishedContract> {
  const document = assertSuccess(await who.get("/api/openapi.json"), 200);
  const operations: Operation[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries<Json>(methods as object)) {
      const content = operation.requestBody?.content ?? {};
      operations.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        body: content["application/json"]?.schema ?? null,
        multipart: "multipart/form-data" in content,
      });
    }
  }
  return { operations, codes: new Set(document.components.schemas.problem.properties.code.enum) };
}

/** A request to send: everything about it is data, so that a failure can be printed. */
export interface GeneratedRequest {
  readonly operation: Operation;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly as: "customer" | "visitor" | "stranger" | "staff";
  readonly body?: unknown;
  readonly raw?: string;
}

/** Real values to put among the generated ones, so that requests get past the first check. */
export interface KnownValues {
  /** Values by parameter name and by path prefix: `cart.uuid`, `configured-sets.uuid`. */
  readonly params: Readonly<Record<string, string>>;
  readonly document: unknown;
  /** Whole bodies that would be accepted, by operation. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

const rawBodies = ["{", "", "[", '{"a":}', "\u0000\u0001", '"', "{}{}", "[".repeat(50_000)];

function spoilt(odd: unknown): string {
  return typeof odd === "string" ? odd.slice(0, 500) : JSON.stringify(odd).slice(0, 500);
}

function pathOf(operation: Operation, known: KnownValues): fc.Arbitrary<string> {
  const names = operation.parameters.filter((each) => each.in === "path");
  const parts = names.map((each) => {
    const [, , first, second] = operation.path.split("/");
    const real = known.params[`${first === "customer" ? second : first}.${each.name}`];
    const [listed] = (each.schema.enum ?? []) as readonly string[];
    const good = listed ?? real ?? known.params[each.name] ?? "x";
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(good) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom(...oddities).map(spoilt) },
    );
  });
  return fc
    .tuple(...parts)
    .map((values) =>
      values.reduce<string>(
        (path, value, index) =>
          path.replace(`{${names[index]?.name}}`, () => encodeURIComponent(value.toWellFormed())),
        operation.path,
      ),
    );
}

function queryOf(operation: Operation, known: KnownValues): fc.Arbitrary<string> {
  const parts = operation.parameters
    .filter((each) => each.in === "query")
    .map((each) => {
      const good = known.params[each.name];
      const valid =
        good === undefined ? fromSchema(each.schema, () => fc.constant({})) : fc.constant(good);
      const value = fc.oneof(
        { weight: 3, arbitrary: valid },
        { weight: 1, arbitrary: fc.constantFrom(...oddities) },
      );
      const pair = value.map(
        (given) => `${each.name}=${encodeURIComponent(spoilt(given).toWellFormed())}`,
      );
      return fc.option(pair, { nil: "" });
    });
  return fc.tuple(...parts).map((pairs) => pairs.filter((pair) => pair !== "").join("&"));
}

type Body = { body?: unknown; raw?: string };

function bodyOf(operation: Operation, known: KnownValues): fc.Arbitrary<Body> {
  if (operation.multipart) {
    return fc.string({ maxLength: 200 }).map((raw) => ({ raw }));
  }
  if (operation.body === null) return fc.constant({});
  const document = fc.constant(known.document);
  const generated = fromSchema(operation.body, () => fc.oneof(document, mutated(document)));
  const good = known.bodies[operation.id];
  const valid = good === undefined ? generated : fc.oneof(fc.constant(good), generated);
  return fc.oneof(
    { weight: 3, arbitrary: valid.map((body) => ({ body })) },
    { weight: 6, arbitrary: mutated(valid).map((body) => ({ body })) },
    { weight: 1, arbitrary: fc.constantFrom(...rawBodies).map((raw) => ({ raw })) },
  );
}

function headersOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const key = operation.parameters.find((each) => each.name === "idempotency-key");
  const type = operation.multipart
    ? fc.constantFrom("multipart/form-data; boundary=x", "multipart/form-data", "image/png")
    : fc.oneof(
        { weight: 12, arbitrary: fc.constant("application/json") },
        { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/xml", "nonsense") },
      );
  const keys = fc.option(
    fc.oneof(fc.uuid(), fc.constantFrom("", " ", "k".repeat(300), "same-key")),
    { nil: undefined },
  );
  return fc.tuple(type, keys).map(([contentType, value]) => ({
    "content-type": contentType,
    ...(key === undefined || value === undefined ? {} : { "idempotency-key": value }),
  }));
}

/** Requests for one call, most of them wrong in one way. */
export function requestsFor(
  operation: Operation,
  known: KnownValues,
): fc.Arbitrary<GeneratedRequest> {
  const isStaffs = operation.path.startsWith("/api/staff/");
  const insider: GeneratedRequest["as"] = isStaffs ? "staff" : "customer";
  const who = fc.oneof(
    { weight: 8, arbitrary: fc.constant(insider) },
    { weight: 1, arbitrary: fc.constant("visitor" as const) },
    { weight: 1, arbitrary: fc.constant("stranger" as const) },
  );
  return fc
    .tuple(
      pathOf(operation, known),
      queryOf(operation, known),
      bodyOf(operation, known),
      headersOf(operation),
      who,
    )
    .map(([path, query, body, headers, as]) => ({
      operation,
      path: query === "" ? path : `${path}?${query}`,
      headers: body.body === undefined && body.raw === undefined ? {} : headers,
      as,
      ...body,
    }));
}
