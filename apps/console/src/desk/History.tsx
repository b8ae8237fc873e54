import { beijing, formatDateTime } from "@sihai/text";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { useDict, useLanguage } from "#console";
import { wordOf } from "./states.ts";

type Step = { to: string; at: string; by: string; note: string | null; name?: string | undefined };

/** What happened to something, the latest first: when, what, by whom and why. */
export function History({ steps, stateWord }: { steps: readonly Step[]; stateWord: (state: string) => string }) {
  const words = useDict(consoleDict);
  const language = useLanguage();
  return (
    <ol aria-label={words.history} className="flex flex-col gap-1 text-note">
      {[...steps].reverse().map(({ to, at, by, note, name }, index) => (
        <li key={`${at}-${to}-${index + 1}`} className="grid grid-cols-[auto_1fr] gap-x-4">
          <time dateTime={at} className="text-grey">
            {formatDateTime(at, language, beijing)}
          </time>
          <span>
            <span className={index === 0 ? "font-semibold" : ""}>{stateWord(to)}</span>
            <span className="text-grey">
              {" · "}
              {name ?? wordOf(words.by, by)}
              {note ? ` · ${note}` : ""}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
