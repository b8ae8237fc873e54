import { storageDict } from "@sihai/text/dict/storage";
import { Card } from "@sihai/ui";
import { useDict } from "#shop";
import { ExpectedTax } from "../../goods/to-door/ExpectedTax.tsx";
import { taxToTell } from "./expected-tax.ts";
import type { OfferedLine, Options } from "./submit-total.ts";

type TaxCardProps = { options: Options; offered: OfferedLine; declared: string; lines: number };

/** Tax to expect on a line that does not carry it: an estimate by the destination's rule of today, in lines. */
export function TaxCard(taxed: TaxCardProps) {
  const words = useDict(storageDict);
  if (taxed.offered.line.tax.mode !== "excluded") return null;
  const tax = taxToTell(taxed);
  if (tax) return <ExpectedTax country={taxed.options.address.country} {...tax} />;
  return (
    <Card title={words.taxToExpect}>
      <p className="text-note text-grey">{words.taxUnknown}</p>
    </Card>
  );
}
