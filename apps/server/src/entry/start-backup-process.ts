import { type ChildProcess, fork } from "node:child_process";
import { type Config, type Logger, programOf } from "#platform";

const againAfterMs = 5000;

/** Keeps the backups up in a process of its own: packing a database must not hold up requests. Started again for as long as it is not stopped. */
export function startBackupProcess(
  { dataDir, databaseUrl }: Config & { databaseUrl: string },
  log: Logger,
): { stop(): Promise<void> } {
  let child: ChildProcess;
  let isStopping = false;
  const start = () => {
    child = fork(programOf(new URL("./backup.ts", import.meta.url)), ["--keep-up"], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    });
    child.once("exit", (code) => {
      if (isStopping) return;
      log.error({ code }, "the process that keeps the backups ended; it is started again");
      setTimeout(start, againAfterMs).unref();
    });
  };
  start();
  return {
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
