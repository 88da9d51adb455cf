import { describe, expect, it } from "vitest";
import { page } from "./page.ts";
import { findPage, type Route, type RouteTable } from "./routes.ts";

const nothing = page(() => Promise.resolve({ Nothing: () => null }), "Nothing");
const notFound = page(() => Promise.resolve({ NotFound: () => null }), "NotFound");
let signedIn = false;

const guard: Route["guard"] = ({ href }) =>
  signedIn ? undefined : { to: "/login", search: { redirect: href } };

const table: RouteTable = {
  routes: [
    { path: "/", guard: () => ({ to: "/cart" }) },
    { path: "/cart", page: nothing },
    { path: "/login", page: nothing },
    { path: "/checkout/complete", guard, needsLogin: true, page: nothing },
    {
      path: "/info/:topic",
      guard: ({ params }) => (params["topic"] === "terms" ? undefined : "missing"),
      page: nothing,
    },
  ],
  notFound,
};

describe("finding a page", () => {
  it("answers route, parameters and search, and keeps the whole address", () => {
    const found = findPage(table, "/info/terms?x=1#end");
    expect(found).toMatchObject({ href: "/info/terms?x=1#end", pathname: "/info/terms" });
    expect(found.route?.path).toBe("/info/:topic");
    expect(found.params).toEqual({ topic: "terms" });
    expect(found.search).toEqual({});
  });

  it("follows a guard that leads elsewhere", () => {
    expect(findPage(table, "/")).toMatchObject({ href: "/cart", pathname: "/cart" });
  });

  it("brings the wanted address along to the login page", () => {
    signedIn = false;
    const found = findPage(table, "/checkout/complete?order=1#top");
    expect(found.href).toBe("/login?redirect=%2Fcheckout%2Fcomplete%3Forder%3D1%23top");
    expect(found.search).toEqual({ redirect: "/checkout/complete?order=1#top" });
    signedIn = true;
    const mine = findPage(table, "/checkout/complete?order=1");
    expect(mine).toMatchObject({ href: "/checkout/complete?order=1", search: { order: "1" } });
  });

  it.each(["/boots", "/cart/more", "/info/secrets"])("finds nothing at %s", (address) => {
    const found = findPage(table, address);
    expect(found).toMatchObject({ href: address, route: null, page: notFound });
  });

  it("does not go round in circles", () => {
    const round: RouteTable = { routes: [{ path: "/", guard: () => ({ to: "/" }) }], notFound };
    expect(() => findPage(round, "/")).toThrow("circles");
  });
});
