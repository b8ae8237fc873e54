import { beijingDate } from "@sihai/domain/clocks";
import type { Parcel } from "../parcel.types.ts";

/**
 * The Beijing day whose price list a parcel keeps on its line (ISO): that of its submit, or the first day of a line that was chosen with a
 * later change. What ends or begins afterwards is no reason to refuse what was agreed (decision 32).
 */
export function agreedDay({ line, createdAt }: Pick<Parcel, "line" | "createdAt">): string {
  const submitted = beijingDate(createdAt);
  const beganLater = submitted < line.validFrom;
  return beganLater ? line.validFrom : submitted;
}
