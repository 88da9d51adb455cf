import { ConfigurationError } from "../config/index.ts";
import { isDiskAway } from "../platform/away.ts";
import { databaseRefusal } from "../platform/database/database-refusal.ts";
import { Problem } from "../platform/problem.ts";
import { StartRefusal } from "../platform/start-refusal.ts";
import { storageRefusal } from "../platform/storage-refusal.ts";
import type { Command, Terminal } from "./command.ts";
import { helpOf, Mistake, readGiven, Refusal } from "./command.ts";

/** What a run of the command line says on standard error, and how it ends. */
export interface Ended {
  readonly code: number;
  readonly error?: string;
}

/**
 * Finds the command that `args` name and runs it. Ends with 0 when done, 2 for a mistake in what was typed, 1 for
 * everything else; a fault of the program is thrown.
 */
export async function runCommand(
  commands: readonly Command[],
  args: readonly string[],
  terminal: Terminal,
  environment: NodeJS.ProcessEnv,
): Promise<Ended> {
  const [first] = args;
  if (first === undefined || first === "help" || first === "--help" || first === "-h") {
    terminal.say(overview(commands));
    return { code: first === undefined ? 2 : 0 };
  }
  const found = findCommand(commands, args);
  if (found === undefined) {
    return { code: 2, error: unknownCommand(commands, args) };
  }
  const { command, rest } = found;
  if (rest.includes("--help") || rest.includes("-h")) {
    terminal.say(helpOf(command));
    return { code: 0 };
  }
  try {
    await command.run(readGiven(command, rest), terminal, environment);
    return { code: 0 };
  } catch (error) {
    if (error instanceof Mistake) {
      return { code: 2, error: `${command.name}: ${error.message}\n\n${helpOf(command)}` };
    }
    if (error instanceof Refusal || error instanceof ConfigurationError) {
      return { code: 1, error: `${command.name}: ${error.message}` };
    }
    if (error instanceof Problem) {
      return { code: 1, error: `${command.name}: ${describeProblem(error)}` };
    }
    const why = describeOutside(error);
    if (why === undefined) throw error;
    return { code: 1, error: `${command.name}: ${why}` };
  }
}

function findCommand(commands: readonly Command[], args: readonly string[]) {
  for (const command of commands) {
    const words = command.name.split(" ");
    if (words.every((word, index) => args[index] === word)) {
      return { command, rest: args.slice(words.length) };
    }
  }
  return undefined;
}

function unknownCommand(commands: readonly Command[], args: readonly string[]): string {
  const [first = ""] = args;
  const near = commands.filter(({ name }) => name.split(" ")[0] === first);
  if (near.length === 0) return `There is no command "${first}".\n\n${overview(commands)}`;
  const names = near.map(({ name }) => name).join(", ");
  return `There is no command "${args.slice(0, 2).join(" ")}"; did you mean: ${names}?`;
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, what }) => `  ${name.padEnd(width)}  ${what}`);
  return ["npm run shop -- COMMAND", "", ...lines, "", "--help after a command tells more."].join(
    "\n",
  );
}

/**
 * What the machine, the storage or the database refuses is no fault of the program: it is told without a stack, which may
 * hold addresses with passwords. The database comes last, as in `errorHandler`: a bucket that is away looks like one.
 */
function describeOutside(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message;
  const storage = storageRefusal(error);
  if (storage !== undefined) return storage;
  const words = error instanceof Error ? error.message : String(error);
  // Of a folder that it cannot make on a read-only disk Node says that it is not there.
  const { syscall } = error as NodeJS.ErrnoException;
  if (isDiskAway(error) || syscall === "mkdir")
    return `a file is refused (${words}): make room, or name a folder that this user may use`;
  return databaseRefusal(error)?.message;
}

function describeProblem(problem: Problem): string {
  const errors = problem.options.errors?.map(({ path, code }) => `${path}: ${code}`) ?? [];
  return [problem.message, ...errors].join("; ");
}
