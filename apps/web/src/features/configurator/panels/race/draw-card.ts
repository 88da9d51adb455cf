/** What a card shows beside its pictures. */
export interface CardContent {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly (readonly string[])[];
}

/** As messengers show a picture best: upright, 4 to 5. */
const CARD = { width: 1080, height: 1350 };
const MOST_ROWS = 9;
const FACE = "Archivo, 'Helvetica Neue', Arial, sans-serif";

/** Pictures of the kit and what each sponsor gets, as one picture to be sent on. */
export function drawCard(
  pictures: readonly CanvasImageSource[],
  { title, subtitle, rows }: CardContent,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, CARD);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.fillStyle = "#f4f5f6";
  pen.fillRect(0, 0, CARD.width, CARD.height);
  pen.fillStyle = "#ff4d12";
  pen.fillRect(0, 0, CARD.width, 12);
  const side = (CARD.width - 120) / Math.max(1, pictures.length);
  for (const [at, picture] of pictures.entries()) {
    pen.drawImage(picture, 60 + at * side, 170, side, side);
  }
  pen.textBaseline = "alphabetic";
  words(title, 60, 100, 52, 800, CARD.width - 120);
  words(subtitle, 60, 146, 28, 400, CARD.width - 120, "#575d66");
  let y = 170 + side + 70;
  for (const [name = "", place = "", size = "", seen = ""] of rows.slice(0, MOST_ROWS)) {
    words(name, 60, y, 30, 700, 500);
    words(`${place}, ${size}`, 60, y + 34, 24, 400, 780, "#575d66");
    pen.textAlign = "right";
    words(seen, CARD.width - 60, y + 12, 36, 800, 180);
    pen.textAlign = "left";
    y += 78;
    if (y > CARD.height - 60) break;
  }
  return canvas;

  function words(
    text: string,
    x: number,
    at: number,
    size: number,
    weight: number,
    most: number,
    colour = "#0e1013",
  ): void {
    if (!pen) return;
    pen.font = `${weight} ${size}px ${FACE}`;
    pen.fillStyle = colour;
    pen.fillText(text, x, at, most);
  }
}
