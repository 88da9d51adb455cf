/** Equal for equal choices, in whatever order they are written. */
export function choiceKey(properties: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(properties).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
