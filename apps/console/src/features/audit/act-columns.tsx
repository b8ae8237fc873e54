import { useCouriers } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import type { readAuditLog } from "@sihai/contract/audit";
import { otherCourier } from "@sihai/domain/courier";
import { beijing, formatDateTime, inLanguage } from "@sihai/text";
import { consoleAuditDict } from "@sihai/text/dict/console/people/audit";
import type { DataColumn } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { wordOf } from "#desk";
import { factText } from "./fact-text.ts";
import { SubjectLink } from "./SubjectLink.tsx";

type Act = CallData<typeof readAuditLog>["list"][number];

/** An act: when, by whom, what, to what, and what was noted. `onStaff`: a name narrows the list to itself. */
export function useActColumns(onStaff?: (staffId: string) => void): DataColumn<Act>[] {
  const words = useDict(consoleAuditDict);
  const language = useLanguage();
  const courierNames = Object.fromEntries(
    [...useCouriers(), otherCourier].map(({ code, name }) => [code, inLanguage(name, language)]),
  );
  const values = { ...courierNames, ...words.factValues };
  const time = (at: string) => formatDateTime(at, language, beijing);
  return [
    {
      key: "at",
      title: words.when,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formatDateTime(at, language, beijing)}
        </time>
      ),
    },
    {
      key: "who",
      title: words.who,
      cell: (act) => <Who act={act} onStaff={onStaff} />,
    },
    {
      key: "what",
      title: words.what,
      cell: ({ action }) => <span className="block min-w-[96px]">{wordOf(words.actions, action)}</span>,
    },
    { key: "subject", title: words.subject, cell: ({ subject }) => <SubjectLink subject={subject} /> },
    {
      key: "facts",
      title: words.facts,
      cell: ({ facts }) => (
        <span className="text-note wrap-anywhere text-grey">
          {factText(facts, { language, names: words.factNames, values, time })}
        </span>
      ),
    },
  ];
}

type WhoProps = { act: Act; onStaff: ((staffId: string) => void) | undefined };

function Who({ act: { staffId, staffName }, onStaff }: WhoProps) {
  const words = useDict(consoleAuditDict);
  if (staffId === null) return words.system;
  if (onStaff === undefined) return staffName;
  return (
    <button
      type="button"
      onClick={() => onStaff(staffId)}
      className="min-h-[44px] font-semibold whitespace-nowrap text-brand-strong"
    >
      {staffName}
    </button>
  );
}
