import type pg from "pg";
import type { Db } from "../database/database.ts";
import { listen } from "../database/listen.ts";
import type { User } from "../http/who.ts";
import type { Logger } from "../log.ts";
import { hashToken } from "./hash-token.ts";
import { type Audience, type Rights, whoHolds } from "./sessions.ts";
import { whoViews } from "./viewings.ts";

/** The longest a node goes on with a session it did not hear the end of: as long as a setting may take to hold everywhere. */
const keptMs = 5_000;
/** More are asked for anew; a few hundred bytes each. */
const keptMost = 20_000;
const channel = "session_over";

/** Whose sessions a node knows without asking (decision 77). */
export type KeptSessions = {
  /** Who holds this token: as the database says now, or, with `isKeptEnough`, as it said within the last seconds and has not taken back since. */
  whoHolds(audience: Audience, token: string | undefined, isKeptEnough: boolean): ReturnType<typeof whoHolds>;
  /** The visit to a customer's pages a token carries; asked for at each call. */
  whoViews(token: string): ReturnType<typeof whoViews>;
  close(): Promise<void>;
};

/**
 * Keeps shoppers' sessions for some seconds. The database tells every node when one ends, on each of its connections: a node whose own
 * transaction ended a session knows before that transaction is answered. Staff are asked for each time, for their rights may have changed.
 * `most`: how many at one time; one more, and it begins anew.
 */
export function keepSessions({
  db,
  pool,
  databaseUrl,
  log,
  rights,
  most = keptMost,
}: {
  db: Db;
  pool: pg.Pool;
  databaseUrl: string;
  log: Logger;
  rights: Rights;
  most?: number;
}): KeptSessions {
  const kept = new Map<string, { who: User; until: number }>();
  let endings = 0;
  function forgetAll(): void {
    endings += 1;
    kept.clear();
  }
  pool.on("connect", (client) => {
    client.on("notification", (notification) => {
      if (notification.channel === channel) forgetAll();
    });
    client.query(`listen ${channel}`).catch((error: unknown) => log.warn({ err: error }, "cannot listen to the database"));
  });
  const ear = listen(databaseUrl, channel, forgetAll, log);
  return {
    async whoHolds(audience, token, isKeptEnough) {
      if (audience === "staff" || token === undefined) return whoHolds(db, audience, token, rights);
      const name = hashToken(token).toString("base64");
      const known = isKeptEnough ? kept.get(name) : undefined;
      if (known && known.until > performance.now()) return known.who;
      const [askedAt, endingsBefore] = [performance.now(), endings];
      const who = await whoHolds(db, audience, token, rights);
      // What ended while the question was under way may have been answered as it stood before.
      if (who.kind !== "user") kept.delete(name);
      else if (endings === endingsBefore) {
        if (kept.size >= most) kept.clear();
        kept.set(name, { who, until: askedAt + keptMs });
      }
      return who;
    },
    whoViews: (token) => whoViews(db, token, rights),
    close: () => ear.close(),
  };
}
