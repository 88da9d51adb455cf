/** What a page tells messengers and search engines about itself. */
export interface PageHead {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
  readonly image: string;
  /** Pages that only their link opens are not for search engines. */
  readonly hidden: boolean;
}

/** Answers what a path shows; null when it is not this one's page, or shows nothing. */
export type PageHeadOf = (path: string) => Promise<PageHead | null>;

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

/** The page with these facts in its head, in the words of the Open Graph protocol (ogp.me). */
export function withHead(html: string, { title, url, image, hidden }: PageHead): string {
  const properties = {
    "og:site_name": "Holeshot",
    "og:type": "website",
    "og:title": title,
    "og:url": url,
    "og:image": image,
    "og:image:alt": title,
  };
  const tags = [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${safe(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...(hidden ? [`<meta name="robots" content="noindex" />`] : []),
  ];
  // A function, so that a dollar sign in a name means itself.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${safe(title)} | Holeshot</title>`)
    .replace("</head>", () => `${tags.join("\n    ")}\n  </head>`);
}
