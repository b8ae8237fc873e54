import { serverNow, useAction, useEndpoint } from "@sihai/client";
import { checkBroadcast, listBroadcasts, previewBroadcast, readBroadcast, stopBroadcast } from "@sihai/contract/broadcast";
import { beijing, countryName, formatDateTime, formatNumber, joined, languageName } from "@sihai/text";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { Button, confirmBox, ErrorState, Notice, Tag, toastSuccess } from "@sihai/ui";
import { Check, Eye, OctagonX } from "lucide-react";
import { useDict, useLanguage } from "#console";
import { Facts, MakerNotice, PanelCard, useLocal, useWarehouseNames } from "#desk";
import { type Broadcast, stateTones } from "./broadcast.ts";
import { Looks } from "./Looks.tsx";
import { LeftOut, ReachFacts } from "./ReachFacts.tsx";

const askEveryMs = 3_000;

/** One message to many: its words and how they look, whom it reaches or reached, and its check or its end. */
export function BroadcastPanel({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const words = useDict(consoleBroadcastDict);
  const local = useLocal();
  const { id, state, kind, title, body, link, byMail, audience } = broadcast;
  const isRunning = state === "running";
  const read = useEndpoint(readBroadcast, { query: { id } }, { freshMs: 0, ...(isRunning && { everyMs: askEveryMs }) });
  const look = useAction(previewBroadcast);
  const reach = read.data?.reach ?? null;
  return (
    <PanelCard
      onClose={onClose}
      title={
        <>
          {local(title)} <Tag tone={stateTones[state]}>{words.states[state]}</Tag>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="whitespace-pre-line wrap-anywhere">{local(body)}</p>
        <BroadcastFacts broadcast={broadcast} read={read.data} />
        {read.error ? <ErrorState onReload={() => void read.refetch()} pending={read.isFetching} /> : null}
        {reach === null ? null : (
          <section aria-label={words.reachTitle}>
            <ReachFacts reach={reach} />
          </section>
        )}
        {look.data ? (
          <Looks looks={look.data.looks} byMail={byMail} />
        ) : (
          <div>
            <Button
              small
              kind="quiet"
              icon={Eye}
              pending={look.pending}
              onClick={() => void look.run({ body: { kind, title, body, link, byMail, audience } })}
            >
              {words.seeLooks}
            </Button>
          </div>
        )}
        {reach === null ? null : <CheckBroadcast broadcast={broadcast} people={reach.told} />}
        <StopBroadcast broadcast={broadcast} />
      </div>
    </PanelCard>
  );
}

/** A draft: who looks at it, and at how many get it, lets it go, or is told why they may not. */
function CheckBroadcast({ broadcast, people }: { broadcast: Broadcast; people: number }) {
  const { id, mayCheck, title, sendAt } = broadcast;
  const words = useDict(consoleBroadcastDict);
  const language = useLanguage();
  const local = useLocal();
  const check = useAction(checkBroadcast, {
    refreshes: [listBroadcasts, readBroadcast],
    onDone: () => toastSuccess(words.checked),
  });
  if (mayCheck === "state") return null;
  // One whose time has passed begins at once.
  const isLater = sendAt !== null && Date.parse(sendAt) > serverNow();
  const letGo = isLater ? words.checkLater : words.check;
  async function ask() {
    const customers = words.customers(people, formatNumber(people, language, 0));
    const question = {
      title: isLater
        ? words.checkAskFor(local(title), customers, formatDateTime(sendAt, language, beijing))
        : words.checkAsk(local(title), customers),
      text: words.toCheck,
    };
    if (await confirmBox({ ...question, confirmText: letGo })) void check.run({ body: { id } });
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {mayCheck === "yes" ? (
        <Notice tone="warn">{words.toCheck}</Notice>
      ) : (
        <MakerNotice mayCheck={mayCheck} right="broadcast.send" />
      )}
      {mayCheck === "own" ? null : (
        <Button
          small
          icon={Check}
          pending={check.pending}
          disabledReason={people === 0 ? words.reachesNobodyNow : null}
          onClick={() => void ask()}
        >
          {letGo}
        </Button>
      )}
    </div>
  );
}

function StopBroadcast({ broadcast: { id, state, title } }: { broadcast: Broadcast }) {
  const words = useDict(consoleBroadcastDict);
  const local = useLocal();
  const stop = useAction(stopBroadcast, {
    refreshes: [listBroadcasts, readBroadcast],
    onDone: () => toastSuccess(words.stopped),
  });
  if (state === "done" || state === "stopped") return null;
  async function ask() {
    const question = { title: words.stopAsk(local(title)), text: words.stopText, confirmText: words.stop, danger: true };
    if (await confirmBox(question)) void stop.run({ body: { id } });
  }
  return (
    <div>
      <Button small kind="danger" icon={OctagonX} pending={stop.pending} onClick={() => void ask()}>
        {words.stop}
      </Button>
    </div>
  );
}

type Fate = { read: number; mailsFailed: number };

function BroadcastFacts({ broadcast, read }: { broadcast: Broadcast; read: Fate | undefined }) {
  const words = useDict(consoleBroadcastDict);
  const language = useLanguage();
  const warehouses = useWarehouseNames();
  const { kind, audience, startedAt, endedAt, sendAt, sent, mailed, byMail, link } = broadcast;
  const n = (count: number) => formatNumber(count, language, 0);
  const at = (moment: string | null) => moment && formatDateTime(moment, language, beijing);
  const by = (who: string | null, moment: string | null) => who && moment && `${who} · ${at(moment)}`;
  const list = (all: readonly string[] | undefined) => all && joined(all, language);
  const hasBegun = startedAt !== null;
  return (
    <Facts
      rows={[
        [words.kind, words.kinds[kind]],
        [words.byMail, byMail ? words.yes : null],
        [words.link, link],
        [words.languages, list(audience.languages?.map((one) => languageName(one, language)))],
        [words.countries, list(audience.countries?.map((one) => countryName(one, language)))],
        [words.levels, list(audience.levels?.map(words.level))],
        [words.orderedDays, audience.orderedDays && `${n(audience.orderedDays)} ${words.days}`],
        [words.warehouse, warehouses.all.find(({ value }) => value === String(audience.warehouse))?.label],
        [words.sendAt, at(sendAt) ?? words.atOnce],
        [words.maker, by(broadcast.createdBy, broadcast.createdAt)],
        [words.checker, by(broadcast.checkedBy, broadcast.checkedAt)],
        [words.checkedAlone, broadcast.checkedAlone ? words.yes : null],
        [words.started, at(startedAt)],
        [words.sent, hasBegun ? words.people(n(sent)) : null],
        [words.mailed, hasBegun && byMail ? words.people(n(mailed)) : null],
        [words.leftOut, hasBegun ? <LeftOut key="left" leftOut={broadcast.leftOut} /> : null],
        [words.read, hasBegun && read ? words.people(n(read.read)) : null],
        [words.mailsFailed, hasBegun && byMail && read ? n(read.mailsFailed) : null],
        [words.ended, at(endedAt)],
        [words.stopper, by(broadcast.stoppedBy, broadcast.stoppedAt)],
      ]}
    />
  );
}
