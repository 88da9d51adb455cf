import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const settings = fileURLToPath(new URL("../../../ops/compose/haproxy.cfg", import.meta.url));
import { until } from "./waiting.ts";

/** Where a web answers customers, and where operators. */
export interface WebPorts {
  readonly port: number;
  readonly internalPort: number;
}

/** HAProxy as the compose file runs it, before webs on this machine. */
export async function startProxy(
  port: number,
  webs: readonly WebPorts[],
): Promise<AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), "holeshot-proxy-"));
  const file = join(folder, "haproxy.cfg");
  const servers = webs.map(
    (web, index) =>
      `  server web-${index + 1} 127.0.0.1:${web.port} check port ${web.internalPort}\n`,
  );
  const text = (await readFile(settings, "utf8"))
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replace(/(?: {2}server web-.*\n)+/, servers.join(""));
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
