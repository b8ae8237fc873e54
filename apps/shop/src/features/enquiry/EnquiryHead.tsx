import { formatDateTime } from "@sihai/text";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Card, Deadline, StaffText, Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { enquiryTone } from "./enquiry-tone.ts";
import type { Enquiry } from "./types.ts";

/** How it stands and what happens next, by when. */
export function EnquiryHead({ enquiry }: { enquiry: Enquiry }) {
  const words = useDict(enquiryDict);
  const language = useLanguage();
  const { state, enquiryNo, createdAt, dueAt, expiresAt, closeReason, answerNote } = enquiry;
  const next = state === "closed" ? words.next[closeReason ?? "expired"] : words.next[state];
  return (
    <Card>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Tag tone={enquiryTone(state)}>{words.states[state]}</Tag>
          <span className="text-note text-grey">
            {words.number(enquiryNo)} · {words.submittedAt(formatDateTime(createdAt, language))}
          </span>
        </div>
        <p className="text-title font-semibold">{next}</p>
        {state === "open" ? <Deadline at={dueAt} label={words.dueBy} urgentWithinHours={0} /> : null}
        {state === "answered" && expiresAt !== null ? <Deadline at={expiresAt} label={words.validUntil} /> : null}
        {answerNote === "" ? null : (
          <p className="rounded-control bg-page p-3 text-body">
            <span className="block text-note text-grey">{words.buyerSays}</span>
            <StaffText>{answerNote}</StaffText>
          </p>
        )}
      </div>
    </Card>
  );
}
