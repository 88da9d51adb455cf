// npm run letters: writes what React Email makes of the parts of a letter. A test fails when it is stale.
import { writeFileSync } from "node:fs";
import { letterFormsFile } from "./letter-forms.ts";
import { renderForms } from "./render-forms.ts";

writeFileSync(letterFormsFile, `${JSON.stringify(await renderForms(), null, 2)}\n`);
