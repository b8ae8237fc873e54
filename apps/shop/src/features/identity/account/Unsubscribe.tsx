import { preferenceKinds, unsubscribe } from "@sihai/contract/message";
import { accountDict } from "@sihai/text/dict/me/account";
import { Button, Card, Illustration, Notice, Page } from "@sihai/ui";
import { go, useAction, useDict } from "#shop";

/** Where the link under a mail leads: a page with a button, so that no mail scanner unsubscribes by looking. No log-in is asked for. */
export function Unsubscribe({ mailKey, kind }: { mailKey: string; kind: string | undefined }) {
  const words = useDict(accountDict);
  const named = preferenceKinds.find((one) => one === kind);
  const end = useAction(unsubscribe, { quiet: true });
  return (
    <Page title={words.unsubscribeTitle} back={() => go("/home", {}, { replace: true })}>
      {end.data ? (
        <Notice tone="ok" alert>
          {words.unsubscribed(words.messageKinds[end.data.kind])}
        </Notice>
      ) : (
        <Card className="flex flex-col items-center gap-4 text-center">
          <Illustration name="letter" />
          <p>{words.unsubscribeText(named ? words.messageKinds[named] : null)}</p>
          <Button wide pending={end.pending} onClick={() => void end.run({ query: { key: mailKey } })}>
            {words.unsubscribeNow}
          </Button>
        </Card>
      )}
      {end.error ? (
        <Notice tone="danger" alert>
          {end.error.message}
        </Notice>
      ) : null}
    </Page>
  );
}
