/**
 * Stands in each page's head as it is, like `before-paint.ts`. What loads a rendered page's code lies in a template, see
 * `platform/http/first-loads.ts` of the server: the line is the pictures' and letters' until they are here. Whoever touches
 * the page does not wait for them, nor does who knows of something in this browser that only code can show.
 */
function codeAfterPaint(): void {
  const patience = 2500;
  const stop = new AbortController();
  const fetchCode = (): void => {
    const code = document.querySelector<HTMLTemplateElement>("#code");
    if (code === null) return;
    stop.abort();
    code.replaceWith(document.importNode(code.content, true));
  };
  const hear = { capture: true, passive: true, signal: stop.signal };
  for (const type of ["pointerdown", "keydown", "focusin", "input"]) {
    document.addEventListener(type, fetchCode, hear);
  }
  /** Of a mouse that lies still over it a page is told as well, before its first paint: one that moves is somebody's. */
  const whenMoved = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX !== 0 || movementY !== 0) fetchCode();
  };
  document.addEventListener("pointermove", whenMoved, hear);
  const whenParsed = (): void => {
    const { customer, cart, hold } = document.documentElement.dataset;
    if ((customer ?? cart ?? hold) !== undefined) fetchCode();
    else setTimeout(fetchCode, patience);
  };
  document.addEventListener("DOMContentLoaded", whenParsed, { signal: stop.signal });
  /** In a window that is not seen nothing is painted: there patience ends it. */
  const whenPainted = (): void => {
    const paints = new PerformanceObserver(() => {
      paints.disconnect();
      // What has come since, the largest picture above all, is in the frame after that.
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(fetchCode, 0)));
    });
    paints.observe({ type: "paint", buffered: true });
  };
  addEventListener("load", whenPainted, { signal: stop.signal });
}

/** As one line of script. */
export const codeAfterPaintScript = `(${codeAfterPaint})()`;
