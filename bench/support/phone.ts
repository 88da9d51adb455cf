import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

/** A page as a phone has it, and the processor's time that its own thread takes. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Milliseconds of the processor for an act and the two frames after it. */
  readonly worked: (act: () => Promise<unknown>) => Promise<number>;
  /** The longest single task of the page's thread while `act` runs, ms of the processor. */
  readonly longestTask: (act: () => Promise<unknown>) => Promise<number>;
  readonly finger: (type: "touchStart" | "touchMove" | "touchEnd", at?: Place) => Promise<unknown>;
  readonly tap: (at: Place) => Promise<void>;
  readonly letter: (letter: string) => Promise<unknown>;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** 390 × 844 at two pixels to one, for fingers. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(() => {
    for (const tip of ["guide", "mobile"]) sessionStorage.setItem(`seen.${tip}`, "yes");
  });

  const finger: Phone["finger"] = (type, at) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at ? [{ ...at, id: 0 }] : [],
    });
  return {
    page,
    session,
    finger,
    worked: async (act) => {
      const before = await taskTime(session);
      await act();
      await twoFrames(session);
      return (await taskTime(session)) - before;
    },
    longestTask: (act) => longestTask(session, act),
    tap: async (at) => {
      await finger("touchStart", at);
      await finger("touchEnd");
    },
    // Past playwright, whose look at the field before every letter would be counted too.
    letter: (letter) => session.send("Input.dispatchKeyEvent", { type: "char", text: letter }),
  };
}

async function twoFrames(session: CDPSession): Promise<void> {
  await session.send("Runtime.evaluate", {
    expression:
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))",
    awaitPromise: true,
  });
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

async function longestTask(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on("Tracing.dataCollected", collect);
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "__metadata"] },
  });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  session.off("Tracing.dataCollected", collect);
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  return events
    .filter((event) => event.ph === "X" && pages.has(threadOf(event)))
    .reduce((longest, { tdur }) => Math.max(longest, (tdur ?? 0) / 1000), 0);
}
