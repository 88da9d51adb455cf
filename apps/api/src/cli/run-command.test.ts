import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allCommands } from "./all-commands.ts";
import type { Command } from "./command.ts";
import { StartRefusal } from "../platform/start-refusal.ts";
import { Mistake, Refusal, wholeNumber } from "./command.ts";
import { runCommand } from "./run-command.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

function shop(run: Command["run"] = async () => {}) {
  const said: string[] = [];
  const command: Command = {
    name: "code add",
    usage: "CODE",
    what: "Adds a code.",
    positionals: 1,
    options: {
      percent: { type: "string", value: "N", what: "percent off" },
      quiet: { type: "boolean", what: "say nothing" },
    },
    run,
  };
  const terminal = {
    say: (line: string) => void said.push(line),
    readSecret: async () => undefined,
  };
  return { said, type: (...args: string[]) => runCommand([command], args, terminal, {}) };
}

function coded(code: string, message: string, syscall?: string): Error {
  return Object.assign(new Error(message), { code, syscall });
}

function wrapped(code: string, message: string, cause: Error): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

/** As the client of a bucket tells that nobody listens. */
function bucketAway(): Error {
  return Object.assign(coded("ECONNREFUSED", "connect ECONNREFUSED", "connect"), { $metadata: {} });
}

describe("the command line", () => {
  it("gives a command its words and options", async () => {
    const { type, said } = shop(async (given, terminal) => {
      terminal.say(
        `${given.positionals[0]} ${wholeNumber(given, "percent", 1, 100)} ${given.flag("quiet")}`,
      );
    });
    expect(await type("code", "add", "GATE", "--percent", "9")).toEqual({ code: 0 });
    expect(said).toEqual(["GATE 9 false"]);
  });

  it("tells every command without being asked, and one command's options with --help", async () => {
    const { type, said } = shop(() => Promise.reject(new Error("ran")));
    expect(await type()).toEqual({ code: 2 });
    expect(said.join("\n")).toContain("code add  Adds a code.");
    expect(await type("--help")).toEqual({ code: 0 });
    expect(await type("code", "add", "--help")).toEqual({ code: 0 });
    expect(said.at(-1)).toContain("--percent N");
  });

  it("is told whole in the README, and nothing there that is not", () => {
    const readme = readFileSync(join(ROOT, "README.md"), "utf8");
    const told = readme.matchAll(/^npm run shop -- ([a-z-]+(?: [a-z-]+)?)/gm);
    const names = new Set(allCommands.map(({ name }) => name));
    const found = [...told].map(([, words = ""]) =>
      names.has(words) ? words : (words.split(" ")[0] ?? ""),
    );
    expect(found.toSorted()).toEqual([...names].toSorted());
  });

  it.each([
    [["codes"], 'There is no command "codes"'],
    [["code", "ad"], "did you mean: code add?"],
    [["code", "add"], "expected CODE"],
    [["code", "add", "A", "B"], "expected CODE"],
    [["code", "add", "A", "--percnt", "9"], "Unknown option '--percnt'"],
  ])("ends with 2 for the mistake in %j", async (args, message) => {
    const ended = await shop().type(...args);
    expect(ended.code).toBe(2);
    expect(ended.error).toContain(message);
  });

  it("refuses a number that is none, or out of bounds", async () => {
    const { type } = shop(async (given) => void wholeNumber(given, "percent", 1, 100));
    for (const percent of ["nine", "9.5", "101", "-1", "0", ""]) {
      expect((await type("code", "add", "A", `--percent=${percent}`)).error).toContain(
        "whole number from 1 to 100",
      );
    }
  });

  it.each([
    [new StartRefusal("A server already uses data."), "A server already uses data."],
    [
      coded("ECONNREFUSED", "connect ECONNREFUSED"),
      "DATABASE_URL: the database cannot be reached (ECONNREFUSED).",
    ],
    [
      wrapped("E_CANNOT_READ_FILE", "Cannot read a", bucketAway()),
      "STORAGE_URL: the storage fails (Cannot read a: ECONNREFUSED).",
    ],
    [bucketAway(), "STORAGE_URL: the storage fails (ECONNREFUSED)."],
    [
      wrapped("E_CANNOT_WRITE_FILE", "Cannot write a", coded("ENOSPC", "no space left")),
      "STORAGE_URL: the storage fails (Cannot write a: ENOSPC).",
    ],
    [
      Object.assign(new Error("The bucket does not exist"), {
        name: "NoSuchBucket",
        $metadata: {},
      }),
      "STORAGE_URL: the storage fails (NoSuchBucket).",
    ],
    [coded("ENOENT", "mkdir '/ro'", "mkdir"), "a file is refused (mkdir '/ro')"],
    [coded("ENOSPC", "no space left on device"), "a file is refused (no space left on device)"],
  ])("tells in a line, without a stack, of %s", async (error, words) => {
    const { code, error: told = "" } = await shop(() => Promise.reject(error)).type(
      ...["code", "add", "A"],
    );
    expect([code, told.split("\n").length]).toEqual([1, 1]);
    expect(told).toContain(`code add: ${words}`);
  });

  it("ends with 1 for what cannot be done now, and throws what is a fault of the program", async () => {
    const refused = shop(() => Promise.reject(new Refusal("there is such a code already")));
    expect(await refused.type("code", "add", "A")).toEqual({
      code: 1,
      error: "code add: there is such a code already",
    });
    const wrong = shop(() => Promise.reject(new Mistake("not so")));
    expect((await wrong.type("code", "add", "A")).code).toBe(2);
    await expect(
      shop(() => Promise.reject(new TypeError("oops"))).type("code", "add", "A"),
    ).rejects.toThrow("oops");
  });

  it("throws a file that is missed, and what has a number for its code, as they came", async () => {
    const missing = wrapped("E_CANNOT_READ_FILE", "Cannot read a", coded("ENOENT", "no such file"));
    const aborted = Object.assign(new Error("This operation was aborted"), { code: 20 });
    for (const error of [missing, aborted]) {
      const run = shop(() => Promise.reject(error)).type("code", "add", "A");
      await expect(run).rejects.toBe(error);
    }
  });
});
