/** Stands where something was that opens a design, a cart, a picture or an account. */
const removed = "[removed]";

// An address inside another one is encoded, however often.
const slash = String.raw`(?:\/|%(?:25)*2f)`;
const part = String.raw`(?:(?!%(?:25)*(?:2f|3f|26|23))[^\s\/?#&"'<>()\\])+`;

/** Behind a design's uuid stands its edit hash, or one of the words that the server's addresses have there. */
const designPath = new RegExp(
  `(configured-sets?${slash}${part}${slash})((?:shared|together)${slash})?(${part})`,
  "gi",
);
const designWords = new Set([
  "duplicate",
  "group",
  "preview",
  "round",
  "share",
  "shared",
  "take-over",
  "together",
]);

/** Whoever has these ids has what they stand for. */
const idPath = new RegExp(`(${slash}(?:cart|images)${slash})(${part})`, "gi");

/** Behind an order's uuid stands the token that pays it, or shows it. */
const payPath = new RegExp(
  `(${slash}(?:pay|payment-links|order|order-links)${slash}${part}${slash})(${part})`,
  "gi",
);

/** What may stand behind a question mark for everybody to read; of all else only the name is kept. */
const harmless = new Set([
  "category",
  "country",
  "kit",
  "lang",
  "mail_lang",
  "page",
  "per_page",
  "size",
  "view",
]);
const query = new RegExp(
  String.raw`([?&]|%(?:25)*(?:3f|26))([\w.-]+)(=|%(?:25)*3d)((?:(?!%(?:25)*(?:26|23))[^\s&#"'<>()\\])*)`,
  "gi",
);

/**
 * A text as a third party may read it: every edit and share hash, token, picture signature and id that
 * opens something is replaced, in whole addresses, paths, or sentences that hold some.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(query, (all, start: string, name: string, is: string) =>
      harmless.has(name.toLowerCase()) ? all : `${start}${name}${is}${removed}`,
    )
    .replace(designPath, (all, before: string, shared: string | undefined, last: string) =>
      shared === undefined && designWords.has(last.toLowerCase())
        ? all
        : `${before}${shared ?? ""}${removed}`,
    )
    .replace(payPath, (_, before: string) => `${before}${removed}`)
    .replace(idPath, (_, before: string) => `${before}${removed}`);
}
