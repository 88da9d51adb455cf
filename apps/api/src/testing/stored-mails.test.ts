import { readFileSync } from "node:fs";
import { isLanguage, languages } from "@holeshot/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Email } from "postal-mime";
import { allModules } from "../app.ts";
import { sentLetters } from "./mails.ts";
import { storedMails } from "./stored-mails.data.ts";
import { testPlatform, type TestPlatform } from "./test-platform.ts";

/** The maker as his own file says it, not as the shop reads it. */
const maker = JSON.parse(
  readFileSync(new URL("../../../../catalogue/maker.json", import.meta.url), "utf8"),
) as Record<string, string> & { readonly hours: Record<string, string> };
const homes = {
  nl: "Nederland",
  en: "Netherlands",
  de: "Niederlande",
  dk: "Nederlandene",
  fr: "Pays-Bas",
};

let shop: TestPlatform;
beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

const stored = storedMails.flatMap((mail) => languages.map((language) => ({ ...mail, language })));
const recipient = (mail: (typeof stored)[number]) =>
  `${mail.kind}.${mail.shape}.${mail.language}@rider.example`;

describe("mails that waited when the shop was given another dress", () => {
  let letters: ReadonlyMap<string, Email>;
  let count = 0;

  beforeAll(async () => {
    // As the version before has put them there, without a job: the sweep finds them.
    for (const mail of stored) {
      await sql`insert into mails (id, kind, recipient, language, facts, created_at, next_try_at)
        values (${shop.newId()}, ${mail.kind}, ${recipient(mail)}, ${mail.language}, ${JSON.stringify(mail.facts)}::jsonb,
          now() - interval '1 hour', now() - interval '1 hour')`.execute(shop.db);
    }
    await shop.queue.send(shop.db, "sweep-mails", {});
    await shop.runJobs("without pictures");
    const sent = await sentLetters(shop);
    count = sent.length;
    letters = new Map(sent.map((letter) => [letter.to?.[0]?.address ?? "", letter]));
  });

  it("are of every kind that the shop writes", () => {
    const written = allModules().flatMap(({ mails }) => (mails ?? []).map(({ kind }) => kind));
    expect([...new Set(storedMails.map(({ kind }) => kind))].toSorted()).toEqual(
      written.toSorted(),
    );
  });

  it("all go, each once", async () => {
    expect(count).toBe(stored.length);
    expect([...letters.keys()].toSorted()).toEqual(stored.map(recipient).toSorted());
    const left = await shop.db
      .selectFrom("mails")
      .select("id")
      .where("sent_at", "is", null)
      .execute();
    expect(left).toEqual([]);
  });

  it.each(languages)("say in both bodies who writes, in %s", (language) => {
    for (const mail of stored.filter((each) => each.language === language)) {
      const letter = letters.get(recipient(mail));
      const words = (letter?.html ?? "").replaceAll(/<[^>]*>/g, " ").replaceAll("&#x27;", "'");
      const { name, city, registration, vat_id: vat, email, phone, hours } = maker;
      const place = `${maker["street"]} ${maker["house_number"]}, ${maker["postcode"]}`;
      const who = [name, `${place} ${city}`, registration, vat, email, phone, hours[language]];
      for (const said of [...who, homes[language]]) {
        expect(words, recipient(mail)).toContain(said);
        expect(letter?.text, recipient(mail)).toContain(said);
      }
    }
  });

  it("say in plain text what they say in HTML, and lead to the same pages", () => {
    for (const [to, { html = "", text = "" }] of letters) {
      const body = html.slice(html.indexOf("<h1"));
      const flat = (words: string) => words.replaceAll(/[\s\u00a0]+/g, " ").trim();
      const plain = flat(text);
      const said = body
        .replaceAll(/<(?:\/p|\/h1|\/a|br\/)[^>]*>/g, "\n")
        .replaceAll(/<!--[^]*?-->|<[^>]*>/g, "")
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "&");
      for (const line of said.split("\n").map(flat)) expect(plain, to).toContain(line);
      for (const [, href = ""] of body.matchAll(/href="(https?:[^"]*)"/g))
        expect(text, to).toContain(href.replaceAll("&amp;", "&"));
    }
  });

  it("have a preview that says something else than subject and heading", () => {
    for (const [to, { html = "", subject = "" }] of letters) {
      const [, preview = ""] = /data-skip-in-text="true">(.*?)(?:\u00a0\u200c|<)/.exec(html) ?? [];
      const [, heading = ""] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
      expect(preview.length, to).toBeGreaterThan(20);
      expect([subject, heading], to).not.toContain(preview);
      expect(preview.slice(0, 1), to).toMatch(/\p{Lu}/u);
    }
  });

  it("lead to pages of the shop that suggest their language and do not ask for it", () => {
    for (const [to, { html = "" }] of letters) {
      const language = to.split("@")[0]?.split(".").at(-1);
      expect(isLanguage(language)).toBe(true);
      for (const [, href = ""] of html.matchAll(/href="(https:\/\/shop\.example[^"]*)"/g)) {
        const said = new URL(href.replaceAll("&amp;", "&")).searchParams;
        expect([said.get("lang"), said.get("mail_lang")], to).toEqual([
          null,
          language === "nl" ? null : language,
        ]);
      }
    }
  });
});
