import { cnyAmount } from "@sihai/contract";
import { orderMoneyLine } from "@sihai/contract/order";
import { forwardingServiceNos } from "@sihai/domain/forwarding";
import { alternativeKinds, chosenServiceNos, questionReasons } from "@sihai/domain/order";
import * as z from "zod/mini";

/** What was frozen on an order when it was placed, as far as it is read again. Orders of other kinds may lack parts. */
const frozen = z.object({
  lines: z.optional(z.array(orderMoneyLine)),
  shopNameEn: z.optional(z.string()),
  wish: z.optional(
    z.object({
      needCheck: z.boolean(),
      boxInStorage: z.boolean(),
      specialMark: z.union([z.literal(0), z.literal(1)]),
      returnExchangeConfirmed: z.union([z.literal(0), z.literal(1)]),
    }),
  ),
  ownPrices: z.optional(z.array(z.object({ goodsId: z.string(), skuId: z.string() }))),
});

const nothing = { lines: [], shopNameEn: "", ownPrices: [], wish: null };

export function readPolicy(policy: unknown) {
  const read = z.safeDecode(frozen, policy as z.input<typeof frozen>);
  return read.success ? { ...nothing, ...definedOf(read.data) } : nothing;
}

function definedOf({ lines, shopNameEn, ownPrices, wish }: z.output<typeof frozen>) {
  return {
    ...(lines && { lines }),
    ...(shopNameEn !== undefined && { shopNameEn }),
    ...(ownPrices && { ownPrices }),
    ...(wish && { wish: wishOf(wish) }),
  };
}

function wishOf(wish: NonNullable<z.output<typeof frozen>["wish"]>) {
  return { ...wish, specialMark: wish.specialMark === 1, returnExchangeConfirmed: wish.returnExchangeConfirmed === 1 };
}

const storedService = z.object({
  serviceNo: z.enum([...chosenServiceNos, ...forwardingServiceNos]),
  quantity: z.int(),
  remarks: z.string(),
  unitPrice: cnyAmount,
  total: cnyAmount,
  how: z.string(),
});

/** The services chosen for an item at submit. */
export function readPurchaseServices(services: unknown) {
  return readServices(services).flatMap(({ serviceNo, ...service }) => {
    const chosen = chosenServiceNos.find((each) => each === serviceNo);
    return chosen ? [{ ...service, serviceNo: chosen }] : [];
  });
}

/** Those and the ones of a forwarding order. */
export function readServices(services: unknown) {
  const read = z.safeDecode(z.array(storedService), services as z.input<typeof storedService>[]);
  return read.success ? read.data : [];
}

const localText = z.object({ zh: z.string(), en: z.string() });

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

/** What staff asked, from the facts of the step to `awaiting-confirmation`. */
export function readAsk(facts: unknown): z.output<typeof storedAsk> | null {
  const read = z.safeDecode(storedAsk, facts as z.input<typeof storedAsk>);
  return read.success ? read.data : null;
}
