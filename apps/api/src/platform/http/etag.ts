import { createHash } from "node:crypto";

/** The entity tag of content: equal content has equal tags. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names the tag; compares weakly, as RFC 9110 (13.1.2) asks of reads. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(tag);
}
