import { cnyAmount, localText } from "@sihai/contract";
import { orderMoneyLine } from "@sihai/contract/order";
import { isOneOf } from "@sihai/domain";
import { alternativeKinds, chosenServiceNos, type PricedService, questionReasons } from "@sihai/domain/order";
import * as z from "zod/mini";
import { jsonColumn } from "#platform";
import { type Item, storedWish, wishOf } from "../../item/index.ts";

/** What was frozen on an order when it was placed, as far as it is read again. Orders of other kinds may lack parts. */
const frozen = z.object({
  lines: z.optional(z.array(orderMoneyLine)),
  shopNameEn: z.optional(z.string()),
  memberDiscount: z.optional(cnyAmount),
  wish: z.optional(storedWish),
  ownPrices: z.optional(z.array(z.object({ goodsId: z.string(), skuId: z.string() }))),
});

const readFrozen = jsonColumn(frozen, "purchase_order.policy");
export type OrderPolicy = ReturnType<typeof readPolicy>;

/** Throws for a policy nobody can read: the money lines of an order are never silently none. Parts its kind of order lacks are empty. */
export function readPolicy(policy: unknown) {
  return { lines: [], shopNameEn: "", ownPrices: [], wish: null, memberDiscount: null, ...definedOf(readFrozen(policy)) };
}

function definedOf({ lines, shopNameEn, ownPrices, wish, memberDiscount }: z.output<typeof frozen>) {
  return {
    ...(lines && { lines }),
    ...(shopNameEn !== undefined && { shopNameEn }),
    ...(ownPrices && { ownPrices }),
    ...(memberDiscount && { memberDiscount }),
    ...(wish && { wish: wishOf(wish) }),
  };
}

/** The services chosen for an item at submit, without those of a forwarding order. */
export function chosenServices({ services }: Pick<Item, "services">): PricedService[] {
  return services.flatMap(({ serviceNo, givenBack: _, ...service }) =>
    isOneOf(chosenServiceNos, serviceNo) ? [{ ...service, serviceNo }] : [],
  );
}

const storedAlternative = z.object({
  kind: z.enum(alternativeKinds),
  name: z.nullable(localText),
  options: z.array(localText),
  pictureUrl: z.nullable(z.string()),
  link: z.nullable(z.string()),
  goodsId: z.nullable(z.string()),
  skuId: z.nullable(z.string()),
  totalFen: z.string(),
  waitDays: z.nullable(z.int()),
});
/** What staff offered instead, as frozen with their question. */
export type StoredAlternative = z.output<typeof storedAlternative>;

const storedAsk = z.object({
  reason: z.enum(questionReasons),
  shortFen: z.nullable(z.string()),
  photos: z._default(z.array(z.string()), []),
  // Questions asked before there were alternatives have none.
  alternatives: z._default(z.array(storedAlternative), []),
});

export type Ask = z.output<typeof storedAsk>;
/** What staff asked, from the facts of the step to `awaiting-confirmation`; throws for facts that hold no question. */
export const readAsk = jsonColumn(storedAsk, "timeline.facts");
