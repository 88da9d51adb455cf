/**
 * Does something at once, and what is asked for in the time after that once, at its end: nothing is missed, however much
 * happens. That time is `ms` and, by chance, up to `spread` longer, so that many who do this fall out of step.
 */
export function atMostEvery(
  ms: number,
  spread: number,
  act: () => void,
): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let asked = false;
  function run(): void {
    asked = false;
    act();
    timer = setTimeout(
      () => {
        timer = null;
        if (asked) run();
      },
      ms + Math.random() * spread,
    );
  }
  return {
    ask: () => {
      if (timer === null) run();
      else asked = true;
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      asked = false;
    },
  };
}
