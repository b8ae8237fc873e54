import { isPositive, toDecimal } from "@sihai/domain";
import { priceOrder } from "@sihai/domain/order";
import { orderDict } from "@sihai/text/dict/order";
import { Card, CostLines } from "@sihai/ui";
import type { UseFormReturn } from "react-hook-form";
import { useDict, useSettings } from "#shop";
import { costLinesOf } from "./cost-lines-of.ts";
import { type DiyForm, typedAmount } from "./diy-schema.ts";

/** The manual order's price in its lines with their formulas, as the order will show them; nothing before price and shipping were typed. */
export function DiyCosts({ form }: { form: UseFormReturn<DiyForm, unknown, DiyForm> }) {
  const words = useDict(orderDict);
  const rules = useSettings();
  const [unitPrice, domesticFreight, quantity] = form.watch(["unitPrice", "domesticFreight", "quantity"]);
  if (!rules || !isPositive(unitPrice) || domesticFreight === "") return null;
  const line = { goodsCode: "diy", quantity, services: [] };
  const priced = priceOrder(
    [{ ...line, unitPrice: typedAmount(unitPrice), domesticFreight: typedAmount(domesticFreight) }],
    rules,
  );
  const lines = priced.lines.map(({ amount, ...each }) => ({ ...each, amount: toDecimal(amount) }));
  return (
    <Card title={words.costs}>
      <CostLines lines={costLinesOf(lines, words)} total={{ label: words.orderTotal, amount: toDecimal(priced.total) }} />
    </Card>
  );
}
