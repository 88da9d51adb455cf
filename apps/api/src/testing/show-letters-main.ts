// npm run letters:show -- DIR [PICTURE]: every mail of the shop in every language, as HTML and as plain text, to be looked at.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { languages } from "@holeshot/domain";
import { allModules } from "../app.ts";
import { mailImprint } from "../modules/catalogue/index.ts";
import { dressLetter } from "../platform/mail/dress-letter.ts";
import { storedMails } from "./stored-mails.data.ts";

const [folder = "", picture] = process.argv.slice(2);
if (folder === "") throw new Error("Say where to: npm run letters:show -- DIR [PICTURE]");
const shown = picture === undefined ? undefined : pathToFileURL(resolve(picture)).href;
const writers = allModules().flatMap(({ mails }) => mails ?? []);
mkdirSync(folder, { recursive: true });

for (const { kind, shape, facts } of storedMails) {
  const writer = writers.find((each) => each.kind === kind);
  if (!writer) throw new Error(`Nobody writes mails of kind ${kind}.`);
  for (const language of languages) {
    const letter = writer.write(JSON.parse(JSON.stringify(facts)), language);
    const pictures = letter.pictures?.map((each) => ({ ...each, picture: shown ?? each.picture }));
    const { subject, html, text } = await dressLetter(
      { ...letter, ...(pictures ? { pictures } : {}) },
      language,
      mailImprint(language),
    );
    const path = join(folder, `${kind}.${shape}.${language}`);
    writeFileSync(`${path}.html`, html);
    writeFileSync(`${path}.txt`, `${subject}\n${letter.preview}\n\n${text}`);
  }
}
