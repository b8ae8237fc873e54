import { dailyCheck, userInfo } from "@sihai/contract/identity";
import { readMember } from "@sihai/contract/membership";
import { identityMeDict } from "@sihai/text/dict/identity-me";
import { Button, Card, toastSuccess } from "@sihai/ui";
import { CalendarCheck } from "lucide-react";
import { useAction, useDict, useSettings } from "#shop";

/** The daily check-in, with the way to the next bonus (rule B-90). */
export function CheckInCard({ userId, isDone, days }: { userId: string; isDone: boolean; days: number }) {
  const words = useDict(identityMeDict);
  const check = useAction(dailyCheck, {
    refreshes: [userInfo, readMember],
    onDone: ({ earned }) => toastSuccess(words.checkInDone(earned)),
  });
  const rule = useSettings()?.checkInReward;
  const ahead = rule ? rule.everyDays - (days % rule.everyDays) : 0;
  const full = rule ? rule.everyDays - ahead || (days > 0 ? rule.everyDays : 0) : 0;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-warn-soft text-warn">
          <CalendarCheck aria-hidden size={22} />
        </span>
        <p className="min-w-0 flex-1 basis-32">
          {rule ? words.checkInNote(days, rule) : null}
          {rule && days > 0 ? <span className="block text-note text-grey">{words.nextBonus(ahead, rule.bonus)}</span> : null}
        </p>
        <Button
          small
          kind={isDone ? "quiet" : "primary"}
          pending={check.pending}
          onClick={isDone ? undefined : () => void check.run({ params: { userId } })}
        >
          {isDone ? words.checkedIn : words.checkIn}
        </Button>
      </div>
      <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-1.5">
        {Array.from({ length: rule?.everyDays ?? 0 }, (_, index) => index + 1).map((day) => (
          <span key={day} className={`h-1.5 rounded-full ${day <= full ? "bg-brand" : "bg-line"}`} />
        ))}
      </div>
    </Card>
  );
}
