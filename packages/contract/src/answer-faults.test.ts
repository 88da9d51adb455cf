import { describe, expect, test } from "vitest";
import { answerFaults, routeAt } from "./answer-faults.ts";
import { routesById } from "./routes.ts";

const json = "application/json; charset=utf-8";
const group = { id: "01934a5e-6c00-7a10-8c01-5d1f0e2b9a03", name: "Mud", design_count: 2 };

function faultsOf(status: number, body: unknown, contentType: string | null = json) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return answerFaults(routesById.createGroup, { status, contentType, text });
}

function problem(status: number, code: string, more: object = {}) {
  return faultsOf(
    status,
    { type: "about:blank", status, title: "No", code, ...more },
    "application/problem+json",
  );
}

describe("the call that an address belongs to", () => {
  test("is found without its query, by its method", () => {
    const uuid = group.id;
    expect(routeAt("GET", `/api/cart/${uuid}?language=nl`)?.id).toBe("getCart");
    expect(routeAt("PATCH", `/api/cart/${uuid}`)?.id).toBe("updateCart");
    expect(routeAt("GET", "/api/nothing")).toBeUndefined();
    expect(routeAt("GET", "/")).toBeUndefined();
  });

  test("may hold dots, which stand for themselves", () => {
    const preview = `/api/configured-sets/${group.id}/preview/jersey/front`;
    expect(routeAt("GET", `${preview}.webp`)?.id).toBe("getDesignPreview");
    expect(routeAt("GET", `${preview}-webp`)).toBeUndefined();
  });

  test("is the one that says most of it", () => {
    expect(routeAt("GET", "/api/customer/orders/x/invoice.pdf")?.id).toBe("getInvoice");
  });
});

describe("an answer that keeps the contract", () => {
  test("has no faults", () => {
    expect(faultsOf(201, group)).toEqual([]);
    expect(
      problem(422, "validation_failed", { errors: [{ path: "name", code: "required" }] }),
    ).toEqual([]);
    const gone = { status: 204, contentType: null, text: "" };
    expect(answerFaults(routesById.deleteGroup, gone)).toEqual([]);
    const paper = { status: 200, contentType: "application/pdf", text: "%PDF" };
    expect(answerFaults(routesById.getInvoice, paper)).toEqual([]);
  });
});

describe("an answer that breaks it", () => {
  test.each([
    ["a key too many", faultsOf(201, { ...group, colour: "red" }), /colour/],
    ["a key too few", faultsOf(201, { ...group, name: undefined }), /answer\.name/],
    ["a value of another type", faultsOf(201, { ...group, design_count: "2" }), /design_count/],
    ["another status", faultsOf(200, group), /status 200/],
    ["another content type", faultsOf(201, group, "text/html"), /text\/html/],
    ["what is no JSON", faultsOf(201, "{"), /not JSON/],
    ["a code of another call", problem(409, "stale_version"), /stale_version is not promised/],
    ["a code with another's status", problem(409, "validation_failed"), /the status 422/],
    ["a refusal with a key of its own", problem(401, "unauthenticated", { stack: "x" }), /stack/],
    ["a code that nobody knows", problem(400, "whatever"), /answer\.code/],
  ])("%s", (_, faults, told) => {
    expect(faults.join("\n")).toMatch(told);
  });

  test("a body where none is promised, a page where a paper is", () => {
    const body = { status: 204, contentType: null, text: "{}" };
    expect(answerFaults(routesById.deleteGroup, body)).toHaveLength(1);
    const page = { status: 200, contentType: "text/html", text: "<p>" };
    expect(answerFaults(routesById.getInvoice, page)).toHaveLength(1);
  });
});
