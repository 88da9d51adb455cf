const storageKey = "reloaded";

/**
 * Code that cannot be fetched may have been replaced by a newer release: the page is loaded afresh,
 * once for each file, so that a server which is down does not reload it for ever.
 */
export function reloadForNewCode(error: unknown): boolean {
  if (!isMissingModule(error)) return false;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    const before: unknown[] = Array.isArray(stored) ? stored : [];
    if (before.includes(error.message)) return false;
    sessionStorage.setItem(storageKey, JSON.stringify([...before, error.message]));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Chromium, Firefox and Safari each have their own sentence for it. */
function isMissingModule(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed/i.test(error.message)
  );
}
