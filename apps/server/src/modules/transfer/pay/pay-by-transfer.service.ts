import { type Currency, compare, ok, type Result, refuse, toDecimal, zero } from "@sihai/domain";
import { type MayPayRefusal, mayPay, withMargin } from "@sihai/domain/payment";
import {
  accountFor,
  payWays,
  type TransferAsk,
  type TransferMethod,
  type TransferRate,
  transferAsk,
  transferLimits,
  transferNumber,
  transferRates,
} from "@sihai/domain/transfer";
import { type Deps, type Once, setTimer, type Tx, transact } from "#platform";
import { shownRate, tradableRates } from "../../exchange/index.ts";
import { lockCustomer } from "../../identity/index.ts";
import { findTrade, lockTrade, stopsOf, subjectsOf, type Trade } from "../../payment/index.ts";
import { recordStep } from "../../timeline/index.ts";
import { countForTrade, countOpen, insertTransfer, lockTransfer } from "../transfer.store.ts";
import { transferTimers } from "../transfer-timers.ts";
import { keepWaiting } from "./waiting-for.ts";

const dayMs = 86_400_000;

/** How a payment can be made by transfer: each way and currency with what is to be sent. */
export async function readPayOptions(deps: Deps, { userId, tradeNo, now }: { userId: string; tradeNo: string; now: Date }) {
  const trade = await findTrade(deps.db, { userId, tradeNo });
  if (!trade) return refuse({ code: "TRADE_NOT_FOUND" as const });
  const rules = deps.settings.at(now);
  const rates = transferRates(await tradableRates(deps, now), rules.rateMarginBp);
  const options = payWays(trade.amount, rules, rates).map((way) => ({ ...way, fee: way.fee.amount > 0n ? way.fee : null }));
  return ok({ tradeNo, amount: trade.amount, options, openDays: rules.payableTransfers.openDays });
}

type Command = {
  userId: string;
  tradeNo: string;
  method: TransferMethod;
  currency: Currency;
  /** The rate that was shown; null for CNY. */
  rateId: string | null;
  now: Date;
  once: Once | null;
};
type Refusal =
  | MayPayRefusal
  | { code: "TRADE_NOT_FOUND" | "TRANSFER_WAY_CLOSED" | "RATE_CHANGED" | "RATES_UNAVAILABLE" }
  | { code: "TRANSFER_AMOUNT_REFUSED"; least: string; most: string; currency: Currency }
  | { code: "TRANSFER_WAITING"; transferNo: string }
  | { code: "TRANSFER_TOO_MANY" | "TRANSFER_TOO_OFTEN"; most: number };

/**
 * Opens a transfer for a payment: an account, a number, and exactly what is to be sent. From then on the time to pay stands still, until the
 * money is here, the customer cancels, or nothing was heard of it for days.
 */
export async function payByTransfer(deps: Deps, command: Command) {
  const { method, currency, rateId, now } = command;
  const rules = deps.settings.at(now);
  const rate = await rateShown(deps, currency, rateId, now);
  const rates = await tradableRates(deps, now);
  const feeRate = rules.wireFee.currency === "CNY" ? "1" : rates.find((one) => one.currency === rules.wireFee.currency)?.rate;
  const isFresh = currency === "CNY" || rates.some((one) => one.currency === currency);
  return transact<{ transferNo: string; state: "opened" }, Refusal>(
    deps.db,
    async (tx) => {
      await lockCustomer(tx, command.userId);
      const trade = await lockTrade(tx, { userId: command.userId, tradeNo: command.tradeNo });
      if (!trade) return refuse({ code: "TRADE_NOT_FOUND" });
      const may = mayPay(trade, "transfer", now);
      if (!may.ok) return may;
      if (!rate.ok) return rate;
      const wire = { fee: rules.wireFee, rate: feeRate };
      const asked = isFresh ? transferAsk(trade.amount, { method, currency }, rate.value, wire) : null;
      if (asked === null) return refuse({ code: "RATES_UNAVAILABLE" });
      return open(tx, deps, { trade, asked, method, now });
    },
    command.once,
  );
}

async function rateShown(
  deps: Deps,
  currency: Currency,
  rateId: string | null,
  now: Date,
): Promise<Result<TransferRate, { code: "RATE_CHANGED" }>> {
  if (currency === "CNY") return ok({ reference: "1", rate: "1", rateId: null });
  const shown = rateId === null ? refuse({ code: "RATE_CHANGED" as const }) : await shownRate(deps, { rateId, currency, now });
  if (!shown.ok) return shown;
  const { rate: reference, id } = shown.value;
  return ok({ reference, rate: withMargin(reference, deps.settings.at(now).rateMarginBp), rateId: id });
}

type Opening = { trade: Trade; asked: TransferAsk; method: TransferMethod; now: Date };

async function open(
  tx: Tx,
  deps: Deps,
  { trade, asked, method, now }: Opening,
): Promise<Result<{ transferNo: string; state: "opened" }, Refusal>> {
  const rules = deps.settings.at(now);
  const { userId } = trade;
  const { send, fee, rate, rateId } = asked;
  const account = accountFor(rules, method, send.currency);
  if (!account) return refuse({ code: "TRANSFER_WAY_CLOSED" });
  const { least, most } = transferLimits(account);
  if (compare(send, least) < 0 || compare(send, most) > 0)
    return refuse({ code: "TRANSFER_AMOUNT_REFUSED", least: toDecimal(least), most: toDecimal(most), currency: send.currency });
  const waiting = await waitingFor(tx, trade);
  if (waiting !== null) return refuse({ code: "TRANSFER_WAITING", transferNo: transferNumber(waiting) });
  const terms = rules.payableTransfers;
  if ((await countForTrade(tx, userId, trade.id)) >= terms.most) return refuse({ code: "TRANSFER_TOO_OFTEN", most: terms.most });
  const { openMost } = rules.transferTerms;
  if ((await countOpen(tx, userId)) >= openMost) return refuse({ code: "TRANSFER_TOO_MANY", most: openMost });
  const lapsesAt = new Date(now.getTime() + terms.openDays * dayMs);
  const shownFee = method === "overseas" ? rules.wireFee : zero(rules.wireFee.currency);
  const pays = { tradeId: trade.id, rate, rateId, fee };
  const transferId = await insertTransfer(tx, { userId, method, amount: send, account, fee: shownFee, lapsesAt, pays, at: now });
  const by = { kind: "user", id: userId } as const;
  await recordStep(tx, { userId, subjectKind: "transfer", subjectId: transferId, from: null, to: "opened", by, at: now });
  await setTimer(tx, transferTimers.lapses, { userId, transferId }, lapsesAt);
  const row = await lockTransfer(tx, { userId, transferId });
  await keepWaiting(tx, deps, { row, trades: [trade] }, { state: "opened", at: now });
  return ok({ transferNo: transferNumber(transferId), state: "opened" });
}

/** The transfer something of a payment waits for already. */
async function waitingFor(tx: Tx, { userId, id, purpose }: Trade): Promise<string | null> {
  const subjectIds = (await subjectsOf(tx, userId, id)).map(({ subjectId }) => subjectId);
  return (await stopsOf(tx, purpose, subjectIds)).find(({ transferId }) => transferId !== null)?.transferId ?? null;
}
