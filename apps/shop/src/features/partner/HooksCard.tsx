import type { CallData } from "@sihai/contract";
import type { listHooks } from "@sihai/contract/partner";
import { partnerDict } from "@sihai/text/dict/partner";
import { Button, Card } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import { DeliveriesSheet } from "./DeliveriesSheet.tsx";
import { HookForm } from "./HookForm.tsx";
import { HookRow } from "./HookRow.tsx";
import { ShownOnce } from "./ShownOnce.tsx";

/** Where programs are told of events, and a new address. */
export function HooksCard({ hooks: { list, most } }: { hooks: CallData<typeof listHooks> }) {
  const words = useDict(partnerDict);
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [looking, setLooking] = useState<string | null>(null);
  return (
    <>
      {secret === null ? null : (
        <ShownOnce
          title={words.secretMade}
          text={words.secretText}
          copy={words.copySecret}
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
      <Card title={words.hooks} aside={words.count(list.length, most)}>
        <p className="mb-3 text-grey">{words.hooksText}</p>
        <ul className="mb-3 divide-y divide-line empty:hidden">
          {list.map((hook) => (
            <HookRow key={hook.id} hook={hook} onLook={() => setLooking(hook.id)} onSecret={setSecret} />
          ))}
        </ul>
        <Button wide kind="quiet" disabledReason={list.length >= most ? words.hooksFull : null} onClick={() => setIsAdding(true)}>
          {words.addHook}
        </Button>
      </Card>
      {isAdding ? <HookForm onAdded={setSecret} onClose={() => setIsAdding(false)} /> : null}
      {looking === null ? null : <DeliveriesSheet hookId={looking} onClose={() => setLooking(null)} />}
    </>
  );
}
