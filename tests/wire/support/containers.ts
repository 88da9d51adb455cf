import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Debian root file system of what this Debian has installed, since no registry is asked: libraries, no shell. */
const MAKE_BASE = `set -e
mkdir -p $1/usr/lib $1/usr/lib64 $1/usr/bin $1/usr/sbin $1/tmp $1/proc $1/sys $1/dev $1/etc $1/run $1/var
for each in bin sbin lib lib64; do ln -s usr/$each $1/$each; done
chmod 1777 $1/tmp
dpkg -L libc6 libstdc++6 libgcc-s1 base-files tzdata netbase | while read -r file; do
  if [ -L "$file" ] || [ -f "$file" ]; then
    if [ ! -d "$file" ]; then
      place=$(realpath "$(dirname "$file")")
      mkdir -p "$1$place"
      cp -a "$file" "$1$place/"
    fi
  fi
done
`;

/** A container engine with images of its own, which go with it. */
export interface ContainerEngine extends Disposable {
  /** The words before a container's image and arguments: its rights are those that the runbook promises to need. */
  run(name: string, ...options: readonly string[]): readonly [string, ...string[]];
  /** Runs one command of the engine's; its code and what it printed. */
  readonly command: (...words: readonly string[]) => {
    readonly status: number | null;
    readonly text: string;
  };
  build(containerfile: string, tree: string, tag: string): void;
}

/** A podman that can run a container here, or null: then what refuses is told aloud. */
export function openContainers(): ContainerEngine | null {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-containers-"));
  const told: string[] = [];
  for (const runtime of ["runc", "crun"]) {
    const engine = engineBy(runtime, folder);
    const base = join(folder, "base");
    try {
      if (told.length === 0) {
        mkdirSync(base);
        execFileSync("sh", ["-c", MAKE_BASE, "sh", base]);
        const files = execFileSync("tar", ["-C", base, "-c", "."], { maxBuffer: 2 ** 28 });
        execFileSync("podman", [...engine.words, "import", "-", "localhost/debian"], {
          input: files,
          stdio: ["pipe", "ignore", "ignore"],
        });
      }
      const [program, ...words] = engine.run("probe");
      const loader = "/usr/lib64/ld-linux-x86-64.so.2";
      const tried = spawnSync(program, [...words, "localhost/debian", loader, "--version"], {
        encoding: "utf8",
        timeout: 60_000,
      });
      if (tried.status === 0) return engine;
      told.push(`${runtime}: ${tried.stderr.trim().split("\n").at(-1)}`);
    } catch (error) {
      told.push(String(error).split("\n")[0] ?? "");
    }
  }
  engineBy("runc", folder)[Symbol.dispose]();
  console.warn(`\nSKIPPED: no container can be run here: ${told.join("; ")}\n`);
  return null;
}

function engineBy(runtime: string, folder: string) {
  const words = [
    ...["--root", join(folder, "images"), "--runroot", join(folder, "run")],
    ...["--storage-driver", "vfs", "--cgroup-manager", "cgroupfs", "--events-backend", "file"],
    ...["--runtime", runtime],
  ] as const;
  const command = (...more: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync("podman", [...words, ...more], {
      encoding: "utf8",
    });
    return { status, text: `${stdout}${stderr}` };
  };
  return {
    words,
    command,
    run: (name: string, ...options: readonly string[]): readonly [string, ...string[]] => [
      "podman",
      ...words,
      ...["run", "--rm", "--name", name, "--network", "host", "--read-only", "--tmpfs", "/tmp"],
      ...["--cap-drop", "all", "--security-opt", "no-new-privileges", "--memory", "900m"],
      // Below what this machine's own may be, which only a privileged process could raise.
      ...["--ulimit", "nofile=8192:8192", "--ulimit", "nproc=4096:4096"],
      ...options,
    ],
    build: (containerfile: string, tree: string, tag: string) => {
      // The image's health check exists in docker's form of an image alone.
      const form = ["--format", "docker", "--layers=false", "--build-arg", "BASE=localhost/debian"];
      const built = command("build", "-q", ...form, "-f", containerfile, "-t", tag, tree);
      if (built.status !== 0) throw new Error(built.text);
    },
    [Symbol.dispose]: () => {
      command("rm", "--all", "--force", "--time", "0");
      command("rmi", "--all", "--force");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
