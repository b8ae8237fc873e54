import { useAction } from "@sihai/client";
import { listCustomerRows } from "@sihai/contract/customer";
import { listTroubles, sendMailAgain } from "@sihai/contract/operation";
import { consoleOperationDict } from "@sihai/text/dict/console/site/operation";
import { Button, toastSuccess } from "@sihai/ui";
import { useDict, useMay } from "#console";

/** Sends a mail that did not arrive to the address its reader has now. */
export function SendMailAgain({ userId, id, subject }: { userId: string; id: string; subject: string }) {
  const words = useDict(consoleOperationDict);
  const may = useMay();
  const again = useAction(sendMailAgain, {
    refreshes: [listTroubles, listCustomerRows],
    onDone: () => toastSuccess(words.sentAgain),
  });
  if (!may("customer.record")) return null;
  return (
    <Button
      small
      kind="quiet"
      label={words.sendAgainOf(subject)}
      pending={again.pending}
      onClick={() => void again.run({ body: { userId, id } })}
    >
      {words.sendAgain}
    </Button>
  );
}
