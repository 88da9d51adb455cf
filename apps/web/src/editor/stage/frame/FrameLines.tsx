import type { FrameLine } from "./frame-line.ts";

export type FrameLook = "chosen" | "locked" | "partner" | "member";

interface FrameLinesProps {
  line: FrameLine;
  look?: FrameLook;
}

/** A frame as a double line that follows the cloth; what lies beyond the safe line is red. */
export function FrameLines({ line, look = "chosen" }: FrameLinesProps) {
  const outline = line.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
  return (
    <g className={look === "partner" ? "frame-partner" : undefined}>
      {look !== "member" && <polygon points={outline} className="frame-casing" />}
      <polygon
        points={outline}
        className={
          look === "member"
            ? "frame-member"
            : `frame-line ${look === "locked" ? "frame-locked" : ""}`
        }
      />
      {runsBeyond(line).map((run) => (
        <polyline key={run[0]?.join()} points={run.join(" ")} className="frame-beyond" />
      ))}
    </g>
  );
}

/** The stretches of the frame that lie beyond the safe line. */
function runsBeyond(line: FrameLine): (readonly [number, number])[][] {
  const runs: (readonly [number, number])[][] = [];
  let open: (readonly [number, number])[] | null = null;
  for (const [index, point] of [...line, ...line.slice(0, 1)].entries()) {
    const here = [round(point.x), round(point.y)] as const;
    if (!point.beyond) {
      open?.push(here);
      open = null;
      continue;
    }
    if (!open) {
      const before = line[index - 1];
      open = before ? [[round(before.x), round(before.y)]] : [];
      runs.push(open);
    }
    open.push(here);
  }
  return runs;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
