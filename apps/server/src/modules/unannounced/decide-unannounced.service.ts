import { ok, type Result, refuse } from "@sihai/domain";
import { courierNamed } from "@sihai/domain/courier";
import type { UnannouncedState } from "@sihai/domain/unannounced";
import { stockInDeadline } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type ItemRefusal, lockItems, moveItem } from "../item/index.ts";
import { tell } from "../message/index.ts";
import { benchItemByNo, closeDelivery, markSigned, recordNumber } from "../warehouse/index.ts";
import { forfeit } from "./forfeit-unannounced.ts";
import { giveToMember, takeOffShelf } from "./give-unannounced.ts";
import { moveUnannounced, type UnannouncedRefusal } from "./move-unannounced.ts";
import { isMember, lockUnannounced } from "./unannounced.store.ts";
import { closeClaim, waitingClaim } from "./unannounced-claim.store.ts";

type Staff = { unannouncedNo: string; staffId: string; now: Date; once: Once | null };
type NotFound = { code: "UNANNOUNCED_NOT_FOUND" };

/** The parcel is the one an item waits for: the item is signed for, and waits to be stocked in. */
export async function assignUnannounced(
  deps: Deps,
  { unannouncedNo, itemNo, staffId, now, once }: Staff & { itemNo: string },
): Promise<
  Result<{ itemNo: string; dueAt: Date }, NotFound | { code: "ITEM_NOT_FOUND" } | ItemRefusal | UnannouncedRefusal | OnceRefusal>
> {
  const known = await benchItemByNo(deps.db, itemNo);
  if (!known) return refuse({ code: "ITEM_NOT_FOUND" });
  return transact<{ itemNo: string; dueAt: Date }, NotFound | { code: "ITEM_NOT_FOUND" } | ItemRefusal | UnannouncedRefusal>(
    deps.db,
    async (tx) => {
      const parcel = await lockUnannounced(tx, { unannouncedNo });
      if (!parcel) return refuse({ code: "UNANNOUNCED_NOT_FOUND" });
      const [item] = await lockItems(tx, [known]);
      if (!item) return refuse({ code: "ITEM_NOT_FOUND" });
      const by = { kind: "staff", id: staffId } as const;
      const { userId, itemId } = known;
      const moved = await moveUnannounced(tx, parcel, { to: "given", given: { userId, itemId }, by, at: now, facts: { itemNo } });
      if (!moved.ok) return moved;
      const facts = { trackingNo: parcel.trackingNo, unannouncedNo };
      if (item.state === "awaiting-logistics") {
        await recordNumber(tx, known, parcel);
        const sent = await moveItem(tx, { userId, itemId, to: "in-transit", by, at: now, facts });
        if (!sent.ok) return sent;
      }
      const signed = await moveItem(tx, { userId, itemId, to: "signed", by, at: now, facts });
      if (!signed.ok) return signed;
      const dueAt = stockInDeadline(now, known.services, deps.settings.at(now));
      await markSigned(tx, known, now, dueAt);
      if (item.trackingNo) await closeDelivery(tx, { userId, trackingNo: item.trackingNo, at: now });
      await takeOffShelf(tx, deps, parcel, { ownerId: userId, by, at: now });
      await audit(tx, { staffId, action: "unannounced.assign", subject: unannouncedNo, facts: { itemNo }, at: now });
      await tell(tx, deps, {
        userId,
        type: "order",
        template: "item-signed",
        facts: { itemNo, name: known.name },
        link: `/order/detail?orderNo=${known.orderNo}`,
        at: now,
      });
      return ok({ itemNo, dueAt });
    },
    once,
  );
}

type Given = { itemNo: string; orderNo: string; dueAt: Date };

/** Gives the parcel to a member who announced nothing. */
export function giveUnannounced(
  deps: Deps,
  { unannouncedNo, mark, contents, staffId, now, once }: Staff & { mark: string; contents: string },
): Promise<Result<Given, NotFound | { code: "MEMBER_NOT_FOUND" } | UnannouncedRefusal | OnceRefusal>> {
  const userId = mark.slice(2);
  return transact<Given, NotFound | { code: "MEMBER_NOT_FOUND" } | UnannouncedRefusal>(
    deps.db,
    async (tx) => {
      const parcel = await lockUnannounced(tx, { unannouncedNo });
      if (!parcel) return refuse({ code: "UNANNOUNCED_NOT_FOUND" });
      if (!(await isMember(tx, userId))) return refuse({ code: "MEMBER_NOT_FOUND" });
      const given = await giveToMember(tx, deps, parcel, { userId, contents, by: { kind: "staff", id: staffId }, at: now });
      if (!given.ok) return given;
      const facts = { mark: mark.toUpperCase(), itemNo: given.value.itemNo };
      await audit(tx, { staffId, action: "unannounced.give", subject: unannouncedNo, facts, at: now });
      return given;
    },
    once,
  );
}

type Decision = Staff & { claimId: string; approve: boolean; note: string };
type Decided = { state: UnannouncedState; itemNo: string | null };

/** Answers a claim. Approved, the parcel is the claimant's; refused, it lies on, or is forfeited when its 60 days have passed meanwhile. */
export function decideClaim(
  deps: Deps,
  { unannouncedNo, claimId, approve, note, staffId, now, once }: Decision,
): Promise<Result<Decided, NotFound | { code: "UNANNOUNCED_CLAIM_NOT_FOUND" } | UnannouncedRefusal | OnceRefusal>> {
  return transact<Decided, NotFound | { code: "UNANNOUNCED_CLAIM_NOT_FOUND" } | UnannouncedRefusal>(
    deps.db,
    async (tx) => {
      const parcel = await lockUnannounced(tx, { unannouncedNo });
      if (!parcel) return refuse({ code: "UNANNOUNCED_NOT_FOUND" });
      const claim = await waitingClaim(tx, parcel.id);
      if (claim?.claimId !== claimId) return refuse({ code: "UNANNOUNCED_CLAIM_NOT_FOUND" });
      const by = { kind: "staff", id: staffId } as const;
      const action = approve ? "unannounced.approve" : "unannounced.refuse";
      await audit(tx, { staffId, action, subject: unannouncedNo, facts: { claimId, note }, at: now });
      if (approve) {
        const given = await giveToMember(tx, deps, parcel, { userId: claim.userId, contents: claim.contents, by, at: now });
        return given.ok ? ok({ state: "given", itemNo: given.value.itemNo }) : given;
      }
      await closeClaim(tx, claim, { state: "refused", note, at: now, staffId });
      const held = await moveUnannounced(tx, parcel, { to: "held", by, at: now, facts: { note } });
      if (!held.ok) return held;
      await tell(tx, deps, {
        userId: claim.userId,
        type: "warehouse",
        template: "unannounced-refused",
        facts: { number: parcel.maskedNo, courier: courierNamed(deps.settings.at(now).couriers, parcel.courier), note },
        link: `/warehouse/list?tab=unannounced&parcel=${unannouncedNo}`,
        mail: true,
        at: now,
      });
      if (parcel.forfeitsAt > now) return ok({ state: "held", itemNo: null });
      const forfeited = await forfeit(tx, deps, held.value, now);
      return forfeited.ok ? ok({ state: "forfeited", itemNo: null }) : forfeited;
    },
    once,
  );
}
