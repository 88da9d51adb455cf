import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const settings = fileURLToPath(new URL("../../../ops/compose/haproxy.cfg", import.meta.url));
import { until } from "./waiting.ts";

/** A door of a web, and its door for operators. */
export interface Door {
  readonly port: number;
  readonly internalPort: number;
}

/** HAProxy as the compose file runs it, before webs on this machine. */
export async function startProxy(
  port: number,
  webs: readonly [Door, Door],
): Promise<AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "holeshot-proxy-"));
  const file = join(folder, "haproxy.cfg");
  let text = (await readFile(settings, "utf8")).replace("bind :8080", `bind 127.0.0.1:${port}`);
  for (const [index, web] of webs.entries()) {
    text = text.replace(
      `web-${index + 1}:3000 check port 9090`,
      `127.0.0.1:${web.port} check port ${web.internalPort}`,
    );
  }
  await writeFile(file, text);
  const child: ChildProcess = spawn("haproxy", ["-q", "-db", "-f", file], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await until(
    "the proxy",
    () =>
      fetch(`http://127.0.0.1:${port}/api/health/live`).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
    20,
  );
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
