import { fireDueTimers, isDatabaseAway, openTrouble, pruneRateLimits, pruneRecords, runJobs, sealingAnew } from "#platform";
import type { World } from "./build-world.ts";

export type Worker = {
  /** Waits for what is in hand, and hands back jobs that take longer than `withinMs`. */
  stop(withinMs?: number): Promise<void>;
};

const tickMs = 1000;

/** The worker role: jobs, timers and sweeps. Any number of nodes may run it; each effect happens once. */
export async function runWorker(world: World): Promise<Worker> {
  const { deps } = world;
  const runner = await runJobs(deps, world.pool, world.jobs, 4);
  const sealing = sealingAnew(world.reseals);
  const lastRun = new Map<string, number>();
  let isStopping = false;
  let ticking = Promise.resolve();

  async function tick(): Promise<void> {
    await deps.clock.refresh();
    await fireDueTimers(deps, world.timers);
    for (const { name, everySeconds, run } of [...world.sweeps, pruneRateLimits, pruneRecords, sealing]) {
      if (isStopping) return;
      // By the product's clock, which the demo moves: what is due after a jump waits for no real hour.
      const now = deps.clock.now().getTime();
      if (now - (lastRun.get(name) ?? 0) < everySeconds * 1000) continue;
      lastRun.set(name, now);
      await run(deps);
    }
  }

  const words = { began: "the worker waits for the database", over: "the worker goes on" };
  const absence = openTrouble(deps.log, words);
  let isTicking = false;
  const interval = setInterval(() => {
    if (isStopping || isTicking) return;
    isTicking = true;
    ticking = tick()
      .then(absence.over, (error: unknown) => {
        if (isDatabaseAway(error)) absence.met(error);
        else deps.log.error({ err: error }, "worker tick failed");
      })
      .finally(() => {
        isTicking = false;
      });
  }, tickMs);

  return {
    async stop(withinMs) {
      isStopping = true;
      clearInterval(interval);
      await Promise.all([ticking, runner.stop(withinMs)]);
    },
  };
}
