import { formatDateTime } from "@sihai/text";
import { consultDict } from "@sihai/text/dict/care/consult";
import { cx, Gallery, StaffText } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import type { ConsultOnWire } from "./types.ts";

/** Everything said, mine on the right, ours on the left; pictures open full screen. */
export function ConsultMessages({ messages }: Pick<ConsultOnWire, "messages">) {
  const words = useDict(consultDict);
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-3">
      {messages.map(({ seq, from, text, pictures, at }) => (
        <li key={seq} className={cx("flex max-w-[88%] flex-col gap-1", from === "user" ? "items-end self-end" : "self-start")}>
          <p className="px-1 text-note text-grey">
            {words.from[from]} · {formatDateTime(at, language)}
          </p>
          <div
            className={cx(
              "min-w-0 rounded-card px-4 py-3 shadow-card",
              from === "user" ? "rounded-tr-none bg-brand-soft" : "rounded-tl-none bg-white",
            )}
          >
            <p className="text-body break-words whitespace-pre-line">{from === "user" ? text : <StaffText>{text}</StaffText>}</p>
            {pictures.length === 0 ? null : (
              <div className="mt-2 min-w-[210px]">
                <Gallery
                  columns={3}
                  label={words.pictures}
                  pictures={pictures.map((id, index) => ({ src: `/api/files/${id}`, alt: words.picture(index + 1) }))}
                />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
