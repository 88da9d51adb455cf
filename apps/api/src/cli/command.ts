import { parseArgs } from "node:util";

/** A mistake of whoever typed the command: told in one line, without a stack. */
export class Mistake extends Error {
  override readonly name = "Mistake";
}

/** The command was understood but cannot be done now; the message says why and what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** What a command may be given besides its own words. */
export interface OptionSpec {
  readonly type: "string" | "boolean";
  /** How the value is called in the help; strings only. */
  readonly value?: string;
  readonly what: string;
}

export interface Given {
  /** What stands after the command's words, in order. */
  readonly positionals: readonly string[];
  text(option: string): string | undefined;
  flag(option: string): boolean;
}

/** Where a command says what it did, and what it hears. */
export interface Terminal {
  say(line: string): void;
  /** A password on standard input; undefined when there is none to hear. */
  readSecret(): Promise<string | undefined>;
}

/** One command of `npm run shop`. */
export interface Command {
  /** The words that name it, such as `staff add`. */
  readonly name: string;
  /** What follows the name in the help, such as `EMAIL`. */
  readonly usage: string;
  readonly what: string;
  /** More lines for its own help. */
  readonly details?: readonly string[];
  /** How many words must follow the name; at least that many where more are taken. */
  readonly positionals: number;
  readonly takesMore?: boolean;
  readonly options: Readonly<Record<string, OptionSpec>>;
  run(given: Given, terminal: Terminal, environment: NodeJS.ProcessEnv): Promise<void>;
}

/** Reads what follows a command's name. Throws `Mistake` for what it does not know. */
export function readGiven(command: Command, args: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type }]) => [name, { type }]),
  );
  const { values, positionals } = parse(args, options);
  const { takesMore = false } = command;
  const enough = takesMore
    ? positionals.length >= command.positionals
    : positionals.length === command.positionals;
  if (!enough) {
    throw new Mistake(`expected ${command.usage === "" ? "nothing more" : command.usage}`);
  }
  return {
    positionals,
    text: (option) => {
      const value = values[option];
      return typeof value === "string" ? value : undefined;
    },
    flag: (option) => values[option] === true,
  };
}

function parse(args: readonly string[], options: Record<string, { type: "string" | "boolean" }>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's own words are good: "Unknown option '--rol'."
    throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A whole number of an option, or undefined when it is not given. */
export function wholeNumber(given: Given, option: string, from: number, to: number) {
  const text = given.text(option);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= from && number <= to) return number;
  throw new Mistake(`--${option} must be a whole number from ${from} to ${to}, not "${text}"`);
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, what }]) => {
    const spelled = value === undefined ? `--${name}` : `--${name} ${value}`;
    return `  ${spelled.padEnd(28)} ${what}`;
  });
  const usage = [command.name, command.usage, options.length > 0 ? "[options]" : ""];
  return [
    `npm run shop -- ${usage.filter((part) => part !== "").join(" ")}`,
    "",
    command.what,
    ...(command.details ?? []),
    ...(options.length > 0 ? ["", ...options] : []),
  ].join("\n");
}
