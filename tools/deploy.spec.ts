import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import { serverArgs, serverEnv } from "./server-process.mjs";

const root = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "sihai-deploy-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** How long a node that stops may take beside its drain; main.ts cuts it off then. */
const stopSeconds = 60;
const settings = new Map(
  [...read("deploy/sihai.env.example").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
);
const drainSeconds = Number(settings.get("DRAIN_SECONDS"));
const isInRepository = (file: string) => existsSync(join(root, file));

describe("the settings to fill in", () => {
  it("are a whole configuration: nothing more is asked for", () => {
    const filled = Object.fromEntries([...settings].map(([name, value]) => [name, value || "https://filled-in.example"]));
    const config = readConfig({ ...filled, SECRET_KEY: "ab".repeat(32), DATA_DIR: scratch }, undefined);
    expect([config.demo, config.sandbox, config.secureCookies]).toEqual([false, false, true]);
    expect([config.storage?.url, config.backup?.place, config.metrics.port]).toEqual([
      settings.get("STORAGE_URL"),
      "/backups",
      9464,
    ]);
  });

  it("are described, here and wherever else a file sets one", () => {
    const told = read("docs/operations.md");
    const ofOthers = /^(POSTGRES_\w+|S3_SECRET|PATH|NODE_COMPILE_CACHE|MALLOC_\w+|PGDATA|SCRATCH_DIR|NODE|HOME)$/;
    const names = [
      ...settings.keys(),
      ...[...read("deploy/Containerfile").matchAll(/^(?:ENV| {4})\s*([A-Z_]+)=/gm)].map(([, name = ""]) => name),
      ...Object.keys(compose().services.sihai?.environment ?? {}),
      ...[...read("deploy/systemd/sihai.service").matchAll(/(?<=^Environment=.*?)([A-Z_]+)=/gm)].map(([, name = ""]) => name),
      ...[...read("deploy/kubernetes/sihai.yaml").matchAll(/- name: ([A-Z_]+)$/gm)].map(([, name = ""]) => name),
    ];
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !ofOthers.test(name) && !told.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("the container", () => {
  const file = read("deploy/Containerfile");
  const last = file.slice(file.lastIndexOf("\nFROM "));
  const words = (instruction: string) => JSON.parse(new RegExp(`${instruction} (\\[.*\\])`).exec(last)?.[1] ?? "[]") as string[];

  it("runs what npm start runs, as nobody, and says whether it is alive", () => {
    expect(words("\\nCMD")).toEqual(["node", ...serverArgs.map((word) => word.replaceAll("\\", "/"))]);
    for (const [name, value] of Object.entries(serverEnv("")).filter(([each]) => each.startsWith("MALLOC")))
      for (const each of [last, read("deploy/systemd/sihai.service")]) expect(each).toContain(`${name}=${value}`);
    expect(Number(/^USER (\d+)/m.exec(last)?.[1])).toBeGreaterThan(0);
    const [node, script = ""] = words("HEALTHCHECK .*CMD");
    expect([node, isInRepository(script)]).toEqual(["node", true]);
    expect(last).toContain("STOPSIGNAL SIGTERM");
    // A user nobody entered anywhere has no home, and a library asks for it.
    expect(last).toMatch(/ HOME=\/data /);
  });

  it("opens the ports it listens on", () => {
    const exposed = /^EXPOSE (.+)$/m.exec(last)?.[1]?.split(" ");
    expect(exposed).toEqual([/ PORT=(\d+)/.exec(last)?.[1], / METRICS_PORT=(\d+)/.exec(last)?.[1]]);
  });

  it("is built without what lies beside the sources", () => {
    for (const name of ["node_modules", ".data", ".git", "dist"])
      expect(read(".dockerignore")).toMatch(new RegExp(`^(\\*\\*/)?${name}$`, "m"));
    expect(file).toContain("COPY . .");
    for (const [, script = ""] of file.matchAll(/node (tools\/\S+)/g)) expect(isInRepository(script)).toBe(true);
  });

  it("says that nothing is alive where nothing is", () => {
    const run = spawnSync(process.execPath, [join(root, "deploy/healthy.mjs")], { env: { PORT: "9" } });
    expect(run.status).toBe(1);
  });
});

type Service = {
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  depends_on?: Record<string, object>;
};
function compose(): { services: Record<string, Service>; volumes: Record<string, unknown> } {
  return parse(read("deploy/compose.yml"));
}

describe("the compose file", () => {
  const { services, volumes } = compose();

  it("names files, volumes and services that are there", () => {
    const { sihai } = services;
    expect(isInRepository(join("deploy", sihai?.build?.context ?? "", sihai?.build?.dockerfile ?? ""))).toBe(true);
    for (const service of Object.values(services)) {
      for (const volume of service.volumes ?? []) {
        const [from = ""] = volume.split(":");
        expect([volume, from.startsWith(".") ? isInRepository(join("deploy", from)) : from in volumes]).toEqual([volume, true]);
      }
      for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other);
    }
    for (const value of Object.values(sihai?.environment ?? {})) {
      const host = /@(\w+):|^http:\/\/(\w+):/.exec(value);
      if (host) expect(services).toHaveProperty(host[1] ?? host[2] ?? "");
    }
  });

  it("keeps the server's file system as it is, and gives it time to stop", () => {
    const { sihai } = services;
    expect(sihai?.read_only).toBe(true);
    expect(Number.parseInt(sihai?.stop_grace_period ?? "", 10)).toBeGreaterThanOrEqual(drainSeconds + stopSeconds);
    expect(sihai?.ports).toEqual(["127.0.0.1:8080:8080"]);
  });

  it("gives the product a role that owns its database and nothing else", () => {
    expect(read("deploy/postgres/role.sh")).toMatch(/role sihai login nosuperuser nocreatedb nocreaterole replication/);
    expect(statSync(join(root, "deploy/postgres/role.sh")).mode & 0o111).not.toBe(0);
    execFileSync("sh", ["-n", join(root, "deploy/postgres/role.sh")]);
  });
});

describe("the units", () => {
  const units = readdirSync(join(root, "deploy/systemd"));

  it.each(units.filter((name) => name.endsWith(".service")))("%s runs a command that is there", (name) => {
    const unit = read(`deploy/systemd/${name}`);
    const [command = "", ...args] = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(" ") ?? [];
    expect(command).toBe("/opt/sihai/node_modules/.bin/node");
    // The server is built where it is installed; everything else lies there.
    expect(args.at(-1) === serverArgs.at(-1) || isInRepository(args.at(-1) ?? "")).toBe(true);
    if (name === "sihai.service") {
      expect(args).toEqual(serverArgs);
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(drainSeconds + stopSeconds);
    } else expect(units).toContain(name.replace(".service", ".timer"));
  });

  it.runIf(existsSync("/usr/bin/systemd-analyze"))("are taken by systemd", () => {
    for (const name of units)
      writeFileSync(
        join(scratch, name),
        read(`deploy/systemd/${name}`).replaceAll("/opt/sihai/node_modules/.bin/node", "/bin/true"),
      );
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", ...units.map((name) => join(scratch, name))], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
  });
});

type Container = {
  name: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string }[];
  securityContext: object;
} & Partial<Record<"startupProbe" | "livenessProbe" | "readinessProbe", { httpGet: { path: string; port: string } }>>;
type Pod = {
  terminationGracePeriodSeconds: number;
  securityContext: { runAsNonRoot: boolean };
  containers: Container[];
  volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
};
type Template = { metadata?: { labels: Record<string, string> }; spec: Pod };
type Thing = {
  kind: string;
  metadata: { name: string };
  spec: {
    template?: Template;
    jobTemplate?: { spec: { template: Template } };
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    ports?: { targetPort: string }[];
  };
};

describe("the manifests", () => {
  const things = parseAllDocuments(read("deploy/kubernetes/sihai.yaml")).map((document) => document.toJS() as Thing);
  const templates = things.flatMap(({ metadata, spec }) => {
    const template = spec.template ?? spec.jobTemplate?.spec.template;
    return template ? [{ name: metadata.name, template, selects: spec.selector?.matchLabels }] : [];
  });

  it("are nodes, workers, the nightly audit and drill, and what leads to them", () => {
    expect(things.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      "Service sihai",
      "Deployment sihai-api",
      "Deployment sihai-worker",
      "PersistentVolumeClaim sihai-backups",
      "PodDisruptionBudget sihai-api",
      "CronJob sihai-audit",
      "CronJob sihai-restore-drill",
    ]);
  });

  it.each(templates)("$name runs as nobody on a file system of its own, and has time to stop", ({ template, selects }) => {
    const { spec, metadata } = template;
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainSeconds + stopSeconds);
    if (selects) expect(metadata?.labels).toEqual(selects);
    for (const container of spec.containers) {
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ["ALL"] },
      });
      const volumes = spec.volumes.map(({ name }) => name);
      for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
      if (container.command) expect(isInRepository(container.command.at(-1) ?? "")).toBe(true);
      const door = read("apps/server/src/platform/http/metrics-door.ts");
      for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe])
        if (probe) {
          expect(door).toContain(`"${probe.httpGet.path}"`);
          expect(container.ports?.map(({ name }) => name)).toContain(probe.httpGet.port);
        }
    }
  });

  it("ask the deployments whether they are ready on the port the image listens on", () => {
    const file = read("deploy/Containerfile");
    for (const { name, template } of templates.filter(({ selects }) => selects)) {
      const [container] = template.spec.containers;
      expect([name, container?.readinessProbe?.httpGet.path]).toEqual([name, "/readyz"]);
      expect(container?.ports).toEqual([
        { name: "http", containerPort: Number(/ PORT=(\d+)/.exec(file)?.[1]) },
        { name: "metrics", containerPort: Number(/ METRICS_PORT=(\d+)/.exec(file)?.[1]) },
      ]);
    }
    expect(things[0]?.spec.ports?.[0]?.targetPort).toBe("http");
  });
});
