import { type Currency, currencyCodes, type Money, money } from "@sihai/domain";
import type { StandingSource } from "@sihai/domain/withdrawal";
import { sql } from "kysely";
import { type Db, oneOf, prepared, type Tx } from "#platform";
import { type NewSource, type Purse, type PursePart, type ReturnedPart, realParts, type SourceStep } from "./source-steps.ts";

const sourceKinds = ["card", "transfer", "given", "earlier", "unexplained"] as const;
/** `reference`: the card payment's id, the transfer's number, the claim's. */
type Standing = StandingSource & { reference: string | null };

type ArrivingSource = Omit<NewSource, "kind"> & { kind: NewSource["kind"] | "unexplained" };
type Moving = { userId: string; entryId: string; at: Date };

/**
 * Does an entry's steps to the sources of its customer's wallet. The wallet's account is locked by then, so that nobody else moves them; a
 * step without a wallet's account moves sources nobody spends from. One statement a step and purse.
 */
export async function moveSources(tx: Tx, moving: Moving, steps: readonly SourceStep[]): Promise<void> {
  for (const step of steps) {
    switch (step.step) {
      case "arrives":
        await arrive(tx, moving, step.source, []);
        break;
      case "arrives-for":
        await arrive(tx, moving, step.source, realParts(step.parts));
        break;
      case "spent":
        for (const part of realParts(step.parts)) await spend(tx, moving, part);
        break;
      case "returned":
        for (const part of step.from) await takeBack(tx, moving, step.purse, part, 1n);
        break;
      case "not-returned":
        for (const part of step.to) await takeBack(tx, moving, step.purse, part, -1n);
        break;
      case "given-back":
        await giveBack(tx, moving, step.purse, step.amount);
        break;
      case "passed-on":
        for (const part of realParts(step.parts)) await passOn(tx, moving, step.from, part);
        break;
    }
  }
}

