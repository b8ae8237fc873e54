import { listSuspended } from "@sihai/contract/suspense";
import { moneyText } from "@sihai/text";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { Deadline, LinkButton, Notice } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, useDict, useEndpoint } from "#shop";
import type { SuspendedOnWire } from "./types.ts";

type Shown = Pick<SuspendedOnWire, "suspenseNo" | "arrived" | "why" | "answerBy">;

/** Where something is to be paid: money for it is here and is looked at, and the time to pay stands still. `more`: another way on. */
export function SuspendedNotice({ suspended, more }: { suspended: Shown; more?: ReactNode }) {
  const words = useDict(suspenseDict);
  const { arrived, why, answerBy } = suspended;
  const action = (
    <div className="mt-2 flex flex-wrap gap-2">
      <LinkButton small href={href("/wallet/index")}>
        {words.toWallet}
      </LinkButton>
      <LinkButton small kind="quiet" href={href("/user/setting")}>
        {words.contact}
      </LinkButton>
      {more}
    </div>
  );
  return (
    <Notice alert tone="warn" title={words.noticeTitle(moneyText(arrived))} action={action}>
      {words.notice(words.why[why])}
      <Deadline at={answerBy} label={words.by} urgentWithinHours={0} late={words.late} />
    </Notice>
  );
}

/** The same on the page of an order or a parcel, by its number. */
export function SuspendedFor({ no }: { no: string }) {
  const suspended = useEndpoint(listSuspended, {}, { freshMs: 0 });
  const found = suspended.data?.list.find(
    ({ state, paysFor }) => (state === "open" || state === "sending") && paysFor.includes(no),
  );
  return found ? <SuspendedNotice suspended={found} /> : null;
}
