import { isPositive } from "@sihai/domain";
import { formatDateTime } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { Deadline } from "@sihai/ui";
import { useDict, useLanguage, useSettings } from "#shop";
import type { ServiceEntry } from "./service-entry.ts";

/** Until when a service is to be paid or done, when it was done, or how long it takes once what it waits for is there. */
export function ServiceTime({ entry }: { entry: ServiceEntry }) {
  const words = useDict(serviceDict);
  const language = useLanguage();
  const expected = useExpected(entry);
  const { state, dueAt, payBefore, doneAt, total } = entry;
  if (state === "cancelled") return null;
  if (state === "done") return doneAt === null ? null : <Note text={words.doneAt(formatDateTime(doneAt, language))} />;
  if (dueAt !== null)
    return (
      <div className="mt-2">
        <Deadline
          brief
          at={dueAt}
          label={words.dueBefore}
          urgentWithinHours={0}
          late={isPositive(total) ? words.lateRefunded : words.late}
        />
      </div>
    );
  return (
    <div className="mt-2 flex flex-col gap-1">
      {payBefore ? <Deadline brief at={payBefore} label={words.payBefore} /> : null}
      {state === "ordered" ? <p className="text-note text-grey">{words.waiting}</p> : null}
      {expected === null ? null : <p className="text-note text-grey">{expected}</p>}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return <p className="mt-2 text-note text-grey">{text}</p>;
}

/** How long it takes from what it waits for: its payment, or the goods. Null where the rules promise nothing, or are not there yet. */
function useExpected({ serviceNo, state }: ServiceEntry): string | null {
  const words = useDict(serviceDict);
  const rules = useSettings();
  if (!rules || serviceNo === "fixed-fee") return null;
  if (serviceNo === "priority-stock-in" || serviceNo === "speedy-response") return words.byTheClock[serviceNo](rules.workingTime);
  const { itemServiceHours } = rules.deadlines;
  return state === "unpaid" ? words.withinPayment(itemServiceHours) : words.withinStockIn(itemServiceHours);
}
