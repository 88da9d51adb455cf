/** What this visit has shown already; a browser that stores nothing shows it again after a reload. */
const shown = new Set<string>();

export function seenThisVisit(what: string): boolean {
  if (shown.has(what)) return true;
  try {
    return window.sessionStorage.getItem(`seen.${what}`) !== null;
  } catch {
    return false;
  }
}

export function rememberSeen(what: string): void {
  shown.add(what);
  try {
    window.sessionStorage.setItem(`seen.${what}`, "yes");
  } catch {
    // Remembered while the page lives.
  }
}
