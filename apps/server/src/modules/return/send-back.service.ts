import { type Money, ok, refuse, toDecimal, zero } from "@sihai/domain";
import { type CourierRefused, courierNamed, refuseCourier, tidyTrackingNumber } from "@sihai/domain/courier";
import { type ReturnState, returnNumber, settleExchange } from "@sihai/domain/return";
import type { Deps, Tx } from "#platform";
import { deposit, post, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { refundToWallet } from "../payment/index.ts";
import { checkFreight } from "./approve-return.service.ts";
import { moveReturn } from "./move-return.ts";
import type { ReturnRequest } from "./return.store.ts";
import { linkOf } from "./return-words.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";

type Command = StaffCommand & { courier: string; trackingNo: string; freight: Money };
type Changed = { returnNo: string; state: ReturnState };

/**
 * The goods left for their seller. What the courier took is written down; of an exchange it is booked at once against what was paid for it,
 * with the fee, and the rest of the quote goes back to the wallet.
 */
export function recordReturnSent(deps: Deps, { courier, trackingNo: typed, freight, ...command }: Command) {
  const trackingNo = tidyTrackingNumber(typed);
  const facts = { courier, trackingNo, freight: toDecimal(freight) };
  return staffAct<Changed, { code: "RETURN_FREIGHT_REFUSED"; maximum: string } | CourierRefused>(
    deps,
    command,
    { action: "return.sent-back", to: () => "sent-back", facts },
    async (tx, row) => {
      const rules = deps.settings.at(command.now);
      const refused = refuseCourier(rules.couriers, courier);
      if (refused) return refuse(refused);
      const fits = checkFreight(freight, rules);
      if (!fits.ok) return fits;
      const taken = row.kind === "exchange" ? await bookExchange(tx, row, freight, command.now) : {};
      const by = { kind: "staff", id: command.staffId } as const;
      const change = { ...taken, freight, courier, trackingNo };
      await moveReturn(tx, deps, row, { to: "sent-back", by, at: command.now, facts }, change);
      await tell(tx, deps, {
        userId: row.userId,
        type: "order",
        template: "return-sent-back",
        facts: {
          returnNo: returnNumber(row.id),
          courier: courierNamed(rules.couriers, courier),
          trackingNo,
          freightCny: toDecimal(freight),
        },
        link: linkOf(row),
        mail: true,
        at: command.now,
      });
      return ok({ returnNo: returnNumber(row.id), state: "sent-back" as const });
    },
  );
}

async function bookExchange(tx: Tx, row: ReturnRequest, freight: Money, at: Date) {
  const userId = row.userId;
  const subject = `return:${returnNumber(row.id)}`;
  const quote = row.freightQuote ?? zero("CNY");
  const settled = settleExchange({ fee: row.fee, quote, freight });
  const posted = await post(tx, {
    key: `exchange-costs:${row.id}`,
    kind: "exchange-costs",
    userId,
    at,
    subject,
    postings: [
      { from: deposit(userId), to: world("purchases"), amount: settled.freight },
      { from: deposit(userId), to: world("service-income"), amount: settled.fee },
    ],
  });
  if (!posted.ok) throw new Error(`exchange ${row.id} was paid, yet the deposit does not hold it`);
  if (settled.back.amount > 0n) {
    const given = await refundToWallet(tx, {
      key: `refund-exchange-freight:${row.id}`,
      userId,
      amount: settled.back,
      kind: "refund-return",
      subject,
      of: { purpose: "return", subjectId: row.id },
      at,
    });
    if (!given.ok) throw new Error(`freight of exchange ${row.id} cannot be given back: ${given.refusal.code}`);
  }
  return { freightTaken: settled.freight, feeTaken: settled.fee };
}

/** The seller signed for the goods; next he pays, or sends others. */
export function recordSellerReceived(deps: Deps, command: StaffCommand) {
  return staffAct<Changed, never>(
    deps,
    command,
    { action: "return.seller-received", to: () => "seller-received" },
    async (tx, row) => {
      await moveReturn(tx, deps, row, { to: "seller-received", by: { kind: "staff", id: command.staffId }, at: command.now });
      await tell(tx, deps, {
        userId: row.userId,
        type: "order",
        template: "return-seller-received",
        facts: { returnNo: returnNumber(row.id) },
        link: linkOf(row),
        mail: true,
        at: command.now,
      });
      return ok({ returnNo: returnNumber(row.id), state: "seller-received" as const });
    },
  );
}
