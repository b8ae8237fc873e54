import { toDecimal } from "../money.ts";
import type { Settings } from "../setting/index.ts";

/** What a parcel costs beside its line's tariff, as frozen on the parcel when it was submitted. `operationFee` in CNY. */
export type FrozenTerms = { memberFreightOffBp: number; operationFee: string };
/** The same with the rules of the warehouses, which are asked again at each step (rule F43). */
export type FreightTerms = FrozenTerms & Pick<Settings, "warehouses">;

/** The terms that hold for a member of a level (rules I-04 and J-45); a level there is none of has no discount. */
export function freightTerms(
  {
    memberFreightOffBp,
    parcelOperationFee,
    warehouses,
  }: Pick<Settings, "memberFreightOffBp" | "parcelOperationFee" | "warehouses">,
  level: number,
): FreightTerms {
  return { memberFreightOffBp: memberFreightOffBp[level] ?? 0, operationFee: toDecimal(parcelOperationFee), warehouses };
}
