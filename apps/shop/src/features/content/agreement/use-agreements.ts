import { type AgreementName, type AgreementSeen, readArticle } from "@sihai/contract/content";
import { useReducer, useRef } from "react";
import { type ApiError, isRefused, useEndpoints, useLanguage, useRefresh } from "#shop";

/** What is asked of a form with ticks; any such form has it. */
type FormOf<Tick extends string> = {
  getValues: (tick: Tick) => boolean;
  setValue: (tick: Tick, ticked: false) => void;
  setError: (tick: Tick, error: { message: string }, options: { shouldFocus: boolean }) => void;
};

export type Agreements = ReturnType<typeof useAgreements>;

/** The agreements a form asks for, by the tick that accepts each; read as its page opens, so that what is accepted is what could be read there. */
export function useAgreements<Tick extends string>(ticks: Partial<Record<AgreementName, Tick>>, form: FormOf<Tick>) {
  const language = useLanguage();
  const refresh = useRefresh();
  const names = Object.keys(ticks) as AgreementName[];
  const reads = useEndpoints(
    readArticle,
    names.map((helpId) => ({ query: { helpId, language } })),
  );
  const opened = useRef(new Map<AgreementName, string>());
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  for (const [at, agreement] of names.entries()) {
    const { data, isFetching = true } = reads[at] ?? {};
    if (data && !isFetching && !opened.current.has(agreement)) opened.current.set(agreement, data.versionId);
  }

  /** To be sent along. One that could not be read is not in it. */
  function seen(): AgreementSeen[] {
    return [...opened.current].map(([agreement, versionId]) => ({ agreement, versionId }));
  }

  /** Unticks what the server says has changed since, tells it there, and reads it anew; false where it says something else. */
  function askAgain(error: ApiError): boolean {
    if (!isRefused(error, "AGREEMENT_CHANGED")) return false;
    const changed = [...new Set(error.facts.agreements.flatMap((name) => ticks[name] ?? []))];
    for (const tick of changed) form.setValue(tick, false);
    tell(changed, error, true);
    // What was shown counts as shown until the new words are there.
    void refresh(readArticle).then(() => {
      opened.current.clear();
      lookAgain();
      // A form that judges itself once it was sent has said no more than that the box is empty.
      tell(changed, error, false);
    });
    return true;
  }

  function tell(changed: readonly Tick[], { message }: ApiError, shouldFocus: boolean): void {
    for (const [at, tick] of changed.entries())
      if (!form.getValues(tick)) form.setError(tick, { message }, { shouldFocus: shouldFocus && at === 0 });
  }

  return { seen, askAgain };
}
