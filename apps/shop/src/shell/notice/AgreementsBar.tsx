import { useAction, useEndpoint, useRefresh } from "@sihai/client";
import { acceptAgreements, readAgreementsDue, readArticle } from "@sihai/contract/content";
import { formatDate } from "@sihai/text";
import { contentDict } from "@sihai/text/dict/content";
import { Button, Sheet, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { ArticleText } from "../../features/content/help/ArticleText.tsx";
import { useLanguage } from "../language.ts";
import { useDict } from "../use-dict.ts";

/** To whoever accepted an earlier version of the terms or the privacy policy: that it changed, to be read and accepted. Nothing else waits for it. */
export default function AgreementsBar() {
  const words = useDict(contentDict);
  const language = useLanguage();
  const [isReading, setIsReading] = useState(false);
  const due = useEndpoint(readAgreementsDue, {}, { freshMs: 300_000, staysWithoutLogin: true });
  const refresh = useRefresh();
  const accept = useAction(acceptAgreements, {
    refreshes: [readAgreementsDue],
    onDone: () => {
      setIsReading(false);
      toastSuccess(words.agreementsAccepted);
    },
    onFailed: () => void refresh(readAgreementsDue, readArticle),
  });
  const list = due.data?.list ?? [];
  const [first] = list;
  if (!first) return null;
  const text = words.agreementsChanged(formatDate(first.since, language));
  const seen = list.map(({ agreement, versionId }) => ({ agreement, versionId }));
  return (
    <div role="status" className="flex items-center justify-between gap-3 bg-brand-soft px-4 py-1 text-note text-ink">
      {text}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsReading(true)}
        className="min-h-11 shrink-0 px-2 font-semibold text-brand-strong"
      >
        {words.readAgreements}
      </button>
      <Sheet
        open={isReading}
        onClose={() => setIsReading(false)}
        title={words.agreementNames[first.agreement]}
        footer={
          <Button wide pending={accept.pending} onClick={() => void accept.run({ body: { seen } })}>
            {words.acceptAgreements}
          </Button>
        }
      >
        {isReading
          ? list.map(({ agreement }, index) => (
              <section key={agreement} className="flex flex-col gap-3">
                {index === 0 ? null : <h2 className="pt-4 text-title font-semibold">{words.agreementNames[agreement]}</h2>}
                <ArticleText helpId={agreement} />
              </section>
            ))
          : null}
      </Sheet>
    </div>
  );
}
