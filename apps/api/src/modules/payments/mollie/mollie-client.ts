import http from "node:http";
import https from "node:https";
import { createMollieClient, type MollieClient } from "@mollie/api-client";
import type { ProviderAccess } from "../../../config/index.ts";

/** Mollie's own client for the shop's key, speaking to where the shop is told that Mollie is. */
export function openMollieClient({ url, key }: ProviderAccess): MollieClient {
  const make = (): MollieClient =>
    createMollieClient({ apiKey: key, apiEndpoint: `${url}/v2/`, versionStrings: "Holeshot/1" });
  return url.startsWith("http:") ? withPlainAgent(make) : make();
}

/**
 * The client makes its connections by `https.Agent` alone, with authorities of its own, so a stand-in on this machine
 * could not be spoken to. While it is being made, which is one synchronous call, it gets the plain agent. Configuration
 * allows plain addresses on loopback only.
 */
function withPlainAgent(make: () => MollieClient): MollieClient {
  const { Agent } = https;
  try {
    Object.assign(https, { Agent: http.Agent });
    return make();
  } finally {
    Object.assign(https, { Agent });
  }
}
