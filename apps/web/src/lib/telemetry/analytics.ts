import { withoutSecrets } from "./without-secrets.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const source = "https://www.googletagmanager.com/gtag/js";

/** Starts the analytics script: IP addresses shortened, page views only when we send them. */
export function startAnalytics(property: string): (path: string) => void {
  const queue: unknown[] = (window.dataLayer ??= []);
  // The script reads `arguments` objects from this queue and ignores arrays.
  function gtag(..._args: unknown[]): void {
    queue.push(arguments);
  }
  // Left alone, the script reads the address bar by itself.
  function tellPlace(path: string): void {
    const page_location = location.origin + path;
    gtag("set", { page_location, page_referrer: withoutSecrets(document.referrer) });
  }
  tellPlace(withoutSecrets(location.pathname));
  gtag("js", new Date());
  gtag("config", property, { anonymize_ip: true, send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${source}?id=${encodeURIComponent(property)}`;
  document.head.append(script);
  return (path) => {
    const page_path = withoutSecrets(path);
    tellPlace(page_path);
    gtag("event", "page_view", { page_path });
  };
}
