import { openViewing } from "@sihai/contract/viewing";
import { viewingDict } from "@sihai/text/dict/me/viewing";
import { Card, Illustration, Notice, Page } from "@sihai/ui";
import { useEffect, useRef } from "react";
import { forgetPages, go, href, refreshSession, useAction, useDict } from "#shop";

/** Where the console leads a member of staff who is to see a customer's pages, and where such a visit ends. */
export default function OpenViewing({ ticket }: { ticket: string }) {
  return ticket === "over" ? <Over /> : <Opening ticket={ticket} />;
}

function Opening({ ticket }: { ticket: string }) {
  const words = useDict(viewingDict);
  const started = useRef(false);
  const open = useAction(openViewing, {
    quiet: true,
    // A whole new page: nothing of what was open before is shown as the customer's.
    onDone: () => location.replace(href("/me")),
  });
  const run = useRef(open.run);
  run.current = open.run;
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    forgetPages();
    void run.current({ body: { ticket } });
  }, [ticket]);
  return (
    <Page title={words.opening} back={() => go("/home", {}, { replace: true })}>
      {open.error ? (
        <Notice tone="danger" alert>
          {open.error.message}
        </Notice>
      ) : (
        <Drawn text={words.openingText} />
      )}
    </Page>
  );
}

function Over() {
  const words = useDict(viewingDict);
  useEffect(() => {
    // Whoever is logged in here as a shopper of their own is shown so again.
    void refreshSession();
  }, []);
  return (
    <Page title={words.overTitle} back={() => go("/home", {}, { replace: true })}>
      <Drawn text={words.overText} />
    </Page>
  );
}

function Drawn({ text }: { text: string }) {
  return (
    <Card className="flex flex-col items-center gap-4 text-center">
      <Illustration name="search" />
      <p>{text}</p>
    </Card>
  );
}
