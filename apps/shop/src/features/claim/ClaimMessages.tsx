import { parcelClaims, writeAboutClaim } from "@sihai/contract/claim";
import { claimLimits } from "@sihai/domain/claim";
import { formatDateTime } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Button, cx, TextArea, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useAction, useDict, useLanguage } from "#shop";
import type { ClaimOnWire } from "./types.ts";

/** What was written to and fro; an open claim takes more. */
export function ClaimMessages({ claim: { claimNo, messages, may } }: { claim: ClaimOnWire }) {
  const words = useDict(claimDict);
  const language = useLanguage();
  const [text, setText] = useState("");
  const write = useAction(writeAboutClaim, {
    refreshes: [parcelClaims],
    onDone: () => {
      setText("");
      toastSuccess(words.sent);
    },
  });
  if (messages.length === 0 && !may.write) return null;
  return (
    <section aria-label={words.messages} className="mt-3 flex flex-col gap-3">
      <ul className="flex flex-col gap-2 empty:hidden">
        {messages.map(({ from, text: said, at }) => (
          <li
            key={`${from}-${at}`}
            className={cx(
              "max-w-[85%] rounded-control px-3 py-2",
              from === "user" ? "self-end bg-brand-soft" : "self-start bg-fill",
            )}
          >
            <p className="text-note text-grey">
              {words.from[from]} · {formatDateTime(at, language)}
            </p>
            <p className="text-body break-words whitespace-pre-line">{said}</p>
          </li>
        ))}
      </ul>
      {may.write ? (
        <div className="flex flex-col gap-2">
          <TextArea label={words.write} rows={2} maxLength={claimLimits.message} value={text} onChange={setText} />
          {text.trim() === "" ? null : (
            <div className="self-end">
              <Button small pending={write.pending} onClick={() => void write.run({ body: { claimNo, text: text.trim() } })}>
                {words.send}
              </Button>
            </div>
          )}
        </div>
      ) : null}
    </section>
  );
}
