import { type AgreementName, type AgreementSeen, readArticle } from "@sihai/contract/content";
import { useLayoutEffect, useReducer, useRef } from "react";
import { type FieldError, get } from "react-hook-form";
import { type ApiError, isRefused, useEndpoints, useLanguage, useRefresh } from "#shop";

/** What is asked of a form with ticks; any such form has it. */
type FormOf<Tick extends string> = {
  getValues: (tick: Tick) => boolean;
  setValue: (tick: Tick, ticked: false) => void;
  setError: (tick: Tick, error: { message: string }, options?: { shouldFocus: boolean }) => void;
  formState: { errors: object };
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
  const changed = useRef(new Map<Tick, string>());
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
    for (const [at, tick] of [...new Set(error.facts.agreements.flatMap((name) => ticks[name] ?? []))].entries()) {
      form.setValue(tick, false);
      form.setError(tick, { message: error.message }, { shouldFocus: at === 0 });
      changed.current.set(tick, error.message);
    }
    // What was shown counts as shown until the new words are there.
    void refresh(readArticle).then(() => {
      opened.current.clear();
      lookAgain();
    });
    return true;
  }

  // A form that judges itself again knows no more than that the box is empty: why it is, stays said until it is ticked.
  const { errors } = form.formState;
  useLayoutEffect(() => {
    for (const [tick, message] of changed.current)
      if (form.getValues(tick)) changed.current.delete(tick);
      else if (get<object, FieldError | undefined>(errors, tick)?.message !== message) form.setError(tick, { message });
  });

  return { seen, askAgain };
}
