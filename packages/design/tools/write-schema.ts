// Writes schema/design-1.json. Run after a change to a shape: node packages/design/tools/write-schema.ts
import { writeFileSync } from "node:fs";
import { documentJsonSchema } from "@holeshot/design";

const target = new URL("../schema/design-1.json", import.meta.url);
writeFileSync(target, `${JSON.stringify(documentJsonSchema(), null, 2)}\n`);
