import { useEffect } from "react";
import type { tabDraft } from "./tab-draft.ts";

/** What is asked of a form with a tick. */
type FormOf<Tick extends string> = {
  getValues: (tick: Tick) => boolean;
  setValue: (tick: Tick, ticked: boolean) => void;
  watch: (onChange: () => void) => { unsubscribe: () => void };
};

/**
 * A tick of a form that is no agreement, over a reload, in this tab alone: set again `of` the very thing it was set for, and asked anew of any other.
 * To be called after the form's own draft, which learns of the tick as of a press.
 */
export function useKeptTick<Tick extends string>(
  form: FormOf<Tick>,
  tick: Tick,
  kept: ReturnType<typeof tabDraft<boolean>>,
  of: string,
): void {
  useEffect(() => {
    // A page kept from before may show another thing first: what was set for that one does not count for this.
    const wasSet = kept.keptOf(of) === true;
    if (form.getValues(tick) !== wasSet) form.setValue(tick, wasSet);
    const watching = form.watch(() => kept.keep(of, form.getValues(tick)));
    return () => watching.unsubscribe();
  }, [form, tick, kept, of]);
}
