import { type Logger, openTrouble } from "../log.ts";
import { listen } from "./listen.ts";

/** A node that heard nothing looks this often whether anything changed; a change holds everywhere within five seconds. */
const lookEveryMs = 2_000;

type Following = {
  /** Looks now: whoever makes a change on this node sees it at once. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

type Followed = {
  databaseUrl: string;
  /** What a change is told on (NOTIFY). */
  channel: string;
  log: Logger;
  /** Reads anew what the node keeps in memory, where its stamp says that it changed. */
  look: () => Promise<void>;
};

/** Keeps what a node has in memory as the database has it: a change on any node is heard at once or found within two seconds. Throws when the first look fails. */
export async function followChanges({ databaseUrl, channel, log, look }: Followed): Promise<Following> {
  let looking: Promise<void> | null = null;
  let isClosed = false;
  const words = { began: "changes cannot be looked up", over: "changes are looked up again" };
  const blindness = openTrouble(log, words, { channel });

  async function refresh(): Promise<void> {
    // A look under way may have read before the change this one is asked for.
    await looking?.catch(() => undefined);
    looking ??= look().finally(() => {
      looking = null;
    });
    await looking;
  }

  function lookQuietly(): void {
    if (!isClosed) refresh().then(blindness.over, blindness.met);
  }

  await refresh();
  const ear = listen(databaseUrl, channel, lookQuietly, log);
  const timer = setInterval(lookQuietly, lookEveryMs);
  timer.unref();
  return {
    refresh,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await ear.close();
      await looking?.catch(() => undefined);
    },
  };
}
