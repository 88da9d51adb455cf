const scripts = ["Latin", "Greek", "Cyrillic", "Common", "Inherited"];
const printed = new RegExp(`^[${scripts.map((name) => `\\p{Script=${name}}`).join("")}]*$`, "u");

/** Whether labels and invoices can show it: their faces have Latin, Greek and Cyrillic letters, see `spare-face.ts` of the server. */
export function isOnPapers(text: string): boolean {
  return printed.test(text);
}
