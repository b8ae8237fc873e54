import { useAction } from "@sihai/client";
import { listRateVersions, readRateVersion, scheduleRateVersion } from "@sihai/contract/freight";
import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { Button, Card, Notice, toastSuccess } from "@sihai/ui";
import { type FormEvent, useState } from "react";
import { useDict } from "#console";
import { DayField } from "#desk";

type ScheduleFormProps = {
  versionId: string;
  maySchedule: "yes" | "alone" | "own";
  earliestDay: string;
  /** The one that stands there first. */
  day: string;
  /** A day that may be chosen was: what the list changes depends on what is in force the day before. */
  onDay: (day: string) => void;
};

/** The checker's part: the day it begins. */
export function ScheduleForm({ versionId, maySchedule, earliestDay, day, onDay }: ScheduleFormProps) {
  const words = useDict(consoleRatesDict);
  const [from, setFrom] = useState(day);
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
          <div className="min-w-[220px] flex-1">
            <DayField
              label={words.day}
              required
              min={earliestDay}
              value={from}
              hint={words.earliest(earliestDay)}
              onChange={(next) => {
                setFrom(next);
                if (next >= earliestDay) onDay(next);
              }}
            />
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
