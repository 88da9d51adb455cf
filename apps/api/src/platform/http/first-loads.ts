import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the built shop says of a page that visits begin with; `apps/web/vite-plugins/first-load.ts` writes it. */
interface FirstLoad {
  /** A regular expression over the path. */
  readonly at: string;
  readonly frame: string;
  readonly scripts: readonly string[];
}

/** Answers a path's page: with the frame that stands first, and with word of the scripts it is going to ask for. */
export type PageAt = (path: string) => string;

/** The pages of a built shop, made once: each is its `index.html` with a little more. */
export function firstLoads(dist: string, html: string): PageAt {
  const file = join(dist, "first-loads.json");
  const told = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as FirstLoad[]) : [];
  const pages = told.map(({ at, frame, scripts }) => {
    const links = scripts
      .filter((script) => !html.includes(`"${script}"`))
      .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
    return {
      at: new RegExp(at),
      html: html
        .replace("</head>", () => `${links.join("\n    ")}\n  </head>`)
        .replace("<body>", () => `<body data-frame-of="${frame}">`),
    };
  });
  return (path) => pages.find(({ at }) => at.test(path))?.html ?? html;
}
