import { beijing, formatDateTime } from "@sihai/text";
import { consoleHandoverDict } from "@sihai/text/dict/console/handover";
import { useDict, useLanguage } from "#console";
import { useStates } from "#desk";
import type { OpenWork } from "./open-work.ts";

/** What is said of open work beside its number: the note, where a parcel stands, since when, and by when it is due. */
export function useWorkFacts(): (row: OpenWork) => string[] {
  const words = useDict(consoleHandoverDict);
  const language = useLanguage();
  const { parcelState } = useStates();
  const moment = (at: string) => formatDateTime(at, language, beijing);
  return ({ text, state, since, dueAt }) =>
    [text, state && parcelState(state), since && words.since(moment(since)), dueAt && words.due(moment(dueAt))].filter(
      (fact): fact is string => Boolean(fact),
    );
}
