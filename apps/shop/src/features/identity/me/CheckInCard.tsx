import { dailyCheck, userInfo } from "@sihai/contract/identity";
import { identityMeDict } from "@sihai/text/dict/identity-me";
import { Button, Card, toastSuccess } from "@sihai/ui";
import { CalendarCheck } from "lucide-react";
import { useAction, useDict } from "#shop";

/** The daily check-in, with the way to the next bonus (rule B-90). */
export function CheckInCard({ userId, isDone, days }: { userId: string; isDone: boolean; days: number }) {
  const words = useDict(identityMeDict);
  const check = useAction(dailyCheck, {
    refreshes: [userInfo],
    onDone: ({ earned }) => toastSuccess(words.checkInDone(earned)),
  });
  const ahead = 7 - (days % 7);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-warn-soft text-warn">
          <CalendarCheck aria-hidden size={22} />
        </span>
        <p className="min-w-0 flex-1 basis-32">
          {words.checkInNote(days)}
          {days > 0 ? <span className="block text-note text-grey">{words.nextBonus(ahead)}</span> : null}
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
      <div aria-hidden className="grid grid-cols-7 gap-1.5">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <span key={day} className={`h-1.5 rounded-full ${day <= (days % 7 || (days > 0 ? 7 : 0)) ? "bg-brand" : "bg-line"}`} />
        ))}
      </div>
    </Card>
  );
}
