import { useAction, useEndpoint } from "@sihai/client";
import { readExpertAsStaff, readExpertPlanner, runExpertPlanner } from "@sihai/contract/expert";
import { cnyText } from "@sihai/text";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { Button, Card, Notice, ProgressBar } from "@sihai/ui";
import { Sparkles } from "lucide-react";
import { useDict } from "#console";
import type { PlannerResult } from "./plan-draft.ts";

const pollMs = 400;

type PlannerCardProps = { serviceBarcode: string; plannerId: string | null; onUse: (result: PlannerResult) => void };

/** The machine's plans for the three wishes, each taken over with one press. */
export function PlannerCard({ serviceBarcode, plannerId, onUse }: PlannerCardProps) {
  const words = useDict(consoleExpertDict);
  const input = { query: { serviceBarcode } };
  const first = useEndpoint(readExpertPlanner, input, { freshMs: 0, enabled: plannerId !== null });
  const making = first.data?.state === "planning";
  const plan = useEndpoint(readExpertPlanner, input, {
    freshMs: 0,
    enabled: plannerId !== null,
    ...(making ? { everyMs: pollMs } : {}),
  }).data;
  const run = useAction(runExpertPlanner, { refreshes: [readExpertAsStaff, readExpertPlanner] });
  return (
    <Card
      title={words.planner}
      aside={
        <Button
          small
          kind="quiet"
          icon={Sparkles}
          pending={run.pending || making}
          onClick={() => void run.run({ body: { serviceBarcode } })}
        >
          {plannerId === null ? words.runPlanner : words.runAgain}
        </Button>
      }
    >
      {plan?.state === "planning" ? (
        <ProgressBar
          label={words.planning(plan.progress.done, plan.progress.of)}
          value={plan.progress.done}
          max={plan.progress.of}
        />
      ) : null}
      {plan?.state === "failed" ? <Notice tone="danger">{words.plannerFailed}</Notice> : null}
      <ul className="flex flex-col divide-y divide-line">
        {(plan?.results ?? []).map((result) => (
          <li key={result.objective} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-medium">{words.objectives[result.objective]}</span>
              <span className="text-note text-grey">
                {words.planOf(result.parcels.length, cnyText(result.total), result.slowestDays)}
                {result.refused.length > 0 ? ` · ${words.planLeaves(result.refused.length)}` : ""}
              </span>
            </span>
            <Button small kind="quiet" onClick={() => onUse(result)}>
              {words.adoptPlan(words.objectives[result.objective])}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
