const scripts = ["Latin", "Greek", "Cyrillic", "Common", "Inherited"];
const letters = scripts.map((name) => `\\p{Script=${name}}`).join("");
const printed = new RegExp(`^(?:(?!\\p{Emoji_Presentation})[${letters}])*$`, "u");

/** Whether labels and invoices can show it: their faces have Latin, Greek and Cyrillic letters, see `spare-face.ts` of the server. */
export function isOnPapers(text: string): boolean {
  return printed.test(text);
}
