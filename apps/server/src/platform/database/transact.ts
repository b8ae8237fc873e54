import { createHmac } from "node:crypto";
import type { Endpoint } from "@sihai/contract";
import { type Result, refuse } from "@sihai/domain";
import { type RawBuilder, sql } from "kysely";
import { DatabaseError } from "pg";
import * as z from "zod/mini";
import { keyObjectOf } from "../sealing/key-object.ts";
import { openSealed, type SealKeys, seal } from "../sealing/sealed.ts";
import { isSessionGood } from "../sessions/sessions.ts";
import type { Db, Tx } from "./database.ts";
import { prepared } from "./prepared.ts";
import { sendAlong } from "./send-along.ts";

/** One user action: the caller's key, bound to who called what with which input. */
export type Once = {
  actor: string;
  key: string;
  endpoint: Endpoint;
  inputHash: string;
  /** What the input is told by under the keys other nodes may have, while the server's key is being changed. */
  otherHashes?: readonly string[];
  /** Of a shopper: the session it came by, which has to hold when the key is claimed. Null for a token: the database is asked for it at the door. */
  sessionId: string | null;
  /** What the reply is kept sealed under, where it says a secret; null: it is kept as it is. */
  seals: SealKeys | null;
  /** Whether the key was claimed, and the session found good, by a transaction; a payment by card is kept with its attempt instead. */
  isClaimed: boolean;
};

/** The session ended after the call came in; whoever asked is not logged in any more, and nothing was done. */
export class SessionEnded extends Error {}

export type OnceRefusal = { code: "IDEMPOTENCY_CONFLICT" };

/**
 * Runs work in one transaction. A refusal rolls everything back and is returned. The work reads and writes the database and nothing else:
 * when it meets another transaction in a way that only shows at the end, it is rolled back and run again (`meetings`).
 *
 * With `once` the key is claimed inside the same transaction, so that it lives and dies with the effect: a second call with the
 * same key waits for the first and gets its answer; the same key with other input is refused; a refused or dead call leaves the
 * key free (rules F01 to F04).
 *
 * What `ahead` asks the database for goes out with the claim of the key, behind it, and is handed to the work: it reads and locks, and writes
 * nothing, for the key may turn out to be another call's.
 */
export async function transact<Value, Refusal extends { code: string }, Read = undefined>(
  db: Db,
  work: (tx: Tx, read: Read) => Promise<Result<Value, Refusal>>,
  once?: Once | null,
  ahead?: (tx: Tx) => Promise<Read>,
): Promise<Result<Value, Refusal | OnceRefusal>> {
  try {
    return await whenMet(() => runOnce(db, work, once, ahead));
  } catch (error) {
    if (error instanceof Refused) return error.result as Result<Value, Refusal>;
    throw error;
  }
}

/** Work of one transaction that nothing refuses. As `transact`, it reads and writes the database and nothing else, and is run again when it met another. */
export function inTransaction<Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  return whenMet(() => db.transaction().execute(work));
}

async function whenMet<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let tried = 1; ; tried++) {
    try {
      return await run();
    } catch (error) {
      if (tried === triesMax || !isMeeting(error)) throw error;
    }
  }
}

const triesMax = 3;
/**
 * What the database says when two transactions met, and one of them has to begin anew: a deadlock, of which it chose one; an order it
 * cannot serialise; and a unique key that was free when it was looked for and is not any more. Run again, the look finds it, and the work
 * answers as it does to whoever comes late. A key that is taken for another reason is a fault, and stays one.
 */
const meetings = new Set(["40P01", "40001", "23505"]);

function isMeeting(error: unknown): boolean {
  return error instanceof DatabaseError && error.code !== undefined && meetings.has(error.code);
}

function runOnce<Value, Refusal extends { code: string }, Read>(
  db: Db,
  work: (tx: Tx, read: Read) => Promise<Result<Value, Refusal>>,
  once: Once | null | undefined,
  ahead: ((tx: Tx) => Promise<Read>) | undefined,
): Promise<Result<Value, Refusal | OnceRefusal>> {
  return db.transaction().execute(async (tx) => {
    const [earlier, read] = await Promise.all([once ? claim(tx, once) : null, ahead?.(tx)]);
    if (once && earlier) {
      once.isClaimed = true;
      if (earlier.found) {
        if (![once.inputHash, ...(once.otherHashes ?? [])].includes(earlier.inputHash))
          return refuse({ code: "IDEMPOTENCY_CONFLICT" as const });
        const reply = openReply(once, earlier.reply);
        if (reply === undefined) return refuse({ code: "IDEMPOTENCY_CONFLICT" as const });
        return { ok: true, value: z.decode(once.endpoint.data, reply) as Value };
      }
    }
    // Without `ahead` nothing was to be read.
    const result = await work(tx, read as Read);
    if (!result.ok) throw new Refused(result);
    if (once) await keepReply(tx, once, z.encode(once.endpoint.data, result.value));
    return result;
  });
}

