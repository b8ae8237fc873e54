import { useAction } from "@sihai/client";
import { recordExchangeShipped, recordReturnSent, recordSellerReceived, returnQueue } from "@sihai/contract/return";
import { consoleReturnDict } from "@sihai/text/dict/console/return";
import { Button, Card, ChipGroup, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";
import { AnswerForm } from "./AnswerForm.tsx";
import { CourierForm } from "./CourierForm.tsx";
import { RefundForm } from "./RefundForm.tsx";
import type { DeskReturn } from "./types.ts";

/** What is to be done next with an application, by its state; nothing when it is over or the customer's turn. */
export function ReturnActions({ returnCase, onDone }: { returnCase: DeskReturn; onDone: () => void }) {
  const words = useDict(consoleReturnDict);
  const { returnNo, state } = returnCase;
  const after = (text: string) => {
    toastSuccess(text);
    onDone();
  };
  const refreshes = [returnQueue];
  const sent = useAction(recordReturnSent, { refreshes, onDone: () => after(words.sent(returnNo)) });
  const received = useAction(recordSellerReceived, { refreshes, onDone: () => after(words.receivedDone(returnNo)) });

  if (state === "applied") return <AnswerForm returnCase={returnCase} onDone={onDone} />;
  if (state === "approved")
    return (
      <Card title={words.sendBack}>
        <CourierForm
          withFreight
          submitText={words.sendBack}
          pending={sent.pending}
          onSubmit={({ courier, trackingNo, freight }) => void sent.run({ body: { returnNo, courier, trackingNo, freight } })}
        />
      </Card>
    );
  if (state === "sent-back")
    return (
      <Button wide pending={received.pending} onClick={() => void received.run({ body: { returnNo } })}>
        {words.received}
      </Button>
    );
  return state === "seller-received" ? <Outcome returnCase={returnCase} onDone={onDone} /> : null;
}

/** A return is refunded; an exchange is sent, or refunded when the seller cannot make it. */
function Outcome({ returnCase, onDone }: { returnCase: DeskReturn; onDone: () => void }) {
  const words = useDict(consoleReturnDict);
  const { returnNo } = returnCase;
  const [way, setWay] = useState<"exchange" | "refund">(returnCase.kind === "exchange" ? "exchange" : "refund");
  const shipped = useAction(recordExchangeShipped, {
    refreshes: [returnQueue],
    onDone: () => {
      toastSuccess(words.exchangeDone(returnNo));
      onDone();
    },
  });
  return (
    <Card title={way === "exchange" ? words.exchangeShipped : words.refund}>
      <div className="flex flex-col gap-4">
        {returnCase.kind === "exchange" ? (
          <ChipGroup
            label={words.kind}
            value={way}
            onChange={setWay}
            options={[
              { value: "exchange", label: words.exchangeShipped },
              { value: "refund", label: words.refund },
            ]}
          />
        ) : null}
        {way === "exchange" ? (
          <CourierForm
            submitText={words.exchangeShipped}
            pending={shipped.pending}
            onSubmit={({ courier, trackingNo }) => void shipped.run({ body: { returnNo, courier, trackingNo } })}
          />
        ) : (
          <RefundForm returnCase={returnCase} onDone={onDone} />
        )}
      </div>
    </Card>
  );
}
