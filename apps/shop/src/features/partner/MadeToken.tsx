import { partnerDict } from "@sihai/text/dict/partner";
import { Button, Card } from "@sihai/ui";
import { copyText, useDict } from "#shop";

/** A token, the one time it is shown. */
export function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useDict(partnerDict);
  return (
    <Card title={words.made}>
      <p className="mb-3 text-grey">{words.madeText}</p>
      <code className="mb-3 block rounded-card bg-page p-3 text-note break-all select-all">{token}</code>
      <div className="flex flex-col gap-2">
        <Button wide onClick={() => void copyText(token)}>
          {words.copy}
        </Button>
        <Button wide kind="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </Card>
  );
}
