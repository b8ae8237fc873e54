import * as calls from "@sihai/contract/transfer";
import { beijingDate } from "@sihai/domain/clocks";
import type { TransferMethod } from "@sihai/domain/transfer";
import { aKey, type Client, type SpecWorld } from "#testing";

type Amount = { amount: string; currency: "CNY" | "EUR" | "HKD" | "USD" | "JPY" };
export const euros: Amount = { amount: "100.00", currency: "EUR" };

/** A transfer the customer means to make, €100 by Wise unless told otherwise; its number. Nothing is sent yet. */
export async function anOpenTransfer(client: Client, amount = euros, method: TransferMethod = "wise"): Promise<string> {
  const { transferNo } = await client.must(calls.openTransfer, { body: { method, amount } }, { key: aKey() });
  return transferNo;
}

/** What a customer says they sent. */
export function receiptOf(transferNo: string, sent: Amount = euros, more: { fileId?: string; remitter?: string } = {}) {
  const { fileId = null, remitter = "Mei Lindqvist" } = more;
  return { transferNo, remitter, bank: "Nordbank", voucherNo: "V-1", transactionId: "", sent, remark: "", fileId };
}

/** The same, of which the customer says that it was sent. */
export async function anAnnouncedTransfer(client: Client, amount = euros, method: TransferMethod = "wise"): Promise<string> {
  const transferNo = await anOpenTransfer(client, amount, method);
  await client.must(calls.announceTransfer, { body: receiptOf(transferNo, amount) });
  return transferNo;
}

export type FinanceDesk = { maker: Client; checker: Client };
/** Two people: what one records the other has to confirm. */
export async function theFinanceDesk(world: SpecWorld): Promise<FinanceDesk> {
  return { maker: await world.staff("finance"), checker: await world.staff("finance") };
}

let lines = 0;
/** A number no other line of the bank statement has. */
export function aBankLine(): string {
  lines += 1;
  return `FT-2026-${String(lines).padStart(6, "0")}-${process.pid}`;
}

/** Every act at the desk by direct call, with input that is right. */
export function deskActs(
  world: SpecWorld,
  { maker, checker }: FinanceDesk,
  transferNo: string,
  received = euros,
  bankLine = aBankLine(),
) {
  const valueDay = beijingDate(world.deps.clock.now());
  return {
    record: (by = maker) => by.call(calls.recordArrival, { body: { transferNo, bankLine, received, valueDay } }),
    confirm: (by = checker) => by.call(calls.confirmArrival, { body: { transferNo, bankLine, received } }),
    drop: (by = maker) => by.call(calls.dropArrival, { body: { transferNo, reason: "The line of another customer" } }),
    refuse: (by = maker) => by.call(calls.refuseTransfer, { body: { transferNo, reason: "The receipt can’t be read" } }),
  };
}

/** Records and confirms what arrived. */
export async function credit(world: SpecWorld, desk: FinanceDesk, transferNo: string, received = euros) {
  const acts = deskActs(world, desk, transferNo, received);
  const recorded = await acts.record();
  if (!recorded.ok) throw new Error(`not recorded: ${recorded.code}`);
  const confirmed = await acts.confirm();
  if (!confirmed.ok) throw new Error(`not confirmed: ${confirmed.code}`);
  return confirmed.data;
}
