import { spawn } from "node:child_process";
import { join } from "node:path";

/** One thing that `npm run check` looks at. */
export interface Check {
  readonly name: string;
  readonly run: (root: string) => Promise<CheckResult> | CheckResult;
}

export interface CheckResult {
  /** What is wrong, each readable alone; empty when all is well. */
  readonly problems: readonly string[];
  /** A line worth telling even when all is well. */
  readonly summary?: string;
}

export interface CheckReport extends CheckResult {
  readonly name: string;
  readonly milliseconds: number;
}

/** Runs all checks at once; one that throws has failed. */
export function runChecks(root: string, checks: readonly Check[]): Promise<CheckReport[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      const start = performance.now();
      const result = await Promise.resolve()
        .then(() => run(root))
        .catch((error: unknown) => ({
          problems: [error instanceof Error ? error.message : String(error)],
        }));
      return { name, ...result, milliseconds: performance.now() - start };
    }),
  );
}

/** A check that is a program of node_modules/.bin: what it prints is the problem when it exits non-zero. */
export function programCheck(name: string, program: string, args: readonly string[]): Check {
  return {
    name,
    run: async (root) => {
      const { status, output } = await runProgram(root, program, args);
      if (status === 0) return { problems: [] };
      return { problems: [output.trim() || `${program} ended with exit code ${status}`] };
    },
  };
}

function plainEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...rest } = process.env;
  return { ...rest, NO_COLOR: "1" };
}

function runProgram(
  root: string,
  program: string,
  args: readonly string[],
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, "node_modules", ".bin", program), args, {
      cwd: root,
      // Their words are printed among others'.
      env: plainEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output }));
  });
}

/** The reports as lines for a person: failures last, where the eye is. */
export function describeChecks(reports: readonly CheckReport[]): string {
  const lines = [...reports]
    .sort((a, b) => Number(a.problems.length > 0) - Number(b.problems.length > 0))
    .map(({ name, problems, summary, milliseconds }) => {
      const time = `${(milliseconds / 1000).toFixed(1)} s`;
      const head = `${problems.length === 0 ? "  ok  " : " FAIL "} ${name.padEnd(14)} ${time}`;
      const told = summary === undefined ? head : `${head}  ${summary}`;
      return [told, ...problems.map((problem) => problem.replace(/^/gm, "         "))].join("\n");
    });
  return lines.join("\n");
}
