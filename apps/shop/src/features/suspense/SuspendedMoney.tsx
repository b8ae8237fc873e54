import { listSuspended } from "@sihai/contract/suspense";
import { moneyText } from "@sihai/text";
import { suspenseDict } from "@sihai/text/dict/suspense";
import { Card, Deadline, Section, Tag, TextLink } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";
import type { SuspendedOnWire } from "./types.ts";

const tones = { open: "warn", sending: "brand", used: "ok", credited: "ok", "sent-back": "neutral" } as const;

/** In the wallet: money that arrived and is being looked at, why, what happens next and by when. Nothing where there is none. */
export function SuspendedMoney() {
  const words = useDict(suspenseDict);
  const suspended = useEndpoint(listSuspended, {}, { freshMs: 0 });
  const list = suspended.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={words.title}>
      {list.map((each) => (
        <One key={each.suspenseNo} suspended={each} />
      ))}
    </Section>
  );
}

function One({ suspended }: { suspended: SuspendedOnWire }) {
  const words = useDict(suspenseDict);
  const { suspenseNo, state, arrived, why, answerBy, tradeNo } = suspended;
  return (
    <Card className="flex flex-col gap-1">
      <p className="flex items-center justify-between gap-2">
        <span className="font-semibold">{moneyText(arrived)}</span>
        <Tag tone={tones[state]}>{words.states[state]}</Tag>
      </p>
      <p className="text-body">{words.why[why]}</p>
      {state === "open" ? (
        <>
          <p className="text-note text-grey">{tradeNo === null ? words.next : `${words.next} ${words.waits}`}</p>
          <Deadline at={answerBy} label={words.by} urgentWithinHours={0} late={words.late} />
        </>
      ) : null}
      {state === "sending" ? <p className="text-note text-grey">{words.sending}</p> : null}
      <p className="flex flex-wrap items-center justify-between gap-2 text-note text-grey">
        {words.number(suspenseNo)}
        <TextLink href={href("/user/setting")}>{words.contact}</TextLink>
      </p>
    </Card>
  );
}
