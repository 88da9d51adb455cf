import react from "@vitejs/plugin-react";
import tailwind from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** The upright latin face draws every first screen, so the browser hears of it before the style sheet. */
function preloadFirstFont(): Plugin {
  return {
    name: "preload-first-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, context) {
        const font = Object.keys(context.bundle ?? {}).find((name) =>
          /archivo-latin-standard-normal.*\.woff2$/.test(name),
        );
        if (font === undefined) return [];
        const attrs = {
          rel: "preload",
          href: `/${font}`,
          as: "font",
          type: "font/woff2",
          crossorigin: "",
        };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

const api = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react(), tailwind(), preloadFirstFont()],
  server: {
    host: "127.0.0.1",
    proxy: { "/api": api, "/config.json": api, "/_internal/mail": api },
  },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // Vite's preload helper would add a polyfill that no browser we serve needs.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
