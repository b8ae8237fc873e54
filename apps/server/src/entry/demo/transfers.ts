import { getTrade } from "@sihai/contract/payment";
import { announceTransfer, confirmArrival, openTransfer, payByTransfer, recordArrival } from "@sihai/contract/transfer";
import type { Currency } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
import type { Deps } from "#platform";
import { importStatement } from "../../modules/transfer/index.ts";
import type { Caller } from "./caller.ts";

type Sent = { amount: string; currency: Currency };
type Desk = { maker: Caller; checker: Caller; now: Date };

/** Transfers as finance meets them: one credited, one somebody recorded, one waiting for the bank, one waiting for its sender. */
export async function rechargeByTransfer(mei: Caller, omar: Caller, desk: Desk): Promise<void> {
  const first = await announced(mei, "wise", { amount: "300.00", currency: "EUR" }, "Mei Chen");
  await record(desk, first, { amount: "300.00", currency: "EUR" }, "TW-88120034");
  const bankLine = "TW88120034";
  await desk.checker.must(confirmArrival, {
    body: { transferNo: first, bankLine, received: { amount: "300.00", currency: "EUR" } },
  });
  const wire = await announced(omar, "overseas", { amount: "500.00", currency: "USD" }, "Omar Haddad");
  await record(desk, wire, { amount: "485.00", currency: "USD" }, "HK-2026-5519");
  await announced(mei, "mainland", { amount: "2000.00", currency: "CNY" }, "陈美");
  await omar.must(openTransfer, { body: { method: "wise", amount: { amount: "150.00", currency: "USD" } } });
}

async function announced(caller: Caller, method: "mainland" | "overseas" | "wise", sent: Sent, remitter: string) {
  const { transferNo } = await caller.must(openTransfer, { body: { method, amount: sent } });
  const bank = method === "mainland" ? "样例银行" : "Sample Savings Bank";
  const receipt = { remitter, bank, voucherNo: "0018", transactionId: "", sent, remark: "", fileId: null };
  await caller.must(announceTransfer, { body: { transferNo, ...receipt } });
  return transferNo;
}

async function record({ maker, now }: Desk, transferNo: string, received: Sent, bankLine: string): Promise<void> {
  await maker.must(recordArrival, { body: { transferNo, bankLine, received, valueDay: beijingDate(now) } });
}

/** An order that waits for its transfer, and a file of the bank with lines that fit, differ, and are nobody's. */
export async function payOrderByTransfer(mei: Caller, tradeNo: string, desk: Desk, deps: Deps): Promise<void> {
  const { id: staffId } = await deps.db.selectFrom("staff").select("id").where("login", "=", "su").executeTakeFirstOrThrow();
  const { amount } = await mei.must(getTrade, { query: { tradeNo } });
  const body = { tradeNo, method: "mainland", currency: "CNY", rateId: null } as const;
  const { transferNo } = await mei.must(payByTransfer, { body });
  const short = { amount: "95.00", currency: "USD" } as const;
  const other = await announced(mei, "wise", { amount: "100.00", currency: "USD" }, "Mei Chen");
  const day = beijingDate(desk.now);
  const rows = [
    ["6200000010001808", "BJ-20260017", day, amount, "CNY", "陈美", `${transferNo} 货款`],
    ["000180018101", "WS-77120931", day, short.amount, short.currency, "Mei Chen", `Invoice ${other}`],
    ["6200000010001808", "BJ-20260018", day, "660.00", "CNY", "王先生", "货款"],
    ["6200000010001808", "BJ-20260019", day, "3.21", "CNY", "东莞样例银行", "结息"],
  ];
  const text = ["account,number,day,amount,currency,payer,reference", ...rows.map((row) => row.join(","))].join("\n");
  const file = { field: "file", fileName: `statement-${day}.csv`, mimeType: "text/csv", bytes: Buffer.from(`${text}\n`) };
  const done = await importStatement(deps, { file, staffId, now: desk.now, once: null });
  if (!done.ok) throw new Error(`demo: the bank's file was refused: ${done.refusal.code}`);
}
