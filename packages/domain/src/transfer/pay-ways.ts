import { crossRate } from "../exchange/index.ts";
import { add, type Currency, compare, greatest, least as leastOf, type Money, zero } from "../money.ts";
import { withMargin } from "../payment/index.ts";
import { type Accounts, accountsOf, transferLimits } from "./accounts.ts";
import { type TransferMethod, transferMethods } from "./methods.ts";
import { priceIn, pricesIn } from "./pay.ts";

/** Units for one CNY as published, and with the margin on top; `rateId`: null for CNY itself. */
export type TransferRate = { reference: string; rate: string; rateId: string | null };

/** What is to be sent: the price at the rate shown, and what the receiving bank keeps of it. */
export type TransferAsk = { send: Money; fee: Money; rate: string; rateId: string | null };

/** The rates transfers are asked for at, by currency. */
export function transferRates(
  published: readonly { id: string; currency: Currency; rate: string }[],
  marginBp: number,
): ReadonlyMap<Currency, TransferRate> {
  const rates = published.map(
    ({ id, currency, rate }) => [currency, { reference: rate, rate: withMargin(rate, marginBp), rateId: id }] as const,
  );
  return new Map<Currency, TransferRate>([["CNY", { reference: "1", rate: "1", rateId: null }], ...rates]);
}

/** Null where the receiving bank's fee cannot be told for want of a rate. */
export function transferAsk(
  price: Money,
  way: { method: TransferMethod; currency: Currency },
  { reference, rate, rateId }: TransferRate,
  wire: { fee: Money; rate: string | undefined },
): TransferAsk | null {
  const isWire = way.method === "overseas";
  if (isWire && wire.rate === undefined) return null;
  const fee =
    isWire && wire.rate !== undefined
      ? crossRate(wire.fee, way.currency, { from: wire.rate, to: reference })
      : zero(way.currency);
  return { send: add(priceIn(price, way.currency, rate), fee), fee, rate, rateId };
}

type PayRules = Accounts & { wireFee: Money };
type Rates = ReadonlyMap<Currency, TransferRate>;

/** Each way and currency a price can be paid in by transfer: a small sum has none, as accounts have a least. */
export function payWays(price: Money, rules: PayRules, rates: Rates): (TransferAsk & { method: TransferMethod })[] {
  return openWays(rules, rates).flatMap(({ account, method, rate, wire }) => {
    const ask = transferAsk(price, { method, currency: account.currency }, rate, wire);
    const { least, most } = transferLimits(account);
    return ask === null || compare(ask.send, least) < 0 || compare(ask.send, most) > 0 ? [] : [{ method, ...ask }];
  });
}

/** The least and the most, in CNY, that any account takes as a payment now; null while none can be paid into. */
export function payLimits(rules: PayRules, rates: Rates): { least: Money; most: Money } | null {
  const spans = openWays(rules, rates).flatMap(({ account, method, rate, wire }) => {
    const ask = transferAsk(zero("CNY"), { method, currency: account.currency }, rate, wire);
    return ask === null ? [] : [pricesIn(transferLimits(account), ask.fee, rate.rate)];
  });
  const [first, ...more] = spans;
  if (first === undefined) return null;
  return more.reduce((all, one) => ({ least: leastOf(all.least, one.least), most: greatest(all.most, one.most) }), first);
}

function openWays(rules: PayRules, rates: Rates) {
  const wire = { fee: rules.wireFee, rate: rates.get(rules.wireFee.currency)?.reference };
  return transferMethods.flatMap((method) =>
    accountsOf(rules, method).flatMap((account) => {
      const rate = rates.get(account.currency);
      return rate ? [{ account, method, rate, wire }] : [];
    }),
  );
}
