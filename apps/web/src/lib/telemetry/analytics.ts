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
  gtag("js", new Date());
  gtag("config", property, { anonymize_ip: true, send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${source}?id=${encodeURIComponent(property)}`;
  document.head.append(script);
  return (path) => gtag("event", "page_view", { page_path: path });
}
