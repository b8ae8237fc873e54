import type { ChargeOutcome, PaymentPort, RefundOutcome } from "@sihai/adapters/payment";
import { sql } from "kysely";
import type { SpecWorld } from "#testing";

/** Where it breaks: between us and the gateway, in our own process, or at the card's bank. */
export const faults = [
  "none",
  "unavailable",
  "request-lost",
  "answer-lost",
  "died-before-asking",
  "died-after-taking",
  "answer-lost-then-silent",
  "answer-lost-then-search-lags",
  "database-refuses-once",
  "bank-refuses",
  "bank-asks",
  "bank-takes-its-time",
] as const;
export type Fault = (typeof faults)[number];

/** When the gateway's notices come: before its answer, after it, several times at once, never, only after we looked ourselves, or anew under other ids while we look. */
export const notices = ["before-answer", "after", "three-at-once", "never", "after-looking", "while-looking"] as const;
export type Notice = (typeof notices)[number];

export const operations = ["recharge", "payable-that-is-gone", "recharge-in-euro", "refund-to-card"] as const;
export type Operation = (typeof operations)[number];

export type Run = { fault: Fault; notice: Notice; operation: Operation; seed: number };

export const allRuns: readonly Run[] = faults.flatMap((fault) =>
  notices.flatMap((notice) =>
    operations.flatMap((operation) => [1, 2, 3, 4, 5].map((seed) => ({ fault, notice, operation, seed }))),
  ),
);

const unknown = { status: "unknown", detail: "no answer in time" } as const;
const gone = () => new Error("killed");

/** The faults of payments under way, by what they are called at the gateway; each strikes once. `onTaken` is told before the answer comes back. */
export type Script = { fault: Fault; onTaken: () => Promise<void>; isStruck: boolean; silences: number };

/** Puts the scripts between the server and its gateway. Answers how to take them away. */
export function interfere(
  payment: PaymentPort,
  scriptOf: (reference: string) => Script | undefined,
  searchLags: <Found>(ask: () => Promise<Found>) => Promise<Found>,
): () => void {
  const real = { ...payment };
  payment.charge = async (request) =>
    struck<ChargeOutcome>(scriptOf(request.reference), () => real.charge(request), { status: "unavailable", detail: "a spec" });
  payment.refund = async (request) => {
    const script = scriptOf(request.reference);
    if (script?.fault === "bank-refuses" && !script.isStruck) {
      script.isStruck = true;
      return { status: "refused", reason: "failed", detail: "the card’s bank refused it" };
    }
    return struck<RefundOutcome>(script, () => real.refund(request), { status: "unavailable", detail: "a spec" });
  };
  payment.findByReference = async (reference, askedAt) => {
    const script = scriptOf(reference);
    if (!script || script.silences === 0) return real.findByReference(reference, askedAt);
    script.silences -= 1;
    if (script.fault === "answer-lost-then-silent") return { ok: false, refusal: { code: "SOURCE_SLOW", source: "payment" } };
    return searchLags(() => real.findByReference(reference, askedAt));
  };
  return () => Object.assign(payment, real);
}

async function struck<Outcome>(script: Script | undefined, ask: () => Promise<Outcome>, unavailable: Outcome): Promise<Outcome> {
  if (!script || script.isStruck) return ask();
  script.isStruck = true;
  switch (script.fault) {
    case "unavailable":
      return unavailable;
    case "request-lost":
      return unknown as Outcome;
    case "died-before-asking":
      throw gone();
    default: {
      const outcome = await ask();
      await script.onTaken();
      if (script.fault === "died-after-taking") throw gone();
      return script.fault.startsWith("answer-lost") ? (unknown as Outcome) : outcome;
    }
  }
}

/** The database refuses every entry of a customer until it is let go on. */
export async function refuseEntriesOf(spec: SpecWorld): Promise<{ of(userId: string): Promise<void>; goOn(): Promise<void> }> {
  const { db } = spec.deps;
  await sql`create table if not exists spec_refused (user_id bigint primary key)`.execute(db);
  await sql`create or replace function spec_refuse() returns trigger language plpgsql as $$
    begin
      if exists (select from spec_refused r where r.user_id = new.user_id) then raise exception 'a spec refuses it'; end if;
      return new;
    end $$`.execute(db);
  await sql`create or replace trigger spec_refuse before insert on ledger_entry for each row execute function spec_refuse()`.execute(
    db,
  );
  return {
    of: async (userId) => void (await sql`insert into spec_refused values (${userId}) on conflict do nothing`.execute(db)),
    goOn: async () => void (await sql`delete from spec_refused`.execute(db)),
  };
}
