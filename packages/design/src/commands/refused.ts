import type { CommandRefusal } from "./command.ts";

/** Thrown inside a command and turned into its answer by `applyCommand`; never leaves the package. */
export class Refused extends Error {
  readonly code: CommandRefusal;

  constructor(code: CommandRefusal) {
    super(code);
    this.code = code;
  }
}
