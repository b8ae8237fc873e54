import { cnyAmount } from "@sihai/contract";
import { orderMoneyLine } from "@sihai/contract/order";
import { alternativeKinds, askReasons } from "@sihai/domain/order";
import * as z from "zod/mini";

/** What was frozen on an order when it was placed, as far as it is read again. Orders of other kinds may lack parts. */
const frozen = z.object({
  lines: z.optional(z.array(orderMoneyLine)),
  shopNameEn: z.optional(z.string()),
  ownPrices: z.optional(z.array(z.object({ goodsId: z.string(), skuId: z.string() }))),
});

const nothing = { lines: [], shopNameEn: "", ownPrices: [] };

export function readPolicy(policy: unknown) {
  const read = z.safeDecode(frozen, policy as z.input<typeof frozen>);
  return read.success ? { ...nothing, ...definedOf(read.data) } : nothing;
}

function definedOf({ lines, shopNameEn, ownPrices }: z.output<typeof frozen>) {
  return { ...(lines && { lines }), ...(shopNameEn !== undefined && { shopNameEn }), ...(ownPrices && { ownPrices }) };
}

const storedService = z.object({
  serviceNo: z.enum(["fixed-fee", "fine-photo"]),
  quantity: z.int(),
  remarks: z.string(),
  unitPrice: cnyAmount,
  total: cnyAmount,
  how: z.string(),
});

/** The services chosen for an item at submit. */
export function readServices(services: unknown) {
  const read = z.safeDecode(z.array(storedService), services as z.input<typeof storedService>[]);
  return read.success ? read.data : [];
}

const localText = z.object({ cn: z.string(), en: z.string() });

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
  reason: z.enum(askReasons),
  shortFen: z.nullable(z.string()),
  // Questions asked before there were alternatives have none.
  alternatives: z._default(z.array(storedAlternative), []),
});

/** What staff asked, from the facts of the step to `awaiting-confirmation`. */
export function readAsk(facts: unknown): z.output<typeof storedAsk> | null {
  const read = z.safeDecode(storedAsk, facts as z.input<typeof storedAsk>);
  return read.success ? read.data : null;
}
