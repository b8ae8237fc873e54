import { useOnline, useShownSince, useSlowRequests } from "@sihai/client";
import { formatDateTime } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { StatusBars } from "@sihai/ui";
import { useLanguage } from "../shell/language.ts";
import { useDict } from "../shell/use-dict.ts";
import { useNewVersion } from "./new-version.ts";

/** What the connection does right now: slow, gone, or gone with what was kept on the page; and a new version that waits. */
export function ConnectionBars() {
  const words = useDict(shellDict);
  const language = useLanguage();
  const since = useShownSince();
  const take = useNewVersion((state) => state.take);
  const kept = since === null ? null : words.shownSince(formatDateTime(new Date(since), language));
  return (
    <>
      <StatusBars
        slow={useSlowRequests()}
        online={useOnline() && kept === null}
        words={{ ...words, offline: kept ?? words.offline }}
      />
      {take ? (
        <p role="status" className="flex items-center justify-between gap-3 bg-brand-soft px-4 py-1 text-note text-ink">
          {words.newVersion}
          <button type="button" onClick={take} className="min-h-11 shrink-0 px-2 font-semibold text-brand-strong">
            {words.takeNewVersion}
          </button>
        </p>
      ) : null}
    </>
  );
}
