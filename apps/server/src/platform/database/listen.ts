import pg from "pg";
import { type Logger, openTrouble } from "../log.ts";

const againAfterMs = 1_000;

/**
 * Hears what the database's nodes tell each other (LISTEN/NOTIFY) on a connection of its own, and comes back when that is lost. What is said in
 * between is missed: whoever must not miss it looks for itself now and then, and once more after each new connection (`onHeard` is called).
 */
export function listen(databaseUrl: string, channel: string, onHeard: () => void, log: Logger): { close(): Promise<void> } {
  let isClosed = false;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  const words = { began: "cannot listen to the database", over: "the database is listened to again" };
  const deafness = openTrouble(log, words, { channel });

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: "sihai-listen", keepAlive: true });
    client = next;
    next.on("error", () => comeBack(next));
    next.on("end", () => comeBack(next));
    next.on("notification", onHeard);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      deafness.over();
      onHeard();
    } catch (error) {
      deafness.met(error);
      comeBack(next);
    }
  }

  function comeBack(lost: pg.Client): void {
    if (isClosed || client !== lost) return;
    client = null;
    void lost.end().catch(() => undefined);
    again = setTimeout(() => void connect(), againAfterMs);
    again.unref();
  }

  void connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
