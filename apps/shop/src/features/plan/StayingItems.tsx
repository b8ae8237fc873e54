import { inLanguage, labelled } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { planDict } from "@sihai/text/dict/plan";
import { Notice } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { refusalWords } from "../freight/line-words.ts";
import { useFlagNames } from "../freight/use-flag-names.ts";
import { WaysOut } from "../storage/WaysOut.tsx";
import type { PlannedItem, PlanResult } from "./plan-view.ts";

/** The goods no line takes, by the reason of the line that came nearest, each with what can be done with it. */
export function StayingItems({ refused, items }: { refused: PlanResult["refused"]; items: readonly PlannedItem[] }) {
  const words = useDict(planDict);
  const lineWords = useDict(freightDict);
  const language = useLanguage();
  const flags = useFlagNames();
  if (refused.length === 0) return null;
  const reasonOf = ({ nearest }: PlanResult["refused"][number]) => {
    const [refusal] = nearest?.refusals ?? [];
    return nearest && refusal
      ? labelled(inLanguage(nearest.line.name, language), refusalWords(refusal, lineWords, language, flags), language)
      : "";
  };
  const groups = Map.groupBy(refused, reasonOf);
  return (
    <Notice tone="warn" title={words.staying(refused.length)}>
      <ul className="flex flex-col gap-2">
        {[...groups].map(([reason, those]) => (
          <li key={reason}>
            <span className="block text-ink">{reason}</span>
            <ul className="flex flex-col divide-y divide-line">
              {items
                .filter(({ itemId }) => those.some((one) => one.itemId === itemId))
                .map((item) => (
                  <li key={item.itemId} className="flex flex-col gap-2 py-2">
                    <span className="font-medium text-ink">{inLanguage(item.name, language)}</span>
                    <WaysOut item={item} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
