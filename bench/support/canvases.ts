/** Runs in the page before anything else: remembers every canvas that is drawn on, as long as it lives. */
export function countCanvases(): void {
  const made: WeakRef<HTMLCanvasElement | OffscreenCanvas>[] = [];
  const known = new WeakSet<object>();
  Object.assign(window, { madeCanvases: made });
  for (const kind of [HTMLCanvasElement, OffscreenCanvas]) {
    // One type for both: what is asked for is handed on as it is.
    const proto = kind.prototype as { getContext: (this: object, ...asked: unknown[]) => unknown };
    const { getContext } = proto;
    proto.getContext = function remember(...asked) {
      if (!known.has(this)) made.push(new WeakRef(this as HTMLCanvasElement));
      known.add(this);
      return getContext.apply(this, asked);
    };
  }
}

/** Bytes that living canvases hold, four a pixel. */
export function readCanvases(): { canvases: number; count: number } {
  const { madeCanvases } = window as unknown as {
    madeCanvases: readonly WeakRef<HTMLCanvasElement>[];
  };
  const living = madeCanvases.flatMap((ref) => ref.deref() ?? []);
  const canvases = living.reduce((sum, { width, height }) => sum + width * height * 4, 0);
  return { canvases, count: living.length };
}
