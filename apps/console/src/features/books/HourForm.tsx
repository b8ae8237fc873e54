import { serverNow } from "@sihai/client";
import { beijingDate, beijingDateStart, isCalendarDay } from "@sihai/domain/clocks";
import { consoleBooksDict } from "@sihai/text/dict/console/books";
import { Bound, Button, Card, Form, Select, useSchemaForm } from "@sihai/ui";
import * as z from "zod/mini";
import { useDict, usePageSearch } from "#console";
import { DayField } from "#desk";

const hourMs = 3_600_000;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, "0")}:00` }));

/** Of which hour the report is to tell, by the clock of Beijing. */
export function HourForm() {
  const words = useDict(consoleBooksDict);
  const [{ at }, change] = usePageSearch("/books");
  const shown = at === undefined ? new Date(serverNow()) : new Date(at);
  const day = beijingDate(shown);
  const form = useSchemaForm(
    z.object({ day: z.string().check(z.refine(isCalendarDay, { error: words.dayBad })), hour: z.string() }),
    { day, hour: String(Math.floor((shown.getTime() - beijingDateStart(day).getTime()) / hourMs)) },
  );
  return (
    <Card>
      <Form
        form={form}
        onSubmit={(chosen) =>
          change({ at: new Date(beijingDateStart(chosen.day).getTime() + Number(chosen.hour) * hourMs).toISOString() })
        }
        className="flex flex-wrap items-end gap-3"
      >
        <Bound form={form} name="day">
          {(field) => <DayField label={words.day} {...field} />}
        </Bound>
        <Bound form={form} name="hour">
          {(field) => <Select label={words.hour} options={hours} {...field} />}
        </Bound>
        <Button type="submit" small>
          {words.show}
        </Button>
        {at === undefined ? null : (
          <Button small kind="quiet" onClick={() => change({ at: undefined })}>
            {words.showNow}
          </Button>
        )}
      </Form>
    </Card>
  );
}
