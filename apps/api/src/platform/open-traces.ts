import type { Traces } from "./traces.ts";

const none: Traces = {
  requests: () => undefined,
  span: (_name, _facts, act) => act(),
  ended: () => undefined,
  open: false,
  close: async () => undefined,
};

/** Sends traces to a collector, where one is configured: its libraries are loaded only then. */
export async function openTraces(endpoint: string | undefined, role: string): Promise<Traces> {
  if (endpoint === undefined) return none;
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry(endpoint, role);
}
