import { useAction } from "@sihai/client";
import { beginViewing } from "@sihai/contract/viewing";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Button, Card, Fold, Notice, TextArea, TextLink, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import type { Customer } from "./customer.ts";

/** Opens the shop as this customer sees it, to look only, for a reason the customer reads as well; folded, for it is seldom wanted. */
export function ViewCard({ customer: { userId, disabled } }: { customer: Customer }) {
  const words = useDict(consoleCustomerDict);
  const [reason, setReason] = useState("");
  const [blocked, setBlocked] = useState<string | null>(null);
  const begin = useAction(beginViewing);
  const missing = disabled ? words.viewStopped : reason.trim() === "" ? words.reasonNeeded : null;

  async function open() {
    // Opened by the press itself: what opens later is blocked by some browsers.
    const shop = window.open("about:blank");
    const begun = await begin.run({ body: { userId, reason } });
    if (begun === null) return shop?.close();
    if (shop === null) return setBlocked(begun.url);
    shop.opener = null;
    shop.location.href = begun.url;
    setReason("");
    toastSuccess(words.viewOpened);
  }

  return (
    <Card>
      <Fold title={words.viewTitle}>
        <div className="flex flex-col gap-4 pt-2">
          <p className="text-note text-grey">{words.viewNote}</p>
          <TextArea label={words.viewReason} rows={2} maxLength={500} value={reason} onChange={setReason} />
          {blocked === null ? null : (
            <Notice tone="warn" alert action={<TextLink href={blocked}>{words.view}</TextLink>}>
              {words.viewBlocked}
            </Notice>
          )}
          <div>
            <Button pending={begin.pending} disabledReason={missing} onClick={() => void open()}>
              {words.view}
            </Button>
          </div>
        </div>
      </Fold>
    </Card>
  );
}
