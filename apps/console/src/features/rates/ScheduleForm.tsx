import { useAction } from "@sihai/client";
import { listRateVersions, readRateVersion, scheduleRateVersion } from "@sihai/contract/freight";
import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { Button, Card, Notice, toastSuccess } from "@sihai/ui";
import { type FormEvent, useId, useState } from "react";
import { useDict } from "#console";

type ScheduleFormProps = { versionId: string; maySchedule: "yes" | "alone" | "own"; earliestDay: string };

/** The checker's part: the day it begins. */
export function ScheduleForm({ versionId, maySchedule, earliestDay }: ScheduleFormProps) {
  const words = useDict(consoleRatesDict);
  const id = useId();
  const [from, setFrom] = useState(earliestDay);
  const schedule = useAction(scheduleRateVersion, {
    refreshes: [listRateVersions, readRateVersion],
    onDone: () => toastSuccess(words.scheduled(versionId, from)),
  });
  if (maySchedule === "own") return <Notice tone="warn">{words.own}</Notice>;

  function submit(event: FormEvent) {
    event.preventDefault();
    void schedule.run({ body: { versionId, from } });
  }

  return (
    <Card title={words.scheduleTitle}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        {maySchedule === "alone" ? <p className="text-body text-warn">{words.alone}</p> : null}
        <div className="flex flex-wrap items-end gap-3">
          <div className="flex min-w-[220px] flex-1 flex-col gap-1">
            <label htmlFor={id} className="text-note font-medium">
              {words.day}
            </label>
            <div className="field-box">
              <input
                id={id}
                type="date"
                required
                min={earliestDay}
                value={from}
                aria-describedby={`${id}-hint`}
                onChange={(event) => setFrom(event.target.value)}
              />
            </div>
            <span id={`${id}-hint`} className="text-note text-grey">
              {words.earliest(earliestDay)}
            </span>
          </div>
          <div className="pb-5.5">
            <Button type="submit" small pending={schedule.pending}>
              {words.schedule}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
