import type { SettingsReader } from "./settings.ts";

/** The parts of the shop that a process can be. */
export const roles = ["all", "web", "worker", "migrate", "sandbox"] as const;

/** One of the parts above; `all` is the whole shop in one process. */
export type Role = (typeof roles)[number];

/** Which part `ROLE` names. */
export function readRole(settings: SettingsReader): Role {
  const value = settings.text("ROLE") ?? "all";
  const found = roles.find((role) => role === value);
  if (!found) settings.fault("ROLE", `must be one of ${roles.join(", ")}, not "${value}"`);
  return found ?? "all";
}
