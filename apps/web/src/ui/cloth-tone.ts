/** Above this mean luminance cloth counts as light and gets the darker ground. */
const lightFrom = 0.6;
const side = 24;

function luminance(red: number, green: number, blue: number): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

const asked: (readonly [HTMLImageElement, (light: boolean | null) => void])[] = [];

/** Tells whether the garment on a picture is light, one picture at a time when the page has nothing else to do: each is unpacked for it. */
export function whenToneIsKnown(
  image: HTMLImageElement,
  tell: (light: boolean | null) => void,
): void {
  asked.push([image, tell]);
  if (asked.length === 1) soon(judgeNext);
}

function judgeNext(): void {
  const [next] = asked;
  if (next === undefined) return;
  const [image, tell] = next;
  // On a page that has gone nobody asks any more.
  if (image.isConnected) tell(isLightCloth(image));
  asked.shift();
  if (asked.length > 0) soon(judgeNext);
}

/** Safari knows no idle time. */
function soon(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 50);
}

/**
 * Whether the garment on a picture is light, from its visible pixels; null when it cannot be told
 * (a picture without transparency, or from an origin that may not be read).
 */
export function isLightCloth(image: HTMLImageElement): boolean | null {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return null;
  try {
    context.drawImage(image, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    let sum = 0;
    let visible = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 128) continue;
      visible += 1;
      sum += luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
    return visible === 0 || visible === side * side ? null : sum / visible > lightFrom;
  } catch {
    return null;
  }
}
