import { moneyText } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Deadline, LinkButton, Notice, Tag, TextLink } from "@sihai/ui";
import type { ReactNode } from "react";
import { href, useDict } from "#shop";
import { type AwaitedOnWire, useAwaitedTransfer } from "./use-awaited-transfer.ts";

/** On a card, in two lines: it waits for a transfer and the way there, by when. */
export function AwaitedLine({ transfer }: { transfer: AwaitedOnWire }) {
  const words = useDict(transferDict);
  return (
    <div className="flex w-full flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tag tone="brand">{words.pay.waiting}</Tag>
        <TextLink href={placeOf(transfer)}>{words.pay.show}</TextLink>
      </div>
      <Due brief transfer={transfer} />
    </div>
  );
}

/** The same by the number of what is paid for, or of its payment; nothing where nothing waits. */
export function AwaitedLineFor({ no }: { no: string }) {
  const transfer = useAwaitedTransfer(no);
  return transfer ? <AwaitedLine transfer={transfer} /> : null;
}

/** Where something is to be paid: its transfer, what to do next, and until when. `more`: another way on. */
export function AwaitedNotice({ transfer, more }: { transfer: AwaitedOnWire; more?: ReactNode }) {
  const words = useDict(transferDict);
  const { state, amount, transferNo } = transfer;
  const action = (
    <div className="mt-2 flex flex-wrap gap-2">
      <LinkButton small href={placeOf(transfer)}>
        {words.pay.show}
      </LinkButton>
      {more}
    </div>
  );
  return (
    <Notice tone="brand" title={words.pay.waiting} action={action}>
      <span className="block">{words.pay.waitingFor(moneyText(amount), transferNo)}</span>
      <span className="block">{state === "opened" ? words.pay.notSent : words.pay.onItsWay}</span>
      <Due transfer={transfer} />
    </Notice>
  );
}

/** The same on the page of an order or a parcel, by its number. */
export function AwaitedFor({ no }: { no: string }) {
  const transfer = useAwaitedTransfer(no);
  return transfer ? <AwaitedNotice transfer={transfer} /> : null;
}

function Due({ transfer: { state, pays }, brief = false }: { transfer: AwaitedOnWire; brief?: boolean }) {
  const words = useDict(transferDict);
  if (pays.until === null) return null;
  return state === "opened" ? (
    <Deadline brief={brief} at={pays.until} label={brief ? words.pay.sendByBrief : words.pay.sendBy} />
  ) : (
    <Deadline
      brief={brief}
      at={pays.until}
      label={brief ? words.pay.hereByBrief : words.pay.hereBy}
      urgentWithinHours={0}
      late={words.pay.late}
    />
  );
}

/** What waits for its owner opens at the account, everything else at how it stands. */
function placeOf({ state, method, transferNo }: AwaitedOnWire): string {
  return state === "opened" ? href(`/recharge/${method}`, { transferNo }) : href("/recharge/success", { transferNo });
}
