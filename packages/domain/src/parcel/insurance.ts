import type { Line } from "../freight/index.ts";
import { add, cny, compare, greatest, least, type Money, percent, sign, zero } from "../money.ts";
import { ok, type Result, refuse } from "../result.ts";

export type InsuranceRefusal = { code: "INSURED_VALUE_TOO_HIGH"; limit: Money } | { code: "LINE_NOT_INSURABLE" };

/** The most a parcel can be insured for on a line: never above goods + freight, nor above the line's cap. Null: not insurable. */
export function maxInsured(line: Pick<Line, "insurance">, goods: Money, freight: Money): Money | null {
  if (!line.insurance) return null;
  return least(add(goods, freight), cny(line.insurance.cap));
}

/** The fee: 3 % of the insured value and at least ¥3 unless the line says otherwise (rule H-123); nothing insured costs nothing. */
export function insuranceFee(line: Pick<Line, "insurance">, insured: Money): Money {
  if (!line.insurance || sign(insured) === 0) return zero("CNY");
  return greatest(percent(insured, line.insurance.rateBp), cny(line.insurance.min));
}

/** What insuring `wanted` costs on a line, all in CNY; refused above `maxInsured`, and where the line insures nothing. */
export function insure(
  line: Pick<Line, "insurance">,
  wanted: Money,
  goods: Money,
  freight: Money,
): Result<{ insured: Money; fee: Money }, InsuranceRefusal> {
  if (sign(wanted) === 0) return ok({ insured: wanted, fee: zero("CNY") });
  const limit = maxInsured(line, goods, freight);
  if (!limit) return refuse({ code: "LINE_NOT_INSURABLE" });
  if (compare(wanted, limit) > 0) return refuse({ code: "INSURED_VALUE_TOO_HIGH", limit });
  return ok({ insured: wanted, fee: insuranceFee(line, wanted) });
}
