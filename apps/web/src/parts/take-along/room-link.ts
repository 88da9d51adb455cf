import type { RoundFile } from "./use-round.ts";

/** How a phone shows a model in its owner's room. */
export interface RoomLink {
  readonly by: "quick-look" | "scene-viewer";
  readonly href: string;
}

/** What is asked of the browser, so that a test can answer. */
export interface Phone {
  readonly knowsAr: boolean;
  readonly userAgent: string;
  /** Where the page is. */
  readonly origin: string;
}

/**
 * The link that shows a model in one's own room, or null where nothing can: Apple's phones open USDZ themselves;
 * Android's viewer is a program of its own, which fetches the GLB from a public https address.
 */
export function roomLink(
  files: readonly RoundFile[],
  title: string,
  phone: Phone = thisPhone(),
): RoomLink | null {
  const address = (name: RoundFile["name"]): URL | null => {
    const file = files.find((each) => each.name === name);
    return file ? new URL(file.file_url, phone.origin) : null;
  };
  if (phone.knowsAr) {
    const usdz = address("model.usdz");
    // Cloth has one true size.
    return usdz && { by: "quick-look", href: `${usdz.href}#allowsContentScaling=0` };
  }
  const glb = address("model.glb");
  if (!/android/i.test(phone.userAgent) || glb?.protocol !== "https:") return null;
  const query = new URLSearchParams({
    file: glb.href,
    mode: "ar_preferred",
    title,
    resizable: "false",
  });
  const back = encodeURIComponent(glb.href);
  const intent = `scheme=https;package=com.google.ar.core;action=android.intent.action.VIEW;S.browser_fallback_url=${back}`;
  const href = `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${intent};end;`;
  return { by: "scene-viewer", href };
}

function thisPhone(): Phone {
  return {
    knowsAr: document.createElement("a").relList.supports("ar"),
    userAgent: navigator.userAgent,
    origin: location.origin,
  };
}
