import { add, compare, least, type Money, ok, refuse, sign, subtract, sum, toDecimal, zero } from "@sihai/domain";
import { discountWith } from "@sihai/domain/promotion";
import { type ReturnState, returnNumber, settleReturn, shareRefund } from "@sihai/domain/return";
import { businessEvents, type Deps, type Tx } from "#platform";
import { type Item, lockItems, moveItem } from "../item/index.ts";
import { deposit, post, world } from "../ledger/index.ts";
import { tell } from "../message/index.ts";
import { giveBack, standingDiscount } from "../order/index.ts";
import { ownsFiles } from "../warehouse/index.ts";
import { moveReturn } from "./move-return.ts";
import { insertReturnPhotos, itemIdsOfReturn, type ReturnRequest, setItemRefund } from "./return.store.ts";
import { linkOf } from "./return-words.ts";
import { type StaffCommand, staffAct } from "./staff-act.ts";

type Command = StaffCommand & { sellerRefund: Money; note: string; proofs: readonly string[] };
type Settled = { returnNo: string; state: ReturnState; refund: Money; fee: Money; freight: Money };
type Refusal = { code: "RETURN_REFUND_TOO_HIGH" | "RETURN_NOTE_MISSING"; maximum: string } | { code: "RETURN_PHOTO_NOT_FOUND" };

/**
 * The seller gave money back. It comes in as what a purchase once went out as, the courier and the fee are paid from it, the rest is the
 * buyer's (decision 13). An exchange that came to nothing has paid both before, so all of it is the buyer's.
 */
export function recordSellerRefund(deps: Deps, { sellerRefund, note, proofs, ...command }: Command) {
  return staffAct<Settled, Refusal>(
    deps,
    command,
    { action: "return.refund", to: () => "refunded", facts: { sellerRefund: toDecimal(sellerRefund), note } },
    async (tx, row) => {
      const key = { userId: row.userId, returnId: row.id };
      const itemIds = await itemIdsOfReturn(tx, key);
      const items = await lockItems(
        tx,
        itemIds.map((itemId) => ({ userId: key.userId, itemId })),
      );
      const costs = items.map((item) => item.realPrice ?? zero("CNY"));
      const most = sum(costs, "CNY");
      if (sign(sellerRefund) < 0 || compare(sellerRefund, most) > 0)
        return refuse({ code: "RETURN_REFUND_TOO_HIGH", maximum: toDecimal(most) });
      if (compare(sellerRefund, most) < 0 && note === "")
        return refuse({ code: "RETURN_NOTE_MISSING", maximum: toDecimal(most) });
      if (!(await ownsFiles(tx, key.userId, proofs))) return refuse({ code: "RETURN_PHOTO_NOT_FOUND" });

      const booked = await bookRefund(tx, row, sellerRefund, command.now);
      const refund = await giveBackToItems(tx, row, items, { refund: booked.refund, sellerRefund, costs }, command.now);
      const settled = { ...booked, refund };
      const by = { kind: "staff", id: command.staffId } as const;
      await moveReturn(
        tx,
        deps,
        row,
        { to: "refunded", by, at: command.now, ...(note && { note }), facts: { refund: toDecimal(refund) } },
        {
          sellerRefund,
          refund,
          promotion: subtract(booked.refund, refund),
          staffNote: note,
          ...(row.kind === "return" && {
            freightTaken: settled.freight,
            feeTaken: settled.fee,
          }),
        },
      );
      for (const item of items) {
        const moved = await moveItem(tx, { userId: key.userId, itemId: item.id, to: "returned", by, at: command.now });
        if (!moved.ok) throw new Error(`item ${item.id} of return ${row.id} stands in ${moved.refusal.from}`);
      }
      await insertReturnPhotos(tx, key, "proof", proofs);
      const amountCny = toDecimal(refund);
      await tell(tx, deps, {
        userId: key.userId,
        type: "order",
        template: "return-refunded",
        facts: { returnNo: returnNumber(row.id), amountCny },
        link: linkOf(row),
        mail: true,
        at: command.now,
      });
      businessEvents.inc({ event: "return-refunded" });
      return ok({ returnNo: returnNumber(row.id), state: "refunded" as const, ...settled });
    },
  );
}

/** World → deposit what came, deposit → courier and income what it costs; the rest waits in the deposit for the wallet. */
async function bookRefund(tx: Tx, row: ReturnRequest, sellerRefund: Money, at: Date) {
  const userId = row.userId;
  const isReturn = row.kind === "return";
  const freight = isReturn ? (row.freight ?? zero("CNY")) : zero("CNY");
  const settled = settleReturn({ sellerRefund, fee: isReturn ? row.fee : zero("CNY"), freight });
  const posted = await post(tx, {
    key: `seller-refund:${row.id}`,
    kind: "seller-refund",
    userId,
    at,
    subject: `return:${returnNumber(row.id)}`,
    postings: [
      { from: world("purchases"), to: deposit(userId), amount: sellerRefund },
      { from: deposit(userId), to: world("purchases"), amount: settled.freight },
      { from: deposit(userId), to: world("service-income"), amount: settled.fee },
    ],
  });
  if (!posted.ok || posted.value.already) throw new Error(`the refund of return ${row.id} was booked before`);
  return settled;
}

type Shared = { refund: Money; sellerRefund: Money; costs: readonly Money[] };

/**
 * Shares the refund out over the items. What a coupon had taken off an item's goods goes back to the promotion with what the seller gave back
 * of them; the buyer, who pays courier and fee, gets the rest. Returns what the buyer got in all.
 */
async function giveBackToItems(tx: Tx, row: ReturnRequest, items: readonly Item[], shared: Shared, at: Date): Promise<Money> {
  const key = { userId: row.userId, returnId: row.id };
  const shares = shareRefund(shared.refund, shared.costs);
  const came = shareRefund(shared.sellerRefund, shared.costs);
  const none = zero("CNY");
  let given = none;
  for (const [index, item] of items.entries()) {
    const share = shares[index] ?? none;
    const standing = item.discountOn === "goods" ? standingDiscount(item) : none;
    const promotion = least(share, discountWith(came[index] ?? none, shared.costs[index] ?? none, standing));
    const own = await giveBack(tx, item, share, { event: "refund-return", at, promotion });
    await setItemRefund(tx, key, item.id, own);
    given = add(given, own);
  }
  return given;
}
