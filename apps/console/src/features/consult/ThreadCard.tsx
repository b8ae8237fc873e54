import { beijing, formatDateTime } from "@sihai/text";
import { consoleConsultDict } from "@sihai/text/dict/console/consult";
import { Card, cx } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import { PhotoStrip } from "#desk";
import type { DeskConsult } from "./types.ts";

/** Everything said, with the customer's pictures and who of us wrote what. */
export function ThreadCard({ messages }: Pick<DeskConsult, "messages">) {
  const words = useDict(consoleConsultDict);
  const language = useLanguage();
  return (
    <Card title={words.messages}>
      <ul className="flex flex-col gap-3">
        {messages.map(({ seq, from, author, text, pictures, at }) => (
          <li
            key={seq}
            className={cx(
              "max-w-[85%] rounded-control px-3 py-2",
              from === "user" ? "self-start bg-fill" : "self-end bg-brand-soft",
            )}
          >
            <p className="text-note text-grey">
              {author ?? words.from[from]} · {formatDateTime(at, language, beijing)}
            </p>
            <p className="text-body break-words whitespace-pre-line">{text}</p>
            {pictures.length === 0 ? null : (
              <div className="mt-2">
                <PhotoStrip
                  label={words.pictures}
                  photos={pictures.map((fileId, index) => ({ fileId, alt: words.picture(index + 1) }))}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
