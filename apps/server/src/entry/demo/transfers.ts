import { announceTransfer, confirmArrival, openTransfer, recordArrival } from "@sihai/contract/transfer";
import type { Currency } from "@sihai/domain";
import { beijingDate } from "@sihai/domain/clocks";
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
