import { type Money, money, ok, type Result, refuse } from "@sihai/domain";
import type { Tx } from "#platform";
import { type LockedAccount, lockAccounts } from "./account.store.ts";
import { type AccountRef, credits, heldCredits, world } from "./accounts.ts";
import { entryByKey, insertEntry, insertPostings, type Move, type ResolvedMove } from "./entry.store.ts";
import { moveSources } from "./source.store.ts";
import { checkTold, type SourceStep } from "./source-steps.ts";

export type Posting = { from: AccountRef; to: AccountRef; amount: Money };
export type Entry = {
  /** The business event, once: "pay-trade:T123". The same key again changes nothing. */
  key: string;
  kind: string;
  userId: string | null;
  at: Date;
  subject?: string;
  facts?: Record<string, unknown>;
  postings: readonly Posting[];
  /** Where the money of the customer's wallet comes from or goes to; needed where a posting touches it. */
  sources?: readonly SourceStep[];
};
/** `left`: what stands afterwards on an account that was locked for it; null where nothing moved, and none was. */
export type Posted = { entryId: string; already: boolean; left: (ref: AccountRef) => bigint | null };
export type PostRefusal = { code: "BALANCE_NOT_ENOUGH"; short: Money };
type CreditsRefusal = { code: "BALANCE_NOT_ENOUGH"; short: number };
/** `short`: so many of what the accounts count, fen or credits. */
type Shortage = { code: "BALANCE_NOT_ENOUGH"; short: bigint };

/**
 * Moves money between accounts, once per key, in the caller's transaction. Accounts are locked in the order of their ids. Zero
 * amounts are left out. Refuses with BALANCE_NOT_ENOUGH (`short`: what is missing) when a customer's account would go below
 * zero. Throws TypeError for a negative amount, mixed currencies, or sources that do not tell what happens to the wallet.
 */
export async function post(tx: Tx, entry: Entry): Promise<Result<Posted, PostRefusal>> {
  for (const { from, to, amount } of entry.postings) {
    if (from.unit !== amount.currency || to.unit !== amount.currency) throw new TypeError(`${entry.key}: currencies differ`);
  }
  const steps = entry.sources ?? [];
  checkTold(entry.key, entry.userId, entry.postings, steps);
  const moves = entry.postings.map(({ from, to, amount }) => ({ from, to, amount: amount.amount }));
  const { userId, at } = entry;
  const posted = await write(tx, entry, moves, null, async (entryId) => {
    if (userId !== null) await moveSources(tx, { userId, entryId, at }, steps);
  });
  if (posted.ok) return posted;
  const { code, short } = posted.refusal;
  return refuse({ code, short: money(short, entry.postings[0]?.amount.currency ?? "CNY") });
}

/**
 * Locks what an entry of a customer will move before its amounts can be known, as when a payout depends on what stands where. In the order of `post`,
 * which may then post among these accounts and no others.
 */
export async function lockForPosting(tx: Tx, userId: string, refs: readonly AccountRef[]): Promise<void> {
  await lockAccounts(tx, inOneOrder(refs), userId);
}

/** The ways of whole credits: from and back to the promotion account, or set aside for a parcel until it is paid or cancelled. */
type CreditsWay = "earn" | "spend" | "reserve" | "release" | "spend-reserved";

/** Moves whole credits of a customer. Refuses with BALANCE_NOT_ENOUGH when there are fewer than that. */
export async function postCredits(
  tx: Tx,
  entry: Omit<Entry, "postings" | "sources" | "userId"> & { userId: string; way: CreditsWay; credits: number },
): Promise<Result<Posted, CreditsRefusal>> {
  const [free, reserved, provider] = [credits(entry.userId), heldCredits(entry.userId), world("promotion", "CRD")];
  const ways: Record<CreditsWay, [AccountRef, AccountRef]> = {
    earn: [provider, free],
    spend: [free, provider],
    reserve: [free, reserved],
    release: [reserved, free],
    "spend-reserved": [reserved, provider],
  };
  const [from, to] = ways[entry.way];
  const posted = await write(tx, entry, [{ from, to, amount: BigInt(entry.credits) }], null);
  return posted.ok ? posted : refuse({ ...posted.refusal, short: Number(posted.refusal.short) });
}

