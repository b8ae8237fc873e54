import { plotted, toDecimal } from "@sihai/domain";
import { formatMoney } from "@sihai/text";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { CompareBars } from "@sihai/ui";
import { useDict } from "#console";
import { type Rule, taxExamples } from "./tax-rule.ts";

/** What a buyer is told to expect, by declared value: the thresholds show themselves. */
export function TaxPreview({ rule }: { rule: Rule }) {
  const words = useDict(consoleTaxDict);
  const examples = taxExamples(rule);
  if (examples.length === 0) return null;
  return (
    <section aria-label={words.preview} className="rounded-control bg-page p-3">
      <h3 className="mb-2 text-note font-semibold">{words.preview}</h3>
      <CompareBars
        label={words.preview}
        bars={examples.map(({ declared, tax }) => ({
          label: words.previewOf(formatMoney(declared)),
          value: plotted(toDecimal(tax)),
          text: formatMoney(tax),
          strong: true,
        }))}
      />
      <p className="mt-2 text-note text-grey">{words.previewNote}</p>
    </section>
  );
}
