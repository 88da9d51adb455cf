import { type Language, languages, languageTags } from "@holeshot/domain";
import { inLanguage } from "../in-language.ts";

/** What a page tells messengers and search engines about itself. */
export interface PageHead {
  /** Empty for a page that is called after the shop. */
  readonly title: string;
  readonly description?: string;
  /** Its one address, absolute and without a language. */
  readonly url: string;
  /** Absolute. */
  readonly image?: string;
  /** Of an image that is made for messengers, px: one that knows its measures shows it at the first look. */
  readonly card?: { readonly width: number; readonly height: number };
  /** Pages that only their link opens, or their owner, are not for search engines. */
  readonly hidden: boolean;
  /** Facts in the words of schema.org. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Answers what a path shows; "missing" when what it names does not exist, null when it is not this one's page. */
export type PageHeadOf = (path: string, language: Language) => Promise<PageHead | "missing" | null>;

/**
 * Of a page that a secret in its path opens, after the id of what it opens: "missing" where it opens nothing, so that
 * programs hear what people read. One that opens something tells nothing of it.
 */
export function linkPageHead(
  path: RegExp,
  opens: (id: string, secret: string) => boolean | Promise<boolean>,
): PageHeadOf {
  return async (asked) => {
    const [, id, secret] = path.exec(asked) ?? [];
    if (id === undefined || secret === undefined) return null;
    return (await opens(id, secret)) ? null : "missing";
  };
}

const SHOP = "Holeshot";

const replacements: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => replacements[letter] ?? "");
}

/** The page with these facts in its head, in the words of the Open Graph protocol (ogp.me) and of schema.org. */
export function withHead(html: string, asked: PageHead, language: Language): string {
  // Where a long word of a heading may be parted is nothing to a tab or a search engine.
  const head = { ...asked, title: asked.title.replaceAll("\u00AD", "") };
  const title = head.title === "" ? SHOP : `${head.title} · ${SHOP}`;
  const tags = [...named(head), ...addresses(head, language), ...dataOf(head)];
  // Functions, so that a dollar sign in a name means itself.
  return html
    .replace(/<html lang="\w+"/, () => `<html lang="${languageTags[language]}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${safe(title)}</title>`)
    .replace("</head>", () => `${tags.join("\n    ")}\n  </head>`);
}

function named({ title, description, url, image, card }: PageHead): string[] {
  const properties = {
    "og:site_name": SHOP,
    "og:type": "website",
    "og:title": title || SHOP,
    ...(description === undefined ? {} : { "og:description": description }),
    "og:url": url,
    ...(image === undefined ? {} : { "og:image": image, "og:image:alt": title || SHOP }),
    ...(card === undefined
      ? {}
      : { "og:image:width": String(card.width), "og:image:height": String(card.height) }),
  };
  return [
    ...(description === undefined
      ? []
      : [`<meta name="description" content="${safe(description)}" />`]),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${safe(content)}" />`,
    ),
    `<meta name="twitter:card" content="${image === undefined ? "summary" : "summary_large_image"}" />`,
  ];
}

function addresses({ url, hidden }: PageHead, language: Language): string[] {
  if (hidden) return [`<meta name="robots" content="noindex" />`];
  const link = (rel: string, href: string): string => `<link rel="${rel}" href="${safe(href)}" />`;
  return [
    link("canonical", inLanguage(url, language)),
    ...languages.map((each) =>
      link(`alternate" hreflang="${languageTags[each]}`, inLanguage(url, each)),
    ),
    link(`alternate" hreflang="x-default`, url),
  ];
}

/** Not a script to a browser, which is why the page's policy lets it stand. */
function dataOf({ data }: PageHead): string[] {
  if (data === undefined) return [];
  const text = JSON.stringify({ "@context": "https://schema.org", ...data });
  return [`<script type="application/ld+json">${text.replaceAll("<", "\\u003c")}</script>`];
}
