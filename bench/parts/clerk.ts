import type { World } from "../../apps/server/src/entry/build-world.ts";
import { openSession } from "../../apps/server/src/platform/sessions/sessions.ts";
import type { Shopper } from "./shop.ts";

/** Somebody at the desk who looks after nothing yet, as a caller of this kit: only the cookie counts. */
export async function aClerk({ deps: { db, clock } }: World, roles: string[]): Promise<Shopper> {
  const now = clock.now();
  const login = `bench-clerk-${process.pid}`;
  const { id } = await db
    .insertInto("staff")
    .values({ login, name: login, password_hash: "no password here", roles, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { token, sessionId } = await openSession(db, "staff", id);
  return { userId: id, cookie: `sh_staff=${token}`, sessionHash: Buffer.alloc(0), sessionId };
}
