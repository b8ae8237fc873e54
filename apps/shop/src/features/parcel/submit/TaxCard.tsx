import { toDecimal } from "@sihai/domain";
import { storageDict } from "@sihai/text/dict/storage";
import { Card } from "@sihai/ui";
import { useDict } from "#shop";
import { ExpectedTax } from "../../goods/to-door/ExpectedTax.tsx";
import { expectedTax } from "./expected-tax.ts";
import type { OfferedLine, Options } from "./submit-total.ts";

type TaxCardProps = { options: Options; offered: OfferedLine; declared: string; lines: number };

/** Tax to expect on a line that does not carry it: an estimate by the destination's rule of today, in lines. */
export function TaxCard({ options, offered, declared, lines }: TaxCardProps) {
  const words = useDict(storageDict);
  const estimate = expectedTax({ options, offered, declared, lines });
  if (offered.line.tax.mode !== "excluded") return null;
  if (!estimate || !options.tax)
    return (
      <Card title={words.taxToExpect}>
        <p className="text-note text-grey">{words.taxUnknown}</p>
      </Card>
    );
  return (
    <ExpectedTax
      country={options.address.country}
      lines={estimate.lines.map(({ code, amount, how }) => ({ code, amount: toDecimal(amount), how }))}
      total={toDecimal(estimate.total)}
      from={options.tax.from}
    />
  );
}
