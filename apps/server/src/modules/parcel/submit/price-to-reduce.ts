import { cny } from "@sihai/domain";
import { isParcelService } from "@sihai/domain/parcel";
import type { Reducible } from "@sihai/domain/promotion";
import type { Parcel } from "../parcel.types.ts";

/** What discounts can reduce of a priced parcel: freight and the services chosen; storage, measuring and taxes never. */
export function priceToReduce({
  deposit,
  charges,
  total,
}: Pick<Parcel, "deposit" | "charges" | "total">): Reducible & Pick<Parcel, "total"> {
  const services = charges.filter(({ code }) => isParcelService(code)).map(({ code, amount }) => ({ code, amount: cny(amount) }));
  return { base: deposit, services, total };
}