/** Undoes an entry by a new, linked one; once. Undoing it again answers `already`; an unknown key, or an entry that moved a wallet, throws. */
export async function reverse(
  tx: Tx,
  { key, kind, at }: { key: string; kind: string; at: Date },
): Promise<Result<Posted, Shortage>> {
  const entry = await entryByKey(tx, key);
  if (entry.moves.some(({ from, to }) => from.kind === "wallet" || to.kind === "wallet"))
    throw new TypeError(`${key}: a wallet's money is given back from what it was spent on`);
  const moves = entry.moves.map(({ from, to, amount }) => ({ from: to, to: from, amount }));
  const subject = entry.subject === null ? {} : { subject: entry.subject };
  return write(tx, { key: `reverse:${key}`, kind, userId: entry.userId, at, ...subject }, moves, entry.id);
}

/** `beside`: what is written of an entry that is new, with its postings. */
async function write(
  tx: Tx,
  entry: Omit<Entry, "postings" | "sources">,
  moves: readonly Move[],
  reversesId: string | null,
  beside: (entryId: string) => Promise<void> = async () => undefined,
): Promise<Result<Posted, Shortage>> {
  if (moves.some(({ amount }) => amount < 0n)) throw new TypeError(`${entry.key}: a negative amount`);
  const real = moves.filter(({ amount }) => amount > 0n);
  // Asked for with the key, and locked behind it: a key that stood there has them wait for nothing.
  const [{ id: entryId, already }, accounts] = await Promise.all([
    insertEntry(tx, { ...entry, reversesId }),
    lockAccounts(tx, inOneOrder(real.flatMap(({ from, to }) => [from, to])), entry.userId),
  ]);
  const resolved = already ? [] : resolve(accounts, real);
  const { balances, short } = measure(accounts, resolved);
  const left = leftOf(accounts, balances);
  if (already) return ok({ entryId, already, left });
  if (short > 0n) return refuse({ code: "BALANCE_NOT_ENOUGH", short });
  await Promise.all([insertPostings(tx, entryId, resolved), beside(entryId)]);
  return ok({ entryId, already, left });
}

function leftOf(accounts: readonly LockedAccount[], balances: ReadonlyMap<string, bigint>): Posted["left"] {
  return (ref) => {
    const account = accounts.find((each) => nameOf(each.ref) === nameOf(ref));
    return (account && balances.get(account.id)) ?? null;
  };
}

function resolve(accounts: readonly LockedAccount[], moves: readonly Move[]): ResolvedMove[] {
  const ids = new Map(accounts.map(({ ref, id }) => [nameOf(ref), id]));
  return moves.map(({ from, to, amount }) => ({
    fromId: ids.get(nameOf(from)) ?? "",
    toId: ids.get(nameOf(to)) ?? "",
    unit: from.unit,
    amount,
  }));
}

function nameOf({ owner, kind, unit }: AccountRef): string {
  return `${owner}/${kind}/${unit}`;
}

function inOneOrder(refs: readonly AccountRef[]): AccountRef[] {
  const named = new Map(refs.map((ref) => [nameOf(ref), ref]));
  return [...named].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ref]) => ref);
}

/** Walks the postings over the balances: where they end, and how much the emptiest falls short on the way. */
function measure(
  accounts: readonly LockedAccount[],
  moves: readonly ResolvedMove[],
): { balances: ReadonlyMap<string, bigint>; short: bigint } {
  const balances = new Map(accounts.map(({ id, balance }) => [id, balance]));
  const limited = new Set(accounts.filter(({ isLimited }) => isLimited).map(({ id }) => id));
  let short = 0n;
  for (const { fromId, toId, amount } of moves) {
    const left = (balances.get(fromId) ?? 0n) - amount;
    balances.set(fromId, left);
    balances.set(toId, (balances.get(toId) ?? 0n) + amount);
    if (limited.has(fromId) && -left > short) short = -left;
  }
  return { balances, short };
}
