import { errorCodes } from "@holeshot/domain";
import { describe, expect, test } from "vitest";
import type { Route } from "./define-route.ts";
import { isFileAnswer, routeErrors, routePattern } from "./define-route.ts";
import { endpoints } from "./endpoints.ts";
import { openApi } from "./openapi.ts";
import { routes } from "./routes.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; required: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { schema: object }> };
  readonly responses: Record<string, { description: string; content?: Record<string, object> }>;
  readonly security: readonly object[];
}

const document = openApi(routes, { title: "Shop", version: "1" });
const paths = document["paths"] as Record<string, Record<string, Operation>>;

function operationOf(route: Route): Operation {
  const operation = paths[route.path]?.[route.method.toLowerCase()];
  if (operation === undefined) throw new Error(`${route.id} is not described`);
  return operation;
}

describe("routes", () => {
  test("every endpoint has its route, once", () => {
    expect(routes.map((route) => route.id).sort()).toEqual(Object.keys(endpoints).sort());
    const addresses = routes.map((route) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(routes.map((route) => [route.id, route] as const))("%s is well formed", (_, route) => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const described = operationOf(route).parameters.filter((each) => each.in === "path");
    expect(described.map((each) => each.name)).toEqual(inPath);
    expect(route.path.startsWith("/api/")).toBe(true);
    expect(Object.keys(route.answers).some((status) => Number(status) < 300)).toBe(true);
    if (route.method === "GET") expect(route.body).toBeUndefined();
    for (const [status, answer] of Object.entries(route.answers)) {
      expect(status === "204").toBe(answer === null && !["302", "304"].includes(status));
    }
  });

  test("a route's own errors are codes of the list and none twice", () => {
    for (const route of routes) {
      const codes = routeErrors(route);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(errorCodes).toHaveProperty(code);
    }
  });

  test("fastify's spelling", () => {
    expect(routePattern(endpoints.getDesignPreview.path)).toBe(
      "/api/configured-sets/:uuid/preview/:product/:side.webp",
    );
  });
});

describe("openApi", () => {
  test("is a 3.1 document that survives JSON", () => {
    expect(document["openapi"]).toBe("3.1.0");
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test.each(routes.map((route) => [route.id, route] as const))("describes %s", (_, route) => {
    const operation = operationOf(route);
    expect(operation.operationId).toBe(route.id);
    for (const [status, answer] of Object.entries(route.answers)) {
      const content = operation.responses[status]?.content;
      if (answer === null) expect(content).toBeUndefined();
      else if (isFileAnswer(answer)) expect(Object.keys(content ?? {})).toEqual(answer.file);
      else expect(content).toHaveProperty("application/json");
    }
    for (const code of routeErrors(route)) {
      const { status } = errorCodes[code];
      if (status in route.answers) continue;
      expect(operation.responses[status]?.content).toHaveProperty("application/problem+json");
    }
    expect(operation.requestBody !== undefined).toBe(
      route.body !== undefined || route.multipart !== undefined,
    );
    if (route.auth === "none") expect(operation.security).toEqual([]);
    else expect(operation.security).toContainEqual({ bearer: [] });
  });

  test.each(routes.map((route) => [route.id, route] as const))(
    "%s names no parameter twice",
    (_, route) => {
      const { parameters } = operationOf(route);
      const names = parameters.map((each) => `${each.in} ${each.name}`);
      expect(names).toEqual([...new Set(names)]);
    },
  );

  test("every reference leads somewhere", () => {
    const text = JSON.stringify(document);
    const targets = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1]));
    for (const target of targets) {
      const found = (target ?? "")
        .split("/")
        .reduce<unknown>(
          (node, key) => (node as Record<string, unknown> | undefined)?.[key],
          document,
        );
      expect({ target, found: found !== undefined }).toEqual({ target, found: true });
    }
  });

  test("the key of a checkout is a required header", () => {
    const checkout = paths["/api/cart/{uuid}/checkout"]?.["post"];
    expect(checkout?.parameters).toContainEqual(
      expect.objectContaining({ name: "idempotency-key", in: "header", required: true }),
    );
  });
});
