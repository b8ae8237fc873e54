import type { CallData } from "@sihai/contract";
import type { estimateEnquiry } from "@sihai/contract/enquiry";
import { cnyText, formatWeight } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { Card, Radios, SkeletonCard } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { useLocal } from "#desk";

type Line = CallData<typeof estimateEnquiry>["lines"][number];
type FreightChoiceProps = {
  lines: readonly Line[];
  chosen: string;
  isPending: boolean;
  hasGoods: boolean;
  onChoose: (lineId: string) => void;
};

const shown = 6;

/** The lines that take the recommended goods, the plan's choice first. */
export function FreightChoice({ lines, chosen, isPending, hasGoods, onChoose }: FreightChoiceProps) {
  const words = useDict(consoleEnquiryDict);
  const language = useLanguage();
  const local = useLocal();
  if (isPending) return <SkeletonCard lines={4} />;
  return (
    <Card title={words.freight}>
      {lines.length === 0 ? (
        <p className="text-body text-grey">{hasGoods ? words.noLine : words.freightFirst}</p>
      ) : (
        <Radios
          label={words.freight}
          hideLabel
          value={chosen}
          onChange={onChoose}
          options={[
            ...lines.slice(0, shown).map(({ lineId, name, total, days: [from, to], chargeableGrams }) => ({
              value: lineId,
              label: `${local(name)} · ${cnyText(total)}`,
              note: `${words.lineDays(from, to)} · ${formatWeight(chargeableGrams, language)}`,
            })),
            { value: "", label: words.withoutLine },
          ]}
        />
      )}
    </Card>
  );
}
