interface Options<Control> {
  /** How long to rest on a control before its name shows, ms. */
  readonly delay: number;
  /** How soon after that the next one shows at once, ms. */
  readonly skipDelay: number;
  readonly show: (control: Control) => void;
  readonly hide: () => void;
}

export interface TooltipClock<Control> {
  /** The pointer is on this control, or on another part of the same one. */
  readonly enter: (control: Control) => void;
  readonly leave: () => void;
  /** The keyboard came here: nothing to wait for. */
  readonly focus: (control: Control) => void;
  /** Put away: not again before the pointer has been elsewhere. */
  readonly dismiss: () => void;
  readonly stop: () => void;
}

/** When a control's name is shown. The wait belongs to the control: moving about inside it starts nothing anew. */
export function tooltipClock<Control>(options: Options<Control>): TooltipClock<Control> {
  const { delay, skipDelay, show, hide } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Control | null = null;
  let open = false;
  let closedAt = -Infinity;

  function close(): void {
    clearTimeout(timer);
    if (!open) return;
    open = false;
    closedAt = performance.now();
    hide();
  }
  function openNow(control: Control): void {
    open = true;
    show(control);
  }
  return {
    enter(control) {
      if (control === under) return;
      close();
      under = control;
      const soon = performance.now() - closedAt < skipDelay;
      if (soon) openNow(control);
      else timer = setTimeout(() => openNow(control), delay);
    },
    leave() {
      close();
      under = null;
    },
    focus(control) {
      close();
      under = control;
      openNow(control);
    },
    dismiss: close,
    stop: () => clearTimeout(timer),
  };
}