/** A source comes in; what it is spent on at once never stands in the wallet. */
async function arrive(tx: Tx, moving: Moving, source: ArrivingSource, parts: readonly PursePart[]): Promise<void> {
  const { userId, entryId, at } = moving;
  if (source.amount.amount === 0n) return;
  const spent = parts.reduce((total, { amount }) => total + amount.amount, 0n);
  const { id } = await tx
    .insertInto("money_source")
    .values({
      user_id: userId,
      kind: source.kind,
      currency: source.amount.currency,
      amount: source.amount.amount,
      paid_currency: source.paid.currency,
      paid_amount: source.paid.amount,
      reference: source.reference,
      arrived_at: at,
      in_wallet: source.amount.amount - spent,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const moves = [
    { purse: null, amount: source.amount.amount },
    ...parts.map(({ purse, amount }) => ({ purse, amount: -amount.amount })),
  ];
  await tx
    .insertInto("source_move")
    .values(moves.map((move) => ({ user_id: userId, source_id: id, entry_id: entryId, ...move })))
    .execute();
}

/** Takes from the sources that came first. Throws when they hold less than the wallet does, which the audit would have told. */
async function spend(tx: Tx, { userId, entryId }: Moving, { purse, amount }: PursePart): Promise<void> {
  const spent = { userId, entryId, purse, currency: amount.currency, fen: amount.amount.toString() };
  const { rows } = await tx.executeQuery(spendFirst(spent));
  const taken = rows.reduce((total, row) => total + BigInt(row.amount), 0n);
  if (taken !== amount.amount) throw new Error(`the sources of wallet ${userId} hold ${taken} of ${amount.amount}`);
}

type Spent = { userId: string; entryId: string; purse: Purse; currency: Currency; fen: string };

const spendFirst = prepared(
  (_, { userId, entryId, purse, currency, fen }: Spent) => sql<{ amount: string }>`
    with standing as (
      select id, in_wallet, sum(in_wallet) over (order by arrived_at, id) - in_wallet as before
      from money_source where user_id = ${userId} and currency = ${currency} and in_wallet > 0
    ), part as (
      select id, least(in_wallet, ${fen}::bigint - before)::bigint as amount
      from standing where before < ${fen}::bigint
    ), taken as (
      update money_source s set in_wallet = s.in_wallet - p.amount from part p where s.user_id = ${userId} and s.id = p.id
      returning s.id, p.amount
    )
    insert into source_move (user_id, source_id, entry_id, purse, amount)
    select ${userId}, id, ${entryId}, ${purse}, -amount from taken returning -amount as amount`,
);

/**
 * Takes a part of one source out of the wallet for its payer (direction 1), or puts it back in. Throws when the source does not hold it. What went
 * elsewhere counts as its share of what was paid, of all that is gone by then, so that it comes to the whole with the last part and to nothing without.
 */
async function takeBack(
  tx: Tx,
  { userId, entryId }: Moving,
  purse: Purse,
  { sourceId, amount, paid }: ReturnedPart,
  direction: 1n | -1n,
): Promise<void> {
  const out = sql<string>`${(direction * amount.amount).toString()}::bigint`;
  const changed = await tx
    .updateTable("money_source")
    .set(({ eb }) => ({
      in_wallet: eb("in_wallet", "-", out),
      returned: eb("returned", "+", out),
      returned_paid:
        paid === null
          ? sql`div(paid_amount::numeric * (returned + ${out}), amount)::bigint`
          : eb("returned_paid", "+", (direction * paid.amount).toString()),
    }))
    .where("user_id", "=", userId)
    .where("id", "=", sourceId)
    .where("currency", "=", amount.currency)
    .$if(paid !== null, (builder) => builder.where("paid_currency", "=", paid?.currency ?? ""))
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new Error(`no source ${sourceId} of wallet ${userId}`);
  await tx
    .insertInto("source_move")
    .values({ user_id: userId, source_id: sourceId, entry_id: entryId, purse, amount: -direction * amount.amount })
    .execute();
}

/** What stands of each source in a customer's wallet, those that came first before others. Call it under the wallet's lock to act on it. */
export async function standingSources(db: Db | Tx, userId: string, currency: Currency): Promise<Standing[]> {
  const rows = await db
    .selectFrom("money_source")
    .selectAll()
    .where("user_id", "=", userId)
    .where("currency", "=", currency)
    .where("in_wallet", ">", "0")
    .orderBy("arrived_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => {
    const of = (amount: string) => money(BigInt(amount), currency);
    const paidIn = oneOf(currencyCodes, row.paid_currency, "money_source.paid_currency");
    return {
      sourceId: row.id,
      kind: oneOf(sourceKinds, row.kind, "money_source.kind"),
      reference: row.reference,
      arrivedAt: row.arrived_at,
      inWallet: of(row.in_wallet),
      amount: of(row.amount),
      paid: money(BigInt(row.paid_amount), paidIn),
      returned: of(row.returned),
      returnedPaid: money(BigInt(row.returned_paid), paidIn),
      isClosed: row.is_closed,
    };
  });
}

/** What a reference brought a customer, whatever became of it since. */
export async function sourcesOf(tx: Tx, userId: string, reference: string): Promise<{ id: string; amount: Money }[]> {
  const rows = await tx
    .selectFrom("money_source")
    .select(["id", "currency", "amount"])
    .where("user_id", "=", userId)
    .where("reference", "=", reference)
    .orderBy("id")
    .execute();
  return rows.map(({ id, currency, amount }) => ({
    id,
    amount: money(BigInt(amount), oneOf(currencyCodes, currency, "money_source.currency")),
  }));
}

/** Its gateway does not take the charge back; from now on it goes to an account. */
export async function closeSource(tx: Tx, userId: string, sourceId: string): Promise<void> {
  await tx
    .updateTable("money_source")
    .set({ is_closed: true })
    .where("user_id", "=", userId)
    .where("id", "=", sourceId)
    .execute();
}

/** Gives back into the wallet what a purse holds. What it does not hold arrives as unexplained. */
async function giveBack(tx: Tx, moving: Moving, purse: Purse, amount: Money): Promise<void> {
  const { userId } = moving;
  const taken = await takeOut(tx, moving, purse, amount);
  for (const { sourceId, amount: back } of taken)
    await tx
      .updateTable("money_source")
      .set(({ eb }) => ({ in_wallet: eb("in_wallet", "+", back.toString()) }))
      .where("user_id", "=", userId)
      .where("id", "=", sourceId)
      .execute();
  await arrive(tx, moving, unexplained(purse, amount, taken), []);
}

/** Lays from one purse into another; the wallet's sources stand as they stood. */
async function passOn(tx: Tx, moving: Moving, from: Purse, { purse, amount }: PursePart): Promise<void> {
  const { userId, entryId } = moving;
  const taken = await takeOut(tx, moving, from, amount);
  if (taken.length > 0)
    await tx
      .insertInto("source_move")
      .values(
        taken.map((part) => ({ user_id: userId, source_id: part.sourceId, entry_id: entryId, purse, amount: -part.amount })),
      )
      .execute();
  const rest = unexplained(from, amount, taken);
  await arrive(tx, moving, rest, realParts([{ purse, amount: rest.amount }]));
}

type Taken = { sourceId: string; amount: bigint };

/** Notes an amount as taken out of a purse, the sources laid in last first; answers how much of it was of which source. */
async function takeOut(tx: Tx, { userId, entryId }: Moving, purse: Purse, amount: Money): Promise<Taken[]> {
  const { rows } = await sql<{ source_id: string; amount: string }>`
    with held as (
      select m.source_id, -sum(m.amount) as open, max(m.id) as last
      from source_move m join money_source s on s.user_id = m.user_id and s.id = m.source_id
      where m.user_id = ${userId} and m.purse = ${purse} and s.currency = ${amount.currency}
      group by m.source_id having sum(m.amount) < 0
    ), ordered as (
      select source_id, open, sum(open) over (order by last desc) - open as before from held
    )
    insert into source_move (user_id, source_id, entry_id, purse, amount)
    select ${userId}, source_id, ${entryId}, ${purse}, least(open, ${amount.amount.toString()}::bigint - before)
    from ordered where before < ${amount.amount.toString()}::bigint
    returning source_id, amount`.execute(tx);
  return rows.map((row) => ({ sourceId: row.source_id, amount: BigInt(row.amount) }));
}

/** What a purse did not hold of an amount: it was filled before sources were kept. */
function unexplained(purse: Purse, amount: Money, taken: readonly Taken[]) {
  const rest = { ...amount, amount: taken.reduce((left, part) => left - part.amount, amount.amount) };
  return { kind: "unexplained", amount: rest, paid: rest, reference: purse } as const;
}
