import { type AgreementName, type AgreementSeen, readArticle } from "@sihai/contract/content";
import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { type FieldError, get } from "react-hook-form";
import { type ApiError, isRefused, useEndpoints, useLanguage, useRefresh, useSession } from "#shop";
import { keptTicks } from "../../../stores/kept-ticks.ts";

/** What is asked of a form with ticks; any such form has it. */
type FormOf<Tick extends string> = {
  getValues: (tick: Tick) => boolean;
  setValue: (tick: Tick, ticked: boolean) => void;
  setError: (tick: Tick, error: { message: string }, options?: { shouldFocus: boolean }) => void;
  formState: { errors: object };
  watch: (onChange: () => void) => { unsubscribe: () => void };
};

export type Agreements = ReturnType<typeof useAgreements>;

/**
 * The agreements a form asks for, by the tick that accepts each; read as its page opens, so that what is accepted is what could be read there.
 * `what` is being agreed to keeps its ticks over a reload with the editions they were set for; where it is left out they are asked for again.
 */
export function useAgreements<Tick extends string>(
  ticks: Partial<Record<AgreementName, Tick>>,
  form: FormOf<Tick>,
  what?: string,
) {
  const language = useLanguage();
  const refresh = useRefresh();
  const names = Object.keys(ticks) as AgreementName[];
  const reads = useEndpoints(
    readArticle,
    names.map((helpId) => ({ query: { helpId, language } })),
  );
  const opened = useRef(new Map<AgreementName, string>());
  useKeptTicks({ ticks, form, what, opened: opened.current });
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

type KeptTicks<Tick extends string> = {
  ticks: Partial<Record<AgreementName, Tick>>;
  form: FormOf<Tick>;
  what: string | undefined;
  opened: Map<AgreementName, string>;
};

/** Sets the ticks of before a reload again, each for the edition it was set for: of another one the server says that it changed. */
function useKeptTicks<Tick extends string>({ ticks, form, what, opened }: KeptTicks<Tick>): void {
  const userId = useSession(({ user }) => user?.userId);
  const of = what === undefined ? null : `${userId} ${what}`;
  const latest = useRef({ ticks, of });
  latest.current = { ticks, of };
  // After the effect of a form's own draft, which learns of the ticks as of a press.
  useEffect(() => {
    const begun = latest.current;
    for (const { agreement, versionId } of (begun.of !== null && keptTicks.keptOf(begun.of)) || []) {
      const tick = begun.ticks[agreement];
      if (tick === undefined) continue;
      opened.set(agreement, versionId);
      form.setValue(tick, true);
    }
    const watching = form.watch(() => {
      const now = latest.current;
      if (now.of === null) return;
      const ticked = [...opened].filter(([agreement]) => {
        const tick = now.ticks[agreement];
        return tick !== undefined && form.getValues(tick);
      });
      keptTicks.keep(
        now.of,
        ticked.map(([agreement, versionId]) => ({ agreement, versionId })),
      );
    });
    return () => watching.unsubscribe();
  }, [form, opened]);
}
