import { languages, languageTags } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import type { Maker } from "./catalogue.ts";

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year; a page that is made anew each day never runs out. */
const LASTS_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116), from the facts of who sells. */
export function securityTxt(maker: Maker, shopUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + LASTS_DAYS * DAY_MS);
  const preferred = languages.map((language) => languageTags[language].split("-")[0]);
  return [
    `Contact: mailto:${maker.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${preferred.join(", ")}`,
    `Canonical: ${shopUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

export function securityTxtRoute({ server, platform }: Http, maker: Maker): void {
  server.get("/.well-known/security.txt", async (_request, reply) =>
    reply
      .headers({ "cache-control": "public, max-age=86400" })
      .type("text/plain; charset=utf-8")
      .send(securityTxt(maker, platform.config.shopUrl, platform.clock())),
  );
}
