import { useAction } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import { listTroubles, retryTrouble } from "@sihai/contract/operation";
import { consoleOperationDict } from "@sihai/text/dict/console/site/operation";
import { Button, toastSuccess } from "@sihai/ui";
import { useDict } from "#console";

type Work = CallData<typeof listTroubles>["works"][number];

/** Tries a work again at once; nothing for one that waits for a first try. */
export function RetryButton({ work: { kind, name, subject, attempts } }: { work: Work }) {
  const words = useDict(consoleOperationDict);
  const retry = useAction(retryTrouble, { refreshes: [listTroubles], onDone: () => toastSuccess(words.retried) });
  if (attempts === 0) return null;
  return (
    <Button
      small
      kind="quiet"
      label={words.retryOf(`${name} ${subject}`)}
      pending={retry.pending}
      onClick={() => void retry.run({ body: { kind, name, subject } })}
    >
      {words.retry}
    </Button>
  );
}
