// npm run previews: draws the pictures that sets and kits are offered with. A test fails when one is missing or stale.
import { drawOffers, openCatalogue } from "../../catalogue/index.ts";
import { kitPreview } from "./kit-preview.ts";

// The thread that draws does not keep a program alive by itself.
const alive = setInterval(() => undefined, 60_000);
const { drawn, removed } = await drawOffers(kitPreview(openCatalogue));
clearInterval(alive);
process.stdout.write(`${drawn} drawn, ${removed} removed\n`);
