import { plotted } from "@sihai/domain";
import { cnyText, formatDays, inLanguage } from "@sihai/text";
import { planDict } from "@sihai/text/dict/plan";
import { CompareBars } from "@sihai/ui";
import { BadgeCheck, Gauge } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { useLineDays } from "../freight/use-line-days.ts";
import { aimOf, daysOfAll, difference, isAtDoor, type PlanResult, type PlanView, shareOf } from "./plan-view.ts";

/** What the plan costs against what most people do, and how sure it is that nothing costs less. */
export function Verdict({ result, together }: { result: PlanResult; together: PlanView["together"] }) {
  const words = useDict(planDict);
  const language = useLanguage();
  const isDoor = isAtDoor(result);
  const change = together && difference(result.total, together.total);
  const told = useLineDays();
  const lastDay = daysOfAll(result.parcels.map(({ line }) => told(line))).days[1];
  const sooner = together ? told(together.line).days[1] - lastDay : 0;
  return (
    <div className="flex flex-col gap-3">
      <p className={change && "saves" in change ? "text-body font-semibold text-ok" : "text-body font-semibold"}>
        {together === null
          ? words.noTogether
          : change === null
            ? isDoor
              ? words.sameAtDoor
              : words.sameAsTogether
            : "saves" in change
              ? (isDoor ? words.savesAtDoor : words.saves)(cnyText(change.saves), shareOf(change.saves, together.total))
              : words.costsMore(cnyText(change.costsMore), sooner > 0 ? formatDays(sooner, language) : null)}
      </p>
      {together && change ? (
        <div className="flex flex-col gap-1">
          <CompareBars
            label={words.compareTitle}
            bars={[
              {
                label: words.parcels(1),
                value: plotted(together.total),
                text: cnyText(together.total),
              },
              { label: words.thisPlan, value: plotted(result.total), text: cnyText(result.total), strong: true },
            ]}
          />
          <p className="text-note text-grey">{words.together(inLanguage(together.line.name, language))}</p>
        </div>
      ) : null}
      <p className="flex items-start gap-2 text-note">
        {result.optimal ? (
          <BadgeCheck aria-hidden size={18} className="shrink-0 text-ok" />
        ) : (
          <Gauge aria-hidden size={18} className="shrink-0 text-brand-strong" />
        )}
        {result.optimal
          ? words.proven[aimOf(result)]
          : (isDoor ? words.nearlyAtDoor : words.nearly)(cnyText(result.gap), shareOf(result.gap, result.value))}
      </p>
    </div>
  );
}
