import { productIds } from "@holeshot/domain";
import type { Plugin, Rolldown } from "vite";
import { closure } from "./files-first.ts";
import { wordmarkOutline } from "../src/ui/wordmark-outline.ts";

/** The pages a visit begins with: their addresses, the frame that stands first, and the modules they show with. */
const firstPages = [
  { paths: ["/", "/cart"], frame: "shop", modules: ["features/cart/CartPage.tsx"] },
  {
    paths: ["/set/:configuratorSetUuid", "/configured-set/:configuredSetUuid/:hash?"],
    frame: "editor",
    modules: [
      "features/configurator/ConfiguratorPage.tsx",
      "features/configurator/Editor.tsx",
      // Most sets begin with the shop's first product.
      `products/${productIds[0]}/cut.ts`,
    ],
  },
  {
    paths: ["/configured-set/:configuredSetUuid/shared/:hash"],
    frame: "shop",
    modules: ["features/shared-view/SharedViewPage.tsx"],
  },
  { paths: ["/login"], frame: "entry", modules: ["features/login/LoginPage.tsx"] },
  {
    paths: ["/reset-password"],
    frame: "entry",
    modules: ["features/login/ResetPasswordPage.tsx"],
  },
  { paths: ["/checkout"], frame: "shop", modules: ["features/checkout/CheckoutPage.tsx"] },
  { paths: ["/my-designs"], frame: "shop", modules: ["features/my-designs/MyDesignsPage.tsx"] },
  { paths: ["/my-orders"], frame: "shop", modules: ["features/orders/OrdersPage.tsx"] },
  { paths: ["/info/:topic"], frame: "shop", modules: ["features/info/InfoPage.tsx"] },
] as const;

/** What the server reads beside the page: which addresses it belongs to and what to send for at once. */
export interface FirstLoad {
  /** A regular expression over the path. */
  readonly at: string;
  readonly frame: string;
  /** Paths of all scripts it shows with. */
  readonly scripts: readonly string[];
}

type Bundle = Rolldown.OutputBundle;

/** Puts the wordmark into the first frame, and writes `first-loads.json` for the server. */
export function firstLoad(): Plugin {
  return {
    name: "first-load",
    transformIndexHtml: (html) => html.replace("%WORDMARK%", wordmark),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(firstPages.flatMap((page) => loadsOf(page, bundle)));
        this.emitFile({ type: "asset", fileName: "first-loads.json", source });
      },
    },
  };
}

const wordmark =
  `<svg width="152" height="15" viewBox="0 0 152 15" fill="currentColor">` +
  `<path d="M3.6 0H11L7.4 15H0z" fill="var(--color-gate)"/>` +
  `<path d="${wordmarkOutline}" transform="translate(17.5 14.1)"/></svg>`;

function loadsOf(page: (typeof firstPages)[number], bundle: Bundle): FirstLoad[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const own = page.modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`${module} is in no chunk.`);
    return chunk.fileName;
  });
  const scripts = new Set(own.flatMap((file) => [...closure(file, bundle)]));
  return page.paths.map((path) => ({
    at: `^${path.replaceAll(/\/:\w+(\?)?/g, (_, open?: string) => (open ? "(?:/[^/]+)?" : "/[^/]+"))}/?$`,
    frame: page.frame,
    scripts: [...scripts].map((file) => `/${file}`),
  }));
}
