/** Of a word that does not fit, how small it may be set before it is broken, as a share. */
const LEAST = 0.8;

/**
 * Words below each other: broken at spaces, after hyphens and at line ends; a word that alone is wider than the room goes
 * on below itself. No line begins with the space, the hyphen or the point between two things that it was broken at.
 */
export function wrappedLines(
  text: string,
  room: number,
  wide: (part: string) => number,
): readonly string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const part of wordsOf(paragraph)) {
      if (line !== "" && wide((line + part).trimEnd()) > room) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += part;
      while (wide(line.trimEnd()) > room && line.trimEnd().length > 1) {
        const head = longestHead(line.trimEnd(), room, wide);
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/** The size at which a text's longest word fits, as a share of the usual: never so small that it is hard to read. */
export function wordShare(text: string, room: number, wide: (part: string) => number): number {
  const widest = Math.max(
    0,
    ...text
      .split("\n")
      .flatMap(wordsOf)
      .map((part) => wide(part.trim())),
  );
  const share = room / Math.max(widest, room);
  return share < LEAST ? 1 : share;
}

/** What stays together, with the space behind it: a point between two things stands behind the first. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[^ -]*(?:-+ *| +(?:· +)?|$)/g)?.filter((part) => part !== "") ?? [];
}

function longestHead(word: string, room: number, wide: (part: string) => number): string {
  let head = "";
  for (const letter of word) {
    if (head !== "" && wide(head + letter) > room) break;
    head += letter;
  }
  return head;
}
