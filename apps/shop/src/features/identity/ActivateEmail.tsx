import { activateEmail } from "@sihai/contract/identity";
import { identityDict } from "@sihai/text/dict/identity";
import { Button, Card, Illustration, Notice, Page, toastSuccess } from "@sihai/ui";
import { go, isRefused, useAction, useDict } from "#shop";

/** Where the activation link leads: a page with a button, so that no mail scanner activates by looking (rule Z6). */
export function ActivateEmail({ activationKey }: { activationKey: string }) {
  const words = useDict(identityDict);
  const activate = useAction(activateEmail, {
    quiet: true,
    onDone() {
      toastSuccess(words.activated);
      go("/login", { tab: "password" }, { replace: true });
    },
  });
  return (
    <Page title={words.activateTitle} back={() => go("/login", {}, { replace: true })}>
      <Card className="flex flex-col items-center gap-4 text-center">
        <Illustration name="letter" />
        <p>{words.activateText}</p>
        <Button wide pending={activate.pending} onClick={() => void activate.run({ query: { key: activationKey } })}>
          {words.activate}
        </Button>
      </Card>
      {activate.error ? (
        <Notice tone="danger" alert>
          {isRefused(activate.error, "LINK_EXPIRED", "INPUT_INVALID") || activate.error.message === ""
            ? words.activateFailed
            : activate.error.message}
        </Notice>
      ) : null}
    </Page>
  );
}
