/** The paths at which a form's errors stand: `contact.email`, `root`. */
export function errorPaths(errors: object, before = ""): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== "object" || value === null) return [];
    const path = before === "" ? key : `${before}.${key}`;
    // An error is told from a group of fields by its type, or its message where it has none.
    const error = value as { type?: unknown; message?: unknown };
    const isError = typeof error.type === "string" || typeof error.message === "string";
    return isError ? [path] : errorPaths(value, path);
  });
}
