import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../apps/server/src/platform/free-port.ts";
import { serverArgs, serverEnv } from "../tools/server-process.mjs";
import type { Version } from "./versions.ts";

/** Nodes behind a balancer, which asks each whether it is ready and sends nobody to one that is not. */
export type Cluster = {
  /** Where the next caller is sent; they take turns. Throws when no node is ready. */
  next(): string;
  versions(): string[];
  /** Takes one node out of service in order, and puts another version in its place. Answers the seconds it took. */
  replace(index: number, version: Version): Promise<number>;
  close(): Promise<void>;
};

type Node = { port: number; child: ChildProcess; version: string; isReady: boolean };

const askEveryMs = 100;
const startsWithinMs = 120_000;

/** Starts `count` nodes of a version on free ports, each with this environment. `next` throws while no node is ready. */
export async function openCluster(count: number, version: Version, env: Record<string, string>): Promise<Cluster> {
  const nodes: Node[] = [];
  for (let index = 0; index < count; index++) {
    const port = await freePort();
    nodes.push({ port, version: version.name, isReady: true, child: await start(port, version, env) });
  }
  let turn = 0;
  const asking = setInterval(() => {
    for (const node of nodes) void ask(node);
  }, askEveryMs);
  return {
    next() {
      const ready = nodes.filter(({ isReady }) => isReady);
      turn += 1;
      const node = ready[turn % ready.length];
      if (!node) throw new Error("no node is ready");
      return `http://127.0.0.1:${node.port}`;
    },
    versions: () => nodes.map((node) => node.version),
    async replace(index, to) {
      const node = nodes[index];
      if (!node) throw new RangeError(`there is no node ${index}`);
      const began = Date.now();
      const ended = once(node.child, "exit");
      node.child.kill("SIGTERM");
      const [code] = await ended;
      if (code !== 0) throw new Error(`node ${index} ended with ${code}, and not in order`);
      node.child = await start(node.port, to, env);
      node.version = to.name;
      await readiness(node);
      return (Date.now() - began) / 1000;
    },
    async close() {
      clearInterval(asking);
      await Promise.all(
        nodes.map(async ({ child }) => {
          const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
          child.kill("SIGKILL");
          await ended;
        }),
      );
    },
  };
}

async function start(port: number, { root, name }: Version, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, serverArgs, {
    cwd: root,
    env: { ...serverEnv(env.DATA_DIR), ...env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-4000);
    });
  for (const until = Date.now() + startsWithinMs; !said.includes("ready:"); await wait(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} does not start: ${said}`);
  }
  return child;
}

async function ask(node: Node): Promise<void> {
  node.isReady = await fetch(`http://127.0.0.1:${node.port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function readiness(node: Node): Promise<void> {
  for (const until = Date.now() + startsWithinMs; !node.isReady; await wait(askEveryMs))
    if (Date.now() > until) throw new Error("a node that started is not ready");
}
