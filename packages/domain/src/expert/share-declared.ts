import { type Money, money, subtract } from "../money.ts";
import type { DeclarationLine } from "../parcel/index.ts";
import { ok, type Result, refuse } from "../result.ts";
import { shareOut } from "../share-out.ts";

/**
 * Brings the proposed lines of all parcels to the amount the customer declares in all, in proportion to their values; every line is worth
 * one cent at least, and the lines add up to the amount. Refuses an amount with less than a cent a line.
 */
export function shareDeclared(
  parcels: readonly (readonly DeclarationLine[])[],
  total: Money,
): Result<{ lines: DeclarationLine[]; total: Money }[], { code: "EXPERT_DECLARED_TOO_LOW"; least: Money }> {
  const all = parcels.flat();
  const cents = money(BigInt(all.length), "USD");
  if (total.amount < cents.amount) return refuse({ code: "EXPERT_DECLARED_TOO_LOW", least: cents });
  const shares = shareOut(
    subtract(total, cents),
    all.map(({ value }) => value.amount),
  );
  let at = 0;
  return ok(
    parcels.map((lines) => {
      const shared = lines.map((line) => {
        const share = shares[at++]?.amount ?? 0n;
        return { ...line, value: money(share + 1n, "USD") };
      });
      return {
        lines: shared,
        total: money(
          shared.reduce((sum, { value }) => sum + value.amount, 0n),
          "USD",
        ),
      };
    }),
  );
}
