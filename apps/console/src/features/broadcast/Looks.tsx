import { labelled, languageName } from "@sihai/text";
import { consoleBroadcastDict } from "@sihai/text/dict/console/site/broadcast";
import { useDict, useLanguage } from "#console";
import type { Preview } from "./broadcast.ts";

/** A message as its readers will see it, in each language: in the app's list and, where it is one, as a mail. */
export function Looks({ looks, byMail }: { looks: Preview["looks"]; byMail: boolean }) {
  const words = useDict(consoleBroadcastDict);
  const desk = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {looks.map(({ language, title, text, mail }) => (
        <section
          key={language}
          lang={language}
          aria-label={words.looks(languageName(language, desk))}
          className="flex min-w-0 flex-col gap-2"
        >
          <h3 className="font-semibold">{words.looks(languageName(language, desk))}</h3>
          <p className="text-note text-grey">{words.inAppLook}</p>
          <div className="rounded-card border border-line p-3">
            <p className="font-semibold wrap-anywhere">{title}</p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </div>
          {byMail ? (
            <>
              <p className="text-note text-grey wrap-anywhere">
                {words.mailLook} · {mail.subject}
              </p>
              <iframe
                title={labelled(words.mailLook, mail.subject, desk)}
                sandbox=""
                srcDoc={mail.html}
                className="h-80 w-full rounded-card border border-line bg-white"
              />
            </>
          ) : null}
        </section>
      ))}
    </div>
  );
}
