import type { Fault } from "./faults.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single settings and collects what is wrong with them instead of throwing at the first. */
export function settingsReader(environment: Environment, faults: Fault[]) {
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim();
    return value === "" ? undefined : value;
  };
  const fault = (name: string, problem: string): undefined => {
    faults.push({ name, problem });
    return undefined;
  };

  return {
    text,
    fault,
    whole(name: string, standard: number, from: number, to: number): number {
      const value = text(name);
      if (value === undefined) return standard;
      const number = Number(value);
      if (Number.isInteger(number) && number >= from && number <= to) return number;
      fault(name, `must be a whole number from ${from} to ${to}, not "${value}"`);
      return standard;
    },
    flag(name: string): boolean {
      const value = text(name);
      if (value === undefined || value === "0" || value === "false") return false;
      if (value === "1" || value === "true") return true;
      fault(name, `must be true or false, not "${value}"`);
      return false;
    },
    url(name: string, protocols: readonly string[]): URL | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const parsed = URL.canParse(value) ? new URL(value) : undefined;
      if (parsed && !isDecodable(parsed)) return fault(name, HALF_A_CODE);
      if (parsed && protocols.includes(parsed.protocol)) return parsed;
      const kinds = protocols.map((protocol) => `${protocol}//…`).join(" or ");
      return fault(name, `must be an address like ${kinds}`);
    },
    list(name: string): string[] {
      return (text(name) ?? "")
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== "");
    },
  };
}

/** What is told of user and password of an address that cannot be read. */
export const HALF_A_CODE =
  "has a % in its user or password that is no code: a % itself is written %25";

/** Whether user and password of an address can be read. */
export function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

export type SettingsReader = ReturnType<typeof settingsReader>;
