import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Config, Logger, SandboxAddresses } from "#platform";

type Given = { config: Config & { databaseUrl: string }; sandbox: SandboxAddresses | undefined; log: Logger };
export type ApiProcesses = { /** Each drains and ends in order, as a node of its own does. */ stop(): Promise<void> };

const restartMs = 500;
const stopWithinMs = 60_000;

/**
 * Processes that answer requests, as many as there are cores to use: one alone uses one. They share the port, and each is a node like any
 * other; this one looks after them, and starts anew what dies. Resolves when all of them listen.
 */
export async function startApiProcesses({ config, sandbox, log }: Given): Promise<ApiProcesses> {
  const running = new Map<number, Worker>();
  const listening = new Set<number>();
  let isStopping = false;
  let allListen = () => {};
  const ready = new Promise<void>((resolve) => {
    allListen = resolve;
  });
  function start(number: number): void {
    const worker = cluster.fork(environmentOf(config, sandbox, number));
    running.set(number, worker);
    worker.once("listening", () => {
      listening.add(number);
      if (listening.size === config.processes) allListen();
    });
    worker.once("exit", (code, signal) => {
      running.delete(number);
      if (isStopping) return;
      log.error({ process: number, code, signal }, "a process that answers requests ended; it is started again");
      void setTimeout(restartMs).then(() => isStopping || start(number));
    });
  }
  for (let number = 1; number <= config.processes; number++) start(number);
  await ready;
  return {
    async stop() {
      isStopping = true;
      const ended = [...running.values()].map((worker) => {
        const over = once(worker, "exit");
        worker.process.kill("SIGTERM");
        return over;
      });
      const late = setTimeout(config.drainSeconds * 1000 + stopWithinMs, undefined, { ref: false });
      await Promise.race([Promise.all(ended), late]);
    },
  };
}

/** They find the database and the sandbox this process has started, and give their own figures on the ports after its own. */
function environmentOf(
  { databaseUrl, metrics, publicUrl }: Given["config"],
  sandbox: SandboxAddresses | undefined,
  number: number,
) {
  return {
    SIHAI_ROLE: "api",
    PROCESSES: "1",
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    METRICS_PORT: metrics.port === undefined ? "" : String(metrics.port + number),
    ...(sandbox && {
      ...{ SIHAI_SANDBOX: "1", SANDBOX_URL: sandbox.url, SANDBOX_SECRET: sandbox.webhookSecret },
      SANDBOX_PUBLIC_URL: sandbox.publicUrl,
    }),
  };
}
