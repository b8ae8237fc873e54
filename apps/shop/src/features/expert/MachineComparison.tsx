import { cny, plotted, subtract } from "@sihai/domain";
import { cnyText, dotted, formatMoney } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, CompareBars } from "@sihai/ui";
import { useDict } from "#shop";
import { usePromise } from "../freight/use-leaving.ts";
import type { PackingPlan } from "./expert-view.ts";

/** The freight of the expert's plan beside the planner's for the same goods and wish; nothing where the planner was not run. */
export function MachineComparison({ plan }: { plan: PackingPlan }) {
  const words = useDict(expertDict);
  const promise = usePromise();
  const { machine, freight } = plan;
  if (!machine) return null;
  const saved = subtract(cny(machine.total), cny(freight));
  const verdict =
    saved.amount === 0n
      ? words.same
      : saved.amount > 0n
        ? words.saves(formatMoney(saved))
        : words.costsMore(formatMoney(subtract(cny(freight), cny(machine.total))));
  return (
    <Card title={words.compare}>
      <CompareBars
        label={words.compare}
        bars={[
          { label: words.thisPlan, value: plotted(freight), text: cnyText(freight), strong: true },
          { label: words.machine, value: plotted(machine.total), text: cnyText(machine.total) },
        ]}
      />
      <p className="mt-2 text-body font-semibold">{verdict}</p>
      <p className="mt-1 text-note text-grey">
        {dotted([words.machineOf(machine.parcels, promise.within(machine.slowestDays)), words.compareNote])}
      </p>
    </Card>
  );
}
