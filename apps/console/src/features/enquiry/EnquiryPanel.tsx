import { useEndpoint } from "@sihai/client";
import { readEnquiryAsStaff } from "@sihai/contract/enquiry";
import { addressLines, joinedLines } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Card, ErrorState, IconButton, SkeletonCard, Tag } from "@sihai/ui";
import { X } from "lucide-react";
import { useDict, useLanguage, useMay } from "#console";
import { DueMark, Facts, History, Notes } from "#desk";
import { AnswerEditor } from "./AnswerEditor.tsx";
import { DeclineForm } from "./DeclineForm.tsx";
import { SentAnswer } from "./SentAnswer.tsx";

/** One enquiry: who asks for what, and the answer, being written or as it was sent. */
export function EnquiryPanel({ enquiryNo, onClose }: { enquiryNo: string; onClose: () => void }) {
  const words = useDict(consoleEnquiryDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const may = useMay();
  const read = useEndpoint(readEnquiryAsStaff, { query: { enquiryNo } }, { freshMs: 0 });
  if (read.isPending) return <SkeletonCard lines={8} />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { enquiry, customerMark, timeline } = read.data;
  const { address, plan, remark, state } = enquiry;
  const canAnswer = state === "open" && may("enquiry.record");
  return (
    <section aria-label={enquiryNo} className="flex min-w-0 flex-col gap-3">
      <Card title={words.enquiryNo(enquiryNo)} aside={<IconButton icon={X} label={shared.backToList} onClick={onClose} />}>
        <div className="flex flex-col gap-3">
          {state === "open" ? (
            <DueMark at={enquiry.dueAt} />
          ) : (
            <span>
              <Tag>{words.states[state]}</Tag>
            </span>
          )}
          <Facts
            rows={[
              [shared.customer, customerMark],
              [words.plan, <strong key="plan">{words.plans[plan]}</strong>],
              [words.shipTo, joinedLines(addressLines({ ...address, street: address.fullAddress }, language), language)],
              [words.customerRemark, remark],
            ]}
          />
        </div>
      </Card>
      {canAnswer ? (
        <>
          <AnswerEditor enquiry={enquiry} onDone={onClose} />
          <DeclineForm enquiryNo={enquiryNo} onDone={onClose} />
        </>
      ) : (
        <SentAnswer enquiry={enquiry} />
      )}
      <Card title={words.history}>
        <History
          steps={timeline}
          stateWord={(name) => (Object.hasOwn(words.states, name) ? wordOfState(words.states, name) : name)}
        />
      </Card>
      <Notes subject={{ kind: "enquiry", no: enquiryNo }} />
    </section>
  );
}

function wordOfState(states: Record<string, string>, name: string): string {
  return states[name] ?? name;
}
