import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** A page of WebKit, which every browser on an iPhone is made of, spoken to by the wire of W3C WebDriver. */
export interface WebKitPage extends AsyncDisposable {
  open(url: string): Promise<void>;
  /** Runs a function's body in the page; elements come and go as WebDriver names them. */
  run<T>(body: string, ...values: readonly unknown[]): Promise<T>;
  /** Waits until the body answers something, and hands it on. */
  until<T>(body: string, ...values: readonly unknown[]): Promise<T>;
  press(element: object): Promise<void>;
  type(element: object, text: string): Promise<void>;
  /** Presses at the first point of the window and lets go at the last. */
  drag(points: readonly { readonly x: number; readonly y: number }[]): Promise<void>;
}

const PATIENCE_MS = 90_000;
/** The property by which WebDriver names an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Opens Debian's own WebKit in a window that nobody sees (`webkit2gtk-driver`, `xvfb`). */
export async function openWebKit(width = 1280, height = 900): Promise<WebKitPage> {
  const processes: ChildProcess[] = [];
  const start = (program: string, words: readonly string[], more: NodeJS.ProcessEnv = {}) => {
    const started = spawn(program, words, { stdio: "ignore", env: { ...process.env, ...more } });
    processes.push(started);
    return started;
  };
  const end = async (): Promise<void> => {
    for (const each of processes.toReversed()) {
      if (each.exitCode !== null || !each.kill()) continue;
      await once(each, "exit");
    }
  };
  try {
    const display = `:${200 + (process.pid % 500)}`;
    start("Xvfb", [display, "-screen", "0", `${width}x${height}x24`]);
    const port = await freePort();
    start("WebKitWebDriver", [`--port=${port}`], {
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      // It will not run as root otherwise.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    });
    const call = caller(`http://127.0.0.1:${port}`);
    const { sessionId } = await begin(call, [`--geometry=${width}x${height}`, "--automation"]);
    return { ...pageOf(call, `/session/${sessionId}`), [Symbol.asyncDispose]: end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

function caller(driver: string): Call {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(driver + path, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** The driver answers a moment after it was started. */
async function begin(call: Call, args: readonly string[]): Promise<{ sessionId: string }> {
  const alwaysMatch = { "webkitgtk:browserOptions": { args } };
  for (let tries = 1; ; tries += 1) {
    try {
      return await call("POST", "/session", { capabilities: { alwaysMatch } });
    } catch (error) {
      if (!(error instanceof TypeError) || tries === 50) throw error;
      await sleep(200);
    }
  }
}

function pageOf(call: Call, session: string): Omit<WebKitPage, typeof Symbol.asyncDispose> {
  const at = (element: object, act: string) =>
    `${session}/element/${(element as Record<string, string>)[ELEMENT]}/${act}`;
  const run = <T>(body: string, ...values: readonly unknown[]) =>
    call<T>("POST", `${session}/execute/sync`, { script: body, args: values });
  return {
    open: (url) => call("POST", `${session}/url`, { url }),
    run,
    until: async <T>(body: string, ...values: readonly unknown[]) => {
      for (const from = Date.now(); ;) {
        const found = await run<T | null | false>(body, ...values);
        if (found !== null && found !== false) return found;
        if (Date.now() - from > PATIENCE_MS)
          throw new Error(`Waited in vain for ${values.join(", ")}: ${body}`);
        await sleep(250);
      }
    },
    press: (element) => call("POST", at(element, "click"), {}),
    type: (element, text) => call("POST", at(element, "value"), { text }),
    drag: ([first, ...more]) => {
      const move = (point: typeof first) => ({
        type: "pointerMove",
        x: Math.round(point?.x ?? 0),
        y: Math.round(point?.y ?? 0),
        duration: 50,
      });
      const actions = [
        move(first),
        { type: "pointerDown", button: 0 },
        ...more.map(move),
        { type: "pointerUp", button: 0 },
      ];
      const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
      return call("POST", `${session}/actions`, { actions: [mouse] });
    },
  };
}
