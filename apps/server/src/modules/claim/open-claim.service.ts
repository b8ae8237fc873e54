import { compare, type Money, ok, refuse, sign, toDecimal } from "@sihai/domain";
import {
  type ClaimKind,
  type ClaimObstacle,
  calculateClaim,
  claimAnswerDue,
  claimNumber,
  claimWindow,
  isGone,
} from "@sihai/domain/claim";
import { businessEvents, type Deps, type Once, transact } from "#platform";
import { tell } from "../message/index.ts";
import { findParcel, lockParcel } from "../parcel/index.ts";
import { recordStep } from "../timeline/index.ts";
import { ownsFiles } from "../warehouse/index.ts";
import { insertClaim } from "./claim.store.ts";
import { claimedParcel, claimRulesOf, freightPaid, goodsOfParcel } from "./claimed-parcel.ts";

type Command = {
  userId: string;
  packageId: string;
  kind: ClaimKind;
  items: readonly { itemNo: string; quantity: number }[];
  description: string;
  photos: readonly string[];
  amount: Money;
  now: Date;
  once: Once | null;
};
type Opened = { claimNo: string; dueAt: Date };
type Refusal =
  | { code: "PARCEL_NOT_FOUND" | "CLAIM_OPEN_ALREADY" | "CLAIM_ITEMS_WRONG" | "CLAIM_PHOTO_NOT_FOUND" | "CLAIM_PHOTO_MISSING" }
  | { code: "CLAIM_NOT_POSSIBLE"; obstacle: ClaimObstacle }
  | { code: "CLAIM_AMOUNT_REFUSED"; maximum: string };

/**
 * A buyer tells what is wrong with a parcel and what they ask for it (rules H-142 and P-25). Insured value, freight, worth of the goods and the most
 * it can come to are frozen with it. One claim of a parcel at a time.
 */
export function openClaim(deps: Deps, command: Command) {
  const { userId, kind, amount, now } = command;
  return transact<Opened, Refusal>(
    deps.db,
    async (tx) => {
      const known = await findParcel(tx, userId, command.packageId);
      const parcel = known && (await lockParcel(tx, { userId, parcelId: known.id }));
      if (!parcel) return refuse({ code: "PARCEL_NOT_FOUND" });
      const claimed = await claimedParcel(tx, parcel);
      const rules = claimRulesOf(deps, claimed, now);
      const { obstacle } = claimWindow(kind, claimed, now, rules);
      if (obstacle !== null) return refuse({ code: "CLAIM_NOT_POSSIBLE", obstacle });
      const goods = await goodsOfParcel(tx, parcel);
      const pieces = piecesOf(kind, goods, command.items);
      if (!pieces) return refuse({ code: "CLAIM_ITEMS_WRONG" });
      if (!isGone(kind) && kind !== "delayed" && command.photos.length === 0) return refuse({ code: "CLAIM_PHOTO_MISSING" });
      if (!(await ownsFiles(tx, userId, command.photos))) return refuse({ code: "CLAIM_PHOTO_NOT_FOUND" });
      const freight = freightPaid(parcel);
      const valued = goods.map(({ itemId, value, quantity }) => ({ value, quantity, claimed: pieces.get(itemId) ?? 0 }));
      const by = { kind, insured: parcel.insured, freight, terms: rules.claimTerms };
      const calculated = calculateClaim({ ...by, goods: valued });
      if (sign(amount) <= 0 || compare(amount, calculated.maximum) > 0)
        return refuse({ code: "CLAIM_AMOUNT_REFUSED", maximum: toDecimal(calculated.maximum) });

      const dueAt = claimAnswerDue(now, deps.settings.at(now));
      const items = goods.flatMap(({ itemId, quantity, value }) => {
        const lost = pieces.get(itemId) ?? 0;
        const { loss } = calculateClaim({ ...by, goods: [{ value, quantity, claimed: lost }] });
        return lost > 0 ? [{ itemId, quantity: lost, value: loss }] : [];
      });
      const claimId = await insertClaim(
        tx,
        {
          ...command,
          parcelId: parcel.id,
          insured: parcel.insured,
          freight,
          goods: calculated.goods,
          loss: calculated.loss,
          maximum: calculated.maximum,
          requested: amount,
          dueAt,
          at: now,
        },
        items,
        command.photos,
      );
      if (claimId === null) return refuse({ code: "CLAIM_OPEN_ALREADY" });
      const buyer = { kind: "user", id: userId } as const;
      await recordStep(tx, { userId, subjectKind: "claim", subjectId: claimId, from: null, to: "open", by: buyer, at: now });
      const claimNo = claimNumber(claimId);
      await tell(tx, deps, {
        userId,
        type: "parcel",
        template: "claim-received",
        facts: { claimNo, packageNo: parcel.packageNo, dueAt: dueAt.toISOString() },
        link: claimLink(parcel.packageNo),
        at: now,
      });
      businessEvents.inc({ event: "claim-opened" });
      return ok({ claimNo, dueAt });
    },
    command.once,
  );
}

/** The page of the shop where a parcel's claims stand, without the language's prefix. */
export function claimLink(packageNo: string): string {
  return `/package/detail?packageId=${packageNo}&tab=claim`;
}

type Goods = Awaited<ReturnType<typeof goodsOfParcel>>;

/** Pieces claimed by item id; null when they are not the parcel's. A late parcel names none, a parcel that is gone all. */
function piecesOf(kind: ClaimKind, goods: Goods, named: Command["items"]): Map<string, number> | null {
  if (kind === "delayed") return named.length === 0 ? new Map() : null;
  if (isGone(kind)) return new Map(goods.map(({ itemId, quantity }) => [itemId, quantity]));
  const pieces = new Map<string, number>();
  for (const { itemNo, quantity } of named) {
    const item = goods.find((one) => one.itemNo === itemNo);
    if (!item || pieces.has(item.itemId) || quantity > item.quantity) return null;
    pieces.set(item.itemId, quantity);
  }
  return pieces.size > 0 ? pieces : null;
}
