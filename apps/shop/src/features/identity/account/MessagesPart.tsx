import type { CallData } from "@sihai/contract";
import { readPreferences, setPreference } from "@sihai/contract/message";
import { accountDict } from "@sihai/text/dict/me/account";
import { Card, Checkbox, Page, SkeletonList } from "@sihai/ui";
import { NotYet, useAction, useDict, useEndpoint } from "#shop";
import { PushCard } from "./PushCard.tsx";

type Preference = CallData<typeof readPreferences>["list"][number];

/** What I am told, in the app, by e-mail and on the lock screen, kind by kind. */
export function MessagesPart() {
  const words = useDict(accountDict);
  const preferences = useEndpoint(readPreferences, {}, { freshMs: 0 });
  return (
    <Page title={words.messages}>
      {preferences.data ? null : <NotYet read={preferences} skeleton={<SkeletonList cards={3} />} />}
      {preferences.data ? <PushCard /> : null}
      {preferences.data?.list.map((preference) => (
        <KindCard key={preference.kind} preference={preference} />
      ))}
      {preferences.data ? <p className="text-note text-grey">{words.messagesText}</p> : null}
    </Page>
  );
}

function KindCard({ preference: { kind, app, mail, push, appAlways } }: { preference: Preference }) {
  const words = useDict(accountDict);
  const change = useAction(setPreference, { refreshes: [readPreferences] });
  const name = words.messageKinds[kind];
  return (
    <Card title={name}>
      <Checkbox
        label={<Labelled kind={name} channel={words.channels.app} />}
        note={appAlways ? words.appAlways : undefined}
        checked={app}
        disabled={appAlways || change.pending}
        onChange={(isOn) => void change.run({ body: { kind, channel: "app", isOn } })}
      />
      <Checkbox
        label={<Labelled kind={name} channel={words.channels.mail} />}
        checked={mail}
        disabled={change.pending}
        onChange={(isOn) => void change.run({ body: { kind, channel: "mail", isOn } })}
      />
      <Checkbox
        label={<Labelled kind={name} channel={words.channels.push} />}
        checked={push}
        disabled={change.pending}
        onChange={(isOn) => void change.run({ body: { kind, channel: "push", isOn } })}
      />
    </Card>
  );
}

/** The channel to see; kind and channel to hear, for the tick is met without its heading. */
function Labelled({ kind, channel }: { kind: string; channel: string }) {
  const words = useDict(accountDict);
  return (
    <>
      <span aria-hidden>{channel}</span>
      <span className="sr-only">{words.switchOf(kind, channel)}</span>
    </>
  );
}