/** Work of which nothing stays when it is refused, while the transaction around it goes on. */
export async function attemptWork<Value, Refusal extends { code: string }>(
  tx: Tx,
  work: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  await sql`savepoint attempted_work`.execute(tx);
  const result = await work();
  if (!result.ok) await sql`rollback to savepoint attempted_work`.execute(tx);
  await sql`release savepoint attempted_work`.execute(tx);
  return result;
}

class Refused extends Error {
  readonly result: Result<unknown, { code: string }>;
  constructor(result: Result<unknown, { code: string }>) {
    super("refused");
    this.result = result;
  }
}

/** Tells one input from another without keeping it: keyed, because an input may hold a payment password of six digits. */
export function hashInput(parts: unknown, key: Buffer): string {
  return createHmac("sha256", keyObjectOf(key)).update(JSON.stringify(parts)).digest("base64url");
}

type Claim = { found: false } | { found: true; inputHash: string; reply: unknown };

type ToClaim = { actor: string; key: string; name: string; inputHash: string };

function claiming({ actor, key, name, inputHash }: ToClaim, isGood: RawBuilder<boolean>): RawBuilder<{ key: string }> {
  return sql`insert into idempotency_key (actor, key, endpoint, input_hash)
    select ${actor}, ${key}, ${name}, ${inputHash} where ${isGood} on conflict do nothing returning key`;
}

const claimKey = prepared((_, given: ToClaim) => claiming(given, sql<boolean>`true`));
const claimWhileGood = prepared((_, given: ToClaim & { sessionId: string }) => claiming(given, isSessionGood(given.sessionId)));

async function claim(tx: Tx, once: Once): Promise<Claim> {
  const name = `${once.endpoint.method} ${once.endpoint.path}`;
  const { actor, key, inputHash, sessionId } = once;
  const inserted = await tx.executeQuery(
    sessionId === null ? claimKey({ actor, key, name, inputHash }) : claimWhileGood({ actor, key, name, inputHash, sessionId }),
  );
  if (inserted.rows.length === 1) return { found: false };
  const isGood = sessionId === null ? sql<boolean>`true` : isSessionGood(sessionId);
  const row = await tx
    .selectFrom("idempotency_key")
    .select(["input_hash", "endpoint", "reply"])
    .where("actor", "=", once.actor)
    .where("key", "=", once.key)
    .where(isGood)
    .executeTakeFirst();
  // Neither put in nor found: it is the session that is missing.
  if (!row) throw new SessionEnded("the session has ended");
  return { found: true, inputHash: row.endpoint === name ? row.input_hash : "", reply: row.reply };
}

const writeReply = prepared((db, { actor, key, reply }: { actor: string; key: string; reply: string }) =>
  db.updateTable("idempotency_key").set({ reply }).where("actor", "=", actor).where("key", "=", key),
);

async function keepReply(tx: Tx, once: Once, reply: unknown): Promise<void> {
  const { actor, key } = once;
  await sendAlong(tx, writeReply({ actor, key, reply: JSON.stringify(sealReply(once, reply ?? null)) }));
}

const sealedReply = z.object({ sealed: z.string() });

/** A secret that is said once lies nowhere in clear, here as little as elsewhere; only the key it was asked for with opens it. */
function sealReply(once: Once, reply: unknown): unknown {
  return once.seals ? { sealed: seal(once.seals, contextOf(once), JSON.stringify(reply)) } : reply;
}

/** Undefined for what was sealed under a key the server has no more: the caller begins anew. */
function openReply(once: Once, kept: unknown): unknown {
  if (!once.seals) return kept;
  const plain = openSealed(once.seals, contextOf(once), z.parse(sealedReply, kept).sealed);
  return plain === null ? undefined : JSON.parse(plain);
}

function contextOf({ actor, key }: Once): string {
  return `once:${actor}:${key}`;
}
