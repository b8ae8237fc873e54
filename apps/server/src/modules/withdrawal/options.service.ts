import { type Currency, type Money, ok, parseMoney, sum } from "@sihai/domain";
import { addWorkingDays } from "@sihai/domain/clocks";
import { isOverdue, splitWithdrawal, sumsOf } from "@sihai/domain/withdrawal";
import type { Deps } from "#platform";
import { standingSources } from "../ledger/index.ts";

type Question = { userId: string; currency: Currency; amount: string | undefined; now: Date };

/** What stands in a wallet and where an amount of it would go; parts are null while the amount cannot be withdrawn. */
export async function readOptions(deps: Deps, { userId, currency, amount, now }: Question) {
  const { withdrawalTerms: terms, holidays } = deps.settings.at(now);
  const standing = await standingSources(deps.db, userId, currency);
  const available = sum(
    standing.map(({ inWallet }) => inWallet),
    currency,
  );
  const wanted = amount === undefined ? available : read(amount, currency);
  const split = wanted ? splitWithdrawal(wanted, standing, { now, sourceDays: terms.sourceDays }) : null;
  const parts = split?.ok ? split.value : null;
  return ok({
    available,
    ...limitsOf(currency, terms),
    ...sumsOf(parts ?? [], currency),
    parts:
      parts?.map(({ to, sourceId, amount: part, sends }) => {
        const source = standing.find((each) => each.sourceId === sourceId);
        if (!source) throw new Error(`source ${sourceId} is gone`);
        return { to, amount: part, sends, overdue: isOverdue(source, now, terms.sourceDays), arrivedAt: source.arrivedAt };
      }) ?? null,
    sourceDays: terms.sourceDays,
    reviewWorkingDays: terms.reviewWorkingDays,
    cardWorkingDays: terms.cardWorkingDays,
    walletWorkingDays: terms.walletWorkingDays,
    reviewedBy: new Date(addWorkingDays(now.toISOString(), terms.reviewWorkingDays, holidays)),
  });
}

/** The least and the most are of CNY; what stands in another currency goes back as it came, however little. */
export function limitsOf(currency: Currency, { least, most }: { least: Money; most: Money }) {
  return currency === "CNY" ? { least, most } : { least: null, most: null };
}

function read(amount: string, currency: Currency): Money | null {
  try {
    return parseMoney(amount, currency);
  } catch {
    return null;
  }
}
