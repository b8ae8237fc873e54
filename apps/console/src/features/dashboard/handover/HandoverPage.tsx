import { serverNow, useEndpoint } from "@sihai/client";
import { readHandover } from "@sihai/contract/dashboard";
import { beijing, dotted, formatDateTime, labelled } from "@sihai/text";
import { consoleHandoverDict } from "@sihai/text/dict/console/handover";
import { Button, EmptyState, ErrorState, Select, SkeletonList } from "@sihai/ui";
import { Printer } from "lucide-react";
import { useDict, useLanguage, usePageSearch, useSession, WorkPage } from "#console";
import { printList, useLocal } from "#desk";
import { HandoverCard } from "./HandoverCard.tsx";
import { type Handover, handoverParts, type OpenWork, openWorkOf } from "./open-work.ts";
import { useWorkFacts } from "./use-work-facts.ts";

/** What a colleague has open at the end of a shift, to be printed, looked at and taken over. */
export default function HandoverPage() {
  const words = useDict(consoleHandoverDict);
  const me = useSession((state) => state.staff?.staffId);
  const [{ staff = me ?? "" }, change] = usePageSearch("/handover");
  const read = useEndpoint(readHandover, { query: { staffId: staff } }, { freshMs: 0, everyMs: 60_000 });
  if (read.isPending) return <SkeletonList cards={3} lines={3} />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { colleagues } = read.data;
  return (
    <WorkPage title={words.title} actions={<PrintButton handover={read.data} />}>
      <p className="text-note text-grey">{words.hint}</p>
      <div className="w-full max-w-[320px]">
        <Select
          label={words.colleague}
          value={staff}
          onChange={(next) => change({ staff: next === me ? undefined : next })}
          options={colleagues.map(({ staffId, name }) => ({ value: staffId, label: name }))}
        />
      </div>
      <Parts handover={read.data} isOwn={staff === me} />
    </WorkPage>
  );
}

function Parts({ handover, isOwn }: { handover: Handover; isOwn: boolean }) {
  const words = useDict(consoleHandoverDict);
  const parts = handoverParts.filter((part) => handover[part].length > 0);
  if (parts.length === 0) return <EmptyState text={words.nothing(handover.staff.name)} />;
  return parts.map((part) => <HandoverCard key={part} part={part} handover={handover} isOwn={isOwn} />);
}

/** The list as it is signed by whoever takes the shift over, with the moment it was printed; one of nothing says so. */
function PrintButton({ handover }: { handover: Handover }) {
  const words = useDict(consoleHandoverDict);
  const language = useLanguage();
  const local = useLocal();
  const factsOf = useWorkFacts();
  const lineOf = (row: OpenWork) => dotted([row.subject.no, row.name && local(row.name), ...factsOf(row)]);
  const lines = handoverParts.flatMap((part) => {
    const rows = openWorkOf(handover, part);
    return rows.length === 0 ? [] : [words.parts[part], ...rows.map((row) => `☐ ${lineOf(row)}`)];
  });

  function print() {
    const now = formatDateTime(new Date(serverNow()).toISOString(), language, beijing);
    const title = dotted([words.listOf(handover.staff.name), now]);
    const rows = lines.length === 0 ? [words.nothing(handover.staff.name)] : lines;
    printList({ title, lines: rows, foot: labelled(words.signature, "", language) });
  }

  return (
    <Button small kind="quiet" icon={Printer} onClick={print}>
      {words.print}
    </Button>
  );
}
