import { partnerDict } from "@sihai/text/dict/partner";
import { Button, Card } from "@sihai/ui";
import { copyText, useDict } from "#shop";

type Props = { title: string; text: string; copy: string; secret: string; onDone: () => void };

/** A token or a secret, the one time it is shown. */
export function ShownOnce({ title, text, copy, secret, onDone }: Props) {
  const words = useDict(partnerDict);
  return (
    <Card title={title}>
      <p className="mb-3 text-grey">{text}</p>
      <code className="mb-3 block rounded-card bg-page p-3 text-note break-all select-all">{secret}</code>
      <div className="flex flex-col gap-2">
        <Button wide onClick={() => void copyText(secret)}>
          {copy}
        </Button>
        <Button wide kind="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </Card>
  );
}
