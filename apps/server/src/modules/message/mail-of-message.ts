import { addressPrefix, type Language } from "@sihai/domain/language";
import type { MailWords } from "@sihai/text/mails";
import type { MessageText } from "@sihai/text/messages";
import { spokenIn } from "@sihai/text/spoken";
import type { Deps } from "#platform";

type Beside = { language: Language; link: string | null; unsubscribeUrl?: string | undefined };

/** A message as a mail: its words, the page it leads to, and where mails of its kind end. */
export function mailOfMessage(
  { config }: Pick<Deps, "config">,
  { title, body }: MessageText,
  { language, link, unsubscribeUrl }: Beside,
): MailWords {
  return {
    subject: title,
    paragraphs: body.split(/\n+/),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...(link !== null && {
      button: { label: spokenIn(language).seeDetails, url: `${config.publicUrl}/${addressPrefix(language)}${link}` },
    }),
  };
}
