import { objectToNewMailbox, userInfo } from "@sihai/contract/identity";
import { accountDict } from "@sihai/text/dict/me/account";
import { Button, Card, Illustration, Notice, Page } from "@sihai/ui";
import { go, useAction, useDict } from "#shop";

/** Where the link of the mail and of the message leads: a page with a button, so that no mail scanner objects by looking. No log-in is asked for. */
export function ObjectToNewMailbox({ objectionKey }: { objectionKey: string }) {
  const words = useDict(accountDict);
  const object = useAction(objectToNewMailbox, { quiet: true, refreshes: [userInfo] });
  return (
    <Page title={words.objectTitle} back={() => go("/home", {}, { replace: true })}>
      {object.data === undefined ? (
        <Card className="flex flex-col items-center gap-4 text-center">
          <Illustration name="letter" />
          <p>{words.objectText}</p>
          <Button wide kind="danger" pending={object.pending} onClick={() => void object.run({ body: { key: objectionKey } })}>
            {words.objectNow}
          </Button>
        </Card>
      ) : (
        <Notice tone="ok" alert>
          {words.objected}
        </Notice>
      )}
      {object.error ? (
        <Notice tone="danger" alert>
          {object.error.message}
        </Notice>
      ) : null}
    </Page>
  );
}
