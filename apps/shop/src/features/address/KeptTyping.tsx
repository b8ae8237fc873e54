import { addressDict } from "@sihai/text/dict/address";
import { Button, Notice, type useSchemaForm } from "@sihai/ui";
import { useEffect } from "react";
import { useDict } from "#shop";
import { type AddressForm, keepAddressDraft } from "../../stores/address-draft.ts";

/** Keeps every change of the form of an address at once (`new` for one being added). */
export function useKeptTyping(of: string, form: ReturnType<typeof useSchemaForm<AddressForm>>): void {
  useEffect(() => {
    // A copy: the form goes on writing in its own.
    const typing = form.watch(() => keepAddressDraft(of, structuredClone(form.getValues())));
    return () => typing.unsubscribe();
  }, [of, form]);
}

/** What stands in the fields was typed before the form was left. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  const words = useDict(addressDict);
  const discard = (
    <Button small kind="quiet" onClick={onDiscard}>
      {words.discardTyped}
    </Button>
  );
  return <Notice action={discard}>{words.typedBefore}</Notice>;
}
