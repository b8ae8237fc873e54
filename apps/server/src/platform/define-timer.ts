import { sql } from "kysely";
import * as z from "zod/mini";
import type { Tx } from "./database/database.ts";
import { prepared } from "./database/prepared.ts";
import { sendAlong } from "./database/send-along.ts";
import type { PaidThing, PayClock } from "./follow-up.ts";

/** A part of a subject: something on our side, text without a colon in the database. */
type Part = z.ZodMiniType<unknown, string>;
export type Parts = Readonly<Record<string, Part>>;

/** The parts subjects are made of. */
export const subjectPart = {
  /** The id of a row. */
  id: z.string().check(z.regex(/^\d{1,19}$/)),
  /** A number as people know it. */
  number: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/)),
  /** An instant; milliseconds since 1970 in the database. */
  instant: z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.date(), {
    decode: (text) => new Date(Number(text)),
    encode: (instant) => String(instant.getTime()),
  }),
  days: z.codec(z.string().check(z.regex(/^\d{1,5}$/)), z.int(), { decode: Number, encode: String }),
};

/**
 * A kind of business deadline. Whoever sets it and whoever answers for it share this: the kind, and what its subject is made of. Both stand
 * in the database as they are here, the parts in their order with colons between them; a change leaves timers behind that nobody reads.
 */
export type Timer<Subject extends Parts> = { readonly kind: string; readonly subject: z.ZodMiniObject<Subject> };

/** What the handler of a timer is told. */
export type SubjectOf<Defined extends Timer<Parts>> = z.output<Defined["subject"]>;

/** A kind of deadline and what it is about; its handler is told just that. */
export function defineTimer<const Subject extends Parts>(kind: string, subject: Subject): Timer<Subject> {
  return { kind, subject: z.object(subject) };
}

/** What a module calls the thing a timer is about, as a trade calls it. */
type Named<Subject extends Parts> = (what: PaidThing) => z.output<z.ZodMiniObject<Subject>>;

/** The time to pay that a timer counts; `named` says how its subject names what is paid for. */
export function payClock<Subject extends Parts>(timer: Timer<Subject>, named: Named<Subject>, move: PayClock["move"]): PayClock {
  return {
    kind: timer.kind,
    due: (tx, what) => dueOf(tx, timer, named(what)),
    set: (tx, what, payBefore) => setTimer(tx, timer, named(what), payBefore),
    clear: (tx, what) => clearTimer(tx, timer, named(what)),
    move,
  };
}

/** The one place a subject is written; what the object has besides its parts is left out. */
export function writeSubject<Subject extends Parts>(
  { subject }: Timer<Subject>,
  parts: z.output<z.ZodMiniObject<Subject>>,
): string {
  return Object.values(z.encode(subject, parts)).join(":");
}

/** The one place a subject is read. Throws for one that is not of this timer's parts. */
export function readSubject<Subject extends Parts>(
  { kind, subject }: Timer<Subject>,
  text: string,
): z.output<z.ZodMiniObject<Subject>> {
  const names = Object.keys(subject.shape);
  const found = text.split(":");
  const read = z.safeParse(subject, Object.fromEntries(names.map((name, index) => [name, found[index]])));
  if (!read.success || found.length !== names.length) throw new Error(`"${text}" is no subject of ${kind}: ${names.join(":")}`);
  return read.data;
}

type Row = { kind: string; subject: string };

const setRows = prepared(
  (_, { kind, subjects, dueAts }: { kind: string; subjects: string[]; dueAts: Date[] }) => sql`
    insert into timer (kind, subject, due_at)
    select ${kind}, subject, due_at from unnest(${subjects}::text[], ${dueAts}::timestamptz[]) as due (subject, due_at)
    on conflict (kind, subject) do update set due_at = excluded.due_at, fired_at = null, attempts = 0 where timer.fired_at is null`,
);

const clearRow = prepared((db, { kind, subject }: Row) =>
  db.deleteFrom("timer").where("kind", "=", kind).where("subject", "=", subject).where("fired_at", "is", null),
);

/**
 * Sets a business deadline: one row per effect, so that any number of workers fire it exactly once (rule F40).
 * Setting it again moves it, unless it has fired.
 */
export async function setTimer<Subject extends Parts>(
  tx: Tx,
  timer: Timer<Subject>,
  subject: z.output<z.ZodMiniObject<Subject>>,
  dueAt: Date,
): Promise<void> {
  await setTimers(tx, timer, [{ subject, dueAt }]);
}

/** Several of one kind at once. */
export async function setTimers<Subject extends Parts>(
  tx: Tx,
  timer: Timer<Subject>,
  dues: readonly { subject: z.output<z.ZodMiniObject<Subject>>; dueAt: Date }[],
): Promise<void> {
  const subjects = dues.map(({ subject }) => writeSubject(timer, subject));
  await sendAlong(tx, setRows({ kind: timer.kind, subjects, dueAts: dues.map(({ dueAt }) => dueAt) }));
}

/** Takes back a deadline that has not fired; nothing where there is none. */
export async function clearTimer<Subject extends Parts>(
  tx: Tx,
  timer: Timer<Subject>,
  subject: z.output<z.ZodMiniObject<Subject>>,
): Promise<void> {
  await sendAlong(tx, clearRow({ kind: timer.kind, subject: writeSubject(timer, subject) }));
}

/** When a deadline that has not fired is due; null when there is none. */
async function dueOf<Subject extends Parts>(
  tx: Tx,
  timer: Timer<Subject>,
  subject: z.output<z.ZodMiniObject<Subject>>,
): Promise<Date | null> {
  const row = await tx
    .selectFrom("timer")
    .select("due_at")
    .where("kind", "=", timer.kind)
    .where("subject", "=", writeSubject(timer, subject))
    .where("fired_at", "is", null)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
