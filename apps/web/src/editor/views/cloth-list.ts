import { runtimeConfig } from "../../lib/config.ts";

/** Where the shop lists its draped garments; their files lie beside it. */
export function clothList(): string {
  return new URL(`${runtimeConfig().API_URL}/api/catalogue/files/cloth.json`, location.origin).href;
}
