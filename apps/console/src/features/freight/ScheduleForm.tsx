import { useAction } from "@sihai/client";
import { listRateVersions, readRateVersion, scheduleRateVersion } from "@sihai/contract/freight";
import { consoleFreightDict } from "@sihai/text/dict/console/freight";
import { Bound, Button, Card, Form, toastSuccess, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict } from "#console";
import { DayField, MakerNotice, showRefusal } from "#desk";

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
  const words = useDict(consoleFreightDict);
  const form = useSchemaForm(z.object({ from: scheduleRateVersion.body.shape.from }), { from: day });
  const schedule = useAction(scheduleRateVersion, {
    refreshes: [listRateVersions, readRateVersion],
    onDone: (_, { body }) => toastSuccess(words.scheduled(versionId, body.from)),
    onFailed: (error) => showRefusal(form, error, { RATE_VERSION_DAY_PAST: "from", RATE_VERSION_DAY_TAKEN: "from" }),
  });
  const whose = <MakerNotice mayCheck={maySchedule} right="freight.edit" />;
  if (maySchedule === "own") return whose;

  return (
    <Card title={words.scheduleTitle}>
      <Form form={form} onSubmit={({ from }) => schedule.run({ body: { versionId, from } })}>
        {whose}
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-[220px] flex-1">
            <Bound form={form} name="from">
              {({ onChange, ...field }) => (
                <DayField
                  label={words.day}
                  required
                  min={earliestDay}
                  hint={words.earliest(earliestDay)}
                  onChange={(next) => {
                    onChange(next);
                    if (next >= earliestDay) onDay(next);
                  }}
                  {...field}
                />
              )}
            </Bound>
          </div>
          <div className="pb-5.5">
            <Button type="submit" small pending={schedule.pending}>
              {words.schedule}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  );
}
