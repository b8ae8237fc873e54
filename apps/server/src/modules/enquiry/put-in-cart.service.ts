import { ok, refuse } from "@sihai/domain";
import { type Deps, type Once, transact } from "#platform";
import { putIntoCart } from "../cart/index.ts";
import { lookUpManyGoods } from "../goods/index.ts";
import { type BusinessRefusal, refuseBusinessWith } from "../identity/index.ts";
import { findEnquiry, lockEnquiry } from "./enquiry.store.ts";
import { offersOf, productsOf } from "./enquiry-list.store.ts";
import { type MoveRefusal, moveEnquiry } from "./move-enquiry.ts";

type Command = { userId: string; enquiryNo: string; now: Date; once: Once | null };
type Refusal =
  | MoveRefusal
  | BusinessRefusal
  | { code: "ENQUIRY_NOT_FOUND" }
  | { code: "ENQUIRY_NOTHING_LEFT" }
  | { code: "CART_FULL"; maximum: number };

/**
 * Puts the recommended offer of every product into the cart at the offered prices, once. What the seller no longer has is left out
 * and named; a full cart, or nothing left at all, changes nothing. The goods are asked of their sources before the transaction.
 */
export async function putEnquiryInCart(deps: Deps, { userId, enquiryNo, now, once }: Command) {
  const request = await findEnquiry(deps.db, enquiryNo, userId);
  const offered = request ? (await offersOf(deps.db, [request])).filter(({ seq }) => seq === 1) : [];
  const goodsById = await lookUpManyGoods(
    deps,
    offered.map(({ goodsId }) => goodsId),
  );
  const rules = deps.settings.at(now);
  return transact<{ added: number; missing: string[] }, Refusal>(
    deps.db,
    async (tx) => {
      const closed = await refuseBusinessWith(tx, userId, rules);
      if (closed) return refuse(closed);
      const enquiry = await lockEnquiry(tx, enquiryNo, userId);
      if (!enquiry) return refuse({ code: "ENQUIRY_NOT_FOUND" });
      if (enquiry.expiresAt && enquiry.expiresAt <= now) return refuse({ code: "ENQUIRY_STATE_REFUSED" });
      const moved = await moveEnquiry(
        tx,
        enquiry,
        { to: "in-cart", by: { kind: "user", id: userId }, at: now },
        { closedAt: now, seenAt: enquiry.seenAt ?? now },
      );
      if (!moved.ok) return moved;
      const names = new Map((await productsOf(tx, [enquiry])).map(({ seq, name }) => [seq, name]));
      const missing: string[] = [];
      for (const { goodsId, skuId, quantity, remark, unitPrice, domesticFreight, productSeq } of offered) {
        const goods = goodsById.get(goodsId)?.goods;
        const put =
          goods &&
          (await putIntoCart(
            tx,
            {
              userId,
              goodsId,
              goods,
              skuId,
              quantity,
              remark,
              agreed: { unitPrice, domesticFreight },
              at: now,
            },
            rules,
          ));
        if (put?.ok) continue;
        if (put?.refusal.code === "CART_FULL") return refuse(put.refusal);
        missing.push(names.get(productSeq) ?? "");
      }
      if (missing.length === offered.length) return refuse({ code: "ENQUIRY_NOTHING_LEFT" });
      return ok({ added: offered.length - missing.length, missing });
    },
    once,
  );
}
