import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { KindsInTurn } from "./tools/lib/kinds-in-turn.ts";

// Five kinds of tests, told apart by what they need: nothing, a document to draw into, a PostgreSQL, a running server, a browser.
const long = process.env["LONG"] === "1";
const databaseSetup = "./apps/api/src/testing/global-setup.ts";

export default defineConfig({
  test: {
    // As many as the cores the time is meant for: a third one takes more from the others than it adds, 283 s for 253 with
    // five files of pages. Files share a shop unless they end it or count what is in it.
    maxWorkers: 2,
    sequence: { sequencer: KindsInTurn },
    // What a file is made of is read once a worker and not once a file, which is half of what the run cost: programs,
    // catalogue, browser. A file that replaces a module by another resets them before and after.
    isolate: false,
    // What is drawn and thrown away again costs a tenth of the time in small nurseries.
    execArgv: ["--max-semi-space-size=64"],
    // Patience is for machines that are thrice as slow for an hour; what fails at once fails at once anyway.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ["./tools/lib/leave-nothing.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.{ts,tsx}",
            "atelier/src/**/*.test.ts",
            "apps/{web,sandbox}/src/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
          testTimeout: long ? 1_800_000 : 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "component",
          include: ["apps/web/src/**/*.test.tsx"],
          environment: "happy-dom",
          // They share a document otherwise, and take four seconds all together.
          isolate: true,
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["apps/api/src/**/*.test.{ts,tsx}"],
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          testTimeout: long ? 1_800_000 : 240_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "wire",
          // One that tries two versions beside each other holds answers against both contracts.
          isolate: true,
          include: ["tests/{wire,house}/**/*.test.ts"],
          globalSetup: ["./tests/open-shop.ts"],
          testTimeout: long ? 1_800_000 : 400_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["./tests/open-browser.ts", "./tests/open-shop.ts"],
          testTimeout: long ? 1_800_000 : 400_000,
          hookTimeout: 300_000,
          // A page on a busy machine takes its time to show what it was told.
          expect: { poll: { timeout: 60_000 } },
          // What is broken fails each time; what passed only when repeated has to hold alone at the end of npm test.
          retry: 2,
        },
      },
    ],
  },
});
