import { fileURLToPath } from "node:url";

/** Where the shop finds its cloth. */
export const clothFolder = fileURLToPath(new URL("../../../catalogue/cloth", import.meta.url));
