import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { FromPageThread, PageAhead, PageReader, ReadCall, ReadReply, ToPageThread } from "@sihai/contract";

/** Longer than this nobody waits for a page that their phone can make as well. */
const waitMs = 1500;
/** A thread that does not answer at all is replaced. */
const hangsMs = 10_000;
const atOnceMax = 8;

type Job = { ask: (call: ReadCall) => Promise<ReadReply>; resolve: (page: PageAhead | null) => void };

export type PageThread = {
  /** The page of an address, its calls answered by `ask`; null when it cannot be had in time. */
  render(address: string, reader: PageReader, ask: Job["ask"]): Promise<PageAhead | null>;
  close(): Promise<void>;
};

/** The thread that renders pages ahead, begun with the first page asked for: a node that serves none has none. */
export function openPageThread(file: string): PageThread {
  const jobs = new Map<number, Job>();
  let worker: Worker | null = null;
  let builtAt = 0;
  let last = 0;
  let hanging: NodeJS.Timeout | undefined;

  function say(message: ToPageThread): void {
    worker?.postMessage(message);
  }

  function finish(job: number, page: PageAhead | null): void {
    jobs.get(job)?.resolve(page);
    jobs.delete(job);
  }

  async function stop(): Promise<void> {
    const stopped = worker;
    worker = null;
    for (const job of [...jobs.keys()]) finish(job, null);
    await stopped?.terminate();
  }

  async function hear(message: FromPageThread): Promise<void> {
    clearTimeout(hanging);
    hanging = undefined;
    const job = jobs.get(message.job);
    if (message.kind === "done") return finish(message.job, message.page);
    if (!job) return;
    const reply = await job.ask(message.asked).catch(() => null);
    say({ kind: "reply", job: message.job, call: message.call, reply });
  }

  function start(): Worker {
    const started = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 } });
    // It keeps no server from ending.
    started.unref();
    started.on("message", (message: FromPageThread) => void hear(message));
    // By an error of its own, or by its end: whoever waits is told, and the next page begins another.
    started.on("error", () => undefined);
    started.on("exit", () => void (worker === started && stop()));
    return started;
  }

  return {
    async render(address, reader, ask) {
      const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (jobs.size >= atOnceMax || built === undefined) return null;
      // A build while the server runs: the code it has is no longer the phone's.
      if (worker && built !== builtAt) await stop();
      builtAt = built;
      worker ??= start();
      last += 1;
      const job = last;
      const page = new Promise<PageAhead | null>((resolve) => jobs.set(job, { ask, resolve }));
      const timer = setTimeout(() => {
        say({ kind: "drop", job });
        finish(job, null);
      }, waitMs);
      hanging ??= setTimeout(() => void stop(), hangsMs).unref();
      say({ kind: "page", job, address, ...reader });
      return page.finally(() => clearTimeout(timer));
    },
    close: stop,
  };
}
