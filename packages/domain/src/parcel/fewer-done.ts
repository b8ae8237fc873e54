import { cny, type Money, subtract, times, toDecimal } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

type Charge = {
  code: string;
  quantity: number;
  unitPrice: string;
  amount: string;
  items?: readonly { itemId: string; quantity: number }[];
};
type Fewer = {
  code: string;
  /** Null: the whole parcel. */
  itemId: string | null;
  done: number;
};

/**
 * The charges of a parcel once a service was done to fewer pieces of an item, or not at all (rule H-132), and what that gives
 * back, in CNY. A service that was done to nothing is charged no more. Refuses a number that is not below what was paid for.
 */
export function chargeFewer<C extends Charge>(
  charges: readonly C[],
  { code, itemId, done }: Fewer,
): Result<{ charges: C[]; back: Money }, { code: "SERVICE_NOT_FEWER"; most: number }> {
  const charge = charges.find((one) => one.code === code);
  const paid = itemId === null ? charge?.quantity : charge?.items?.find((one) => one.itemId === itemId)?.quantity;
  if (!charge || paid === undefined || done >= paid)
    return refuse({ code: "SERVICE_NOT_FEWER", most: Math.max(0, (paid ?? 0) - 1) });
  const back = times(cny(charge.unitPrice), paid - done);
  const items = charge.items?.flatMap((one) => (one.itemId !== itemId ? [one] : done > 0 ? [{ itemId, quantity: done }] : []));
  const left: C = {
    ...charge,
    quantity: charge.quantity - (paid - done),
    amount: toDecimal(subtract(cny(charge.amount), back)),
    ...(items && { items }),
  };
  return ok({ charges: charges.flatMap((one) => (one !== charge ? [one] : left.quantity > 0 ? [left] : [])), back });
}
