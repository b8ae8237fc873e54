import { consoleHandoverDict } from "@sihai/text/dict/console/handover";
import { Button, Card } from "@sihai/ui";
import { useDict } from "#console";
import { CaseLink, ConsultLink, CustomerLink, ItemLink, MoneyLink, OrderLink, ParcelLink, useLocal } from "#desk";
import { type Handover, type HandoverPart, type OpenWork, openWorkOf } from "./open-work.ts";
import { useTakeOver } from "./use-take-over.ts";
import { useWorkFacts } from "./use-work-facts.ts";

type HandoverCardProps = { part: HandoverPart; handover: Handover; isOwn: boolean };

/** One part of what is open, each row to be taken over by whoever may; one's own are there to be handed on. */
export function HandoverCard({ part, handover, isOwn }: HandoverCardProps) {
  const words = useDict(consoleHandoverDict);
  const rows = openWorkOf(handover, part);
  const takeOver = useTakeOver(part, handover.staff.staffId);
  return (
    <Card title={words.parts[part]} aside={String(rows.length)}>
      <ul aria-label={words.parts[part]} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.subject.kind}${row.subject.no}`} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <WorkFacts row={row} />
            {isOwn || !takeOver.may(row.subject) ? null : (
              <Button
                small
                kind="quiet"
                label={words.takeOverOf(row.subject.no)}
                pending={takeOver.pending}
                onClick={() => void takeOver.run(row.subject)}
              >
                {words.takeOver}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WorkFacts({ row }: { row: OpenWork }) {
  const local = useLocal();
  const factsOf = useWorkFacts();
  const { subject, name } = row;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap gap-x-3 text-body">
        <SubjectLink subject={subject} />
        {name === null ? null : <span className="min-w-0 truncate">{local(name)}</span>}
      </p>
      <p className="text-note text-grey empty:hidden">{factsOf(row).join(" · ")}</p>
    </div>
  );
}

function SubjectLink({ subject: { kind, no } }: Pick<OpenWork, "subject">) {
  switch (kind) {
    case "item":
      return <ItemLink itemNo={no} />;
    case "order":
      return <OrderLink orderNo={no} />;
    case "parcel":
      return <ParcelLink packageId={no} />;
    case "claim":
    case "return":
    case "enquiry":
    case "expert":
    case "dispute":
      return <CaseLink kind={kind} no={no} />;
    case "consult":
      return <ConsultLink consultNo={no} />;
    case "customer":
      return <CustomerLink mark={no} />;
    default:
      return <MoneyLink kind={kind} no={no} />;
  }
}
