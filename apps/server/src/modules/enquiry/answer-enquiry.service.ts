import { compare, type Money, ok, type Result, refuse, sign, toDecimal, zero } from "@sihai/domain";
import { answerExpires } from "@sihai/domain/enquiry";
import { checkQuantity } from "@sihai/domain/goods";
import { type Deps, type Once, setTimer, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { type LookedUp, lookUpManyGoods } from "../goods/index.ts";
import { tell } from "../message/index.ts";
import { type FrozenFreight, findEnquiry, keepAnswer, lockEnquiry } from "./enquiry.store.ts";
import { offersOf, productsOf } from "./enquiry-list.store.ts";
import { estimateFreight } from "./estimate-freight.ts";
import { expireTimer } from "./expire-answer.timer.ts";
import { type MoveRefusal, moveEnquiry } from "./move-enquiry.ts";
import { costsOf } from "./view-enquiry.ts";

type Offered = {
  goodsId: string;
  skuId: string;
  quantity: number;
  unitPrice: Money;
  domesticFreight: Money;
  remark?: string | undefined;
};
type Command = {
  staffId: string;
  enquiryNo: string;
  products: readonly { seq: number; note?: string | undefined; offers: readonly Offered[] }[];
  lineId: string | null;
  note: string;
  now: Date;
  once: Once | null;
};
type Refusal =
  | MoveRefusal
  | { code: "ENQUIRY_NOT_FOUND" }
  | { code: "ENQUIRY_OFFER_WRONG"; product: number }
  | { code: "ENQUIRY_LINE_WRONG" }
  | { code: "ROUTES_UNAVAILABLE" };

/** Answers every product of an enquiry and freezes the freight it calculates with; the answer holds for so many days. */
export async function answerEnquiry(deps: Deps, { staffId, enquiryNo, products, lineId, note, now, once }: Command) {
  const request = await findEnquiry(deps.db, enquiryNo);
  if (!request) return refuse({ code: "ENQUIRY_NOT_FOUND" as const });
  const goods = await lookUpManyGoods(
    deps,
    products.flatMap(({ offers }) => offers.map(({ goodsId }) => goodsId)),
  );
  const wrong = products.find(({ offers }) => !offers.every((offer) => isSound(offer, goods)));
  if (wrong) return refuse({ code: "ENQUIRY_OFFER_WRONG" as const, product: wrong.seq });
  const first = products.flatMap(({ offers: [offer] }) => {
    const found = offer && goods.get(offer.goodsId);
    return found ? [{ quantity: offer.quantity, goods: found.goods }] : [];
  });
  const lines = await estimateFreight(deps, request, first);
  if (!lines.ok) return lines;
  const freight = lines.value.find((line) => line.lineId === lineId) ?? null;
  if (lineId !== null && !freight) return refuse({ code: "ENQUIRY_LINE_WRONG" as const });

  return transact<{ enquiryNo: string; expiresAt: Date }, Refusal>(
    deps.db,
    async (tx) => {
      const enquiry = await lockEnquiry(tx, enquiryNo);
      if (!enquiry) return refuse({ code: "ENQUIRY_NOT_FOUND" });
      const expiresAt = new Date(answerExpires(now.toISOString(), deps.settings.at(now)));
      const moved = await moveEnquiry(
        tx,
        enquiry,
        { to: "answered", by: { kind: "staff", id: staffId }, at: now },
        {
          answeredAt: now,
          answeredBy: staffId,
          expiresAt,
          answerNote: note,
          freight: freight && JSON.stringify(freight satisfies FrozenFreight),
        },
      );
      if (!moved.ok) return moved;
      const complete = everyProductOnce(await productsOf(tx, [enquiry]), products);
      if (!complete.ok) return complete;
      for (const { seq, note: noteOfProduct = "", offers } of products) {
        const kept = offers.map((offer) => ({ ...offer, remark: offer.remark ?? "" }));
        await keepAnswer(tx, enquiry, { seq, note: noteOfProduct, offers: kept });
      }
      await setTimer(tx, expireTimer, { enquiryNo }, expiresAt);
      const costs = costsOf({ freight }, await offersOf(tx, [enquiry]), goods);
      const totalCny = toDecimal(costs?.total ?? zero("CNY"));
      await audit(tx, {
        staffId,
        action: "enquiry.answer",
        subject: `enquiry:${enquiryNo}`,
        facts: { totalCny, lineId },
        at: now,
      });
      await tell(tx, deps, {
        userId: enquiry.userId,
        type: "order",
        template: "enquiry-answered",
        facts: { enquiryNo, products: products.length, totalCny, expiresAt: expiresAt.toISOString() },
        link: `/user/consult/shop-consult?enquiryNo=${enquiryNo}`,
        mail: true,
        at: now,
      });
      return ok({ enquiryNo, expiresAt });
    },
    once,
  );
}

/** On sale, a variant that exists, pieces the seller has, and a price above zero. */
function isSound(
  { goodsId, skuId, quantity, unitPrice, domesticFreight }: Offered,
  goodsById: ReadonlyMap<string, LookedUp>,
): boolean {
  const goods = goodsById.get(goodsId)?.goods;
  if (goods?.availability !== "on-sale" || sign(unitPrice) < 1 || compare(domesticFreight, zero("CNY")) < 0) return false;
  return checkQuantity(goods, { skuId, quantity, goodsQuantity: quantity }).ok;
}

/** Every asked product is answered once: with an offer, or with a note that says why there is none; one offer at least. */
function everyProductOnce(
  request: readonly { seq: number }[],
  answered: Command["products"],
): Result<undefined, { code: "ENQUIRY_OFFER_WRONG"; product: number }> {
  for (const { seq } of request) {
    const mine = answered.filter((each) => each.seq === seq);
    const [only] = mine;
    const says = only !== undefined && (only.offers.length > 0 || (only.note ?? "") !== "");
    if (mine.length !== 1 || !says) return refuse({ code: "ENQUIRY_OFFER_WRONG", product: seq });
  }
  const stray = answered.find(({ seq }) => !request.some((each) => each.seq === seq));
  if (stray) return refuse({ code: "ENQUIRY_OFFER_WRONG", product: stray.seq });
  return answered.some(({ offers }) => offers.length > 0) ? ok() : refuse({ code: "ENQUIRY_OFFER_WRONG", product: 1 });
}
