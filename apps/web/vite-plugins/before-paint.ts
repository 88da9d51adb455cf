import { storageKeys } from "@holeshot/domain";

interface Keys {
  readonly accessToken: string;
  readonly language: string;
  readonly cartDesigns: string;
}

/**
 * Stands in each page's head as it is, and so may use nothing but its arguments: what only this browser knows decides
 * before the first paint whether the page that the server rendered is this visitor's.
 */
function beforePaint(keys: Keys): void {
  const { dataset } = document.documentElement;
  try {
    const { language, guard } = dataset;
    const signedIn = localStorage.getItem(keys.accessToken) !== null;
    if (signedIn) dataset["customer"] = "";
    const chosen = localStorage.getItem(keys.language);
    const asked = new URLSearchParams(location.search).has("lang");
    const another = language !== undefined && !asked && chosen !== null && chosen !== language;
    const elsewhere = guard !== undefined && (guard === "strangers") === signedIn;
    if (another || elsewhere) dataset["hold"] = "";
    if (Number(localStorage.getItem(keys.cartDesigns)) > 0) dataset["cart"] = "";
  } catch {
    // Without storage the page is a visitor's.
  }
}

const { accessToken, language, cartDesigns } = storageKeys;

/** As one line of script. */
export const beforePaintScript = `(${beforePaint})(${JSON.stringify({ accessToken, language, cartDesigns })})`;
