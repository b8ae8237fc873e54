import { add, compare, type Money, ok, refuse, sign, toDecimal, zero } from "@sihai/domain";
import { type ReturnState, returnNumber, returnStepDue } from "@sihai/domain/return";
import type { Settings } from "@sihai/domain/setting";
import { type Deps, setTimer, type Tx } from "#platform";
import { tell } from "../message/index.ts";
import { openTrade } from "../payment/index.ts";
import { moveReturn } from "./move-return.ts";
import { paymentTimer, putBack } from "./put-back.ts";
import type { ReturnRequest } from "./return.store.ts";
import { linkOf } from "./return-words.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";

type Changed = { returnNo: string; state: ReturnState };

/** Whether an amount can be what a courier asks for the way back. */
export function checkFreight(freight: Money, { returnFreightMost }: Pick<Settings, "returnFreightMost">) {
  const isPrice = sign(freight) >= 0 && compare(freight, returnFreightMost) <= 0;
  return isPrice ? ok() : refuse({ code: "RETURN_FREIGHT_REFUSED" as const, maximum: toDecimal(returnFreightMost) });
}

/**
 * The seller agreed. A return can leave at once, its costs come out of the seller's refund. An exchange brings no refund, so its fee and the
 * quoted way back are paid first; nothing to pay, it leaves at once.
 */
export function approveReturn(deps: Deps, { freight, ...command }: StaffCommand & { freight: Money | undefined }) {
  const quote = freight ?? zero("CNY");
  const toPay = (row: ReturnRequest) => (row.kind === "exchange" ? add(row.fee, quote) : zero("CNY"));
  return staffAct<Changed, { code: "RETURN_FREIGHT_REFUSED"; maximum: string }>(
    deps,
    command,
    {
      action: "return.approve",
      to: (row) => (toPay(row).amount > 0n ? "awaiting-payment" : "approved"),
      facts: { freight: toDecimal(quote) },
    },
    async (tx, row, to) => {
      const rules = deps.settings.at(command.now);
      if (row.kind === "exchange" && freight === undefined)
        return refuse({ code: "RETURN_FREIGHT_REFUSED", maximum: toDecimal(rules.returnFreightMost) });
      const fits = checkFreight(quote, rules);
      if (!fits.ok) return fits;
      const by = { kind: "staff", id: command.staffId } as const;
      const quoted = row.kind === "exchange" ? { freightQuote: quote } : {};
      await moveReturn(tx, deps, row, { to, by, at: command.now, facts: { freight: toDecimal(quote) } }, quoted);
      if (to === "awaiting-payment") await askForPayment(tx, deps, row, toPay(row), command.now);
      else await tellApproved(tx, deps, row, command.now);
      return ok({ returnNo: returnNumber(row.id), state: to });
    },
  );
}

async function askForPayment(tx: Tx, deps: Deps, row: ReturnRequest, amount: Money, at: Date): Promise<void> {
  const key = { userId: row.userId, returnId: row.id };
  const payBefore = returnStepDue("awaiting-payment", at, deps.settings.at(at)) ?? at;
  const subjects = [{ subjectId: row.id, amount, no: row.orderNo }];
  await openTrade(tx, { userId: key.userId, purpose: "return", subjects, expiresAt: payBefore, at });
  await setTimer(tx, paymentTimer, key, payBefore);
  await tell(tx, deps, {
    userId: key.userId,
    type: "order",
    template: "exchange-to-pay",
    facts: { returnNo: returnNumber(row.id), amountCny: toDecimal(amount), payBefore: payBefore.toISOString() },
    link: linkOf(row),
    mail: true,
    at,
  });
}

/** Tells the customer, by mail too, that what they want back or exchanged leaves. */
export async function tellApproved(tx: Tx, deps: Deps, row: ReturnRequest, at: Date): Promise<void> {
  await tell(tx, deps, {
    userId: row.userId,
    type: "order",
    template: "return-approved",
    facts: { returnNo: returnNumber(row.id), kind: row.kind },
    link: linkOf(row),
    mail: true,
    at,
  });
}

/** The seller, or we, said no: the reason goes to the buyer, the goods stay in storage, nothing is charged. */
export function refuseReturn(deps: Deps, { reason, ...command }: StaffCommand & { reason: string }) {
  return staffAct<Changed, never>(
    deps,
    command,
    { action: "return.refuse", to: () => "refused", facts: { reason } },
    async (tx, row) => {
      const by = { kind: "staff", id: command.staffId } as const;
      await moveReturn(tx, deps, row, { to: "refused", by, at: command.now, note: reason }, { staffNote: reason });
      await putBack(tx, deps, row, by, command.now);
      await tell(tx, deps, {
        userId: row.userId,
        type: "order",
        template: "return-refused",
        facts: { returnNo: returnNumber(row.id), kind: row.kind, reason },
        link: linkOf(row),
        mail: true,
        at: command.now,
      });
      return ok({ returnNo: returnNumber(row.id), state: "refused" as const });
    },
  );
}
