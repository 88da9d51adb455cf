/** One setting that cannot be used, in words that say what would be right. */
export interface Fault {
  readonly name: string;
  readonly problem: string;
}

/** All faults of the environment at once, so that they are mended in one go. */
export class ConfigurationError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = faults.map((fault) => `  ${fault.name}: ${fault.problem}`);
    super(`The configuration has ${faults.length} fault(s):\n${lines.join("\n")}`);
    this.name = "ConfigurationError";
    this.faults = faults;
  }
}
