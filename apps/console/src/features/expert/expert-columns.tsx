import type { CallData } from "@sihai/contract";
import type { expertQueue } from "@sihai/contract/expert";
import { consoleExpertDict } from "@sihai/text/dict/console/expert";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { DueMark } from "#desk";

type Row = CallData<typeof expertQueue>["list"][number];

/** A request to the experts: the time left, or its state where none runs; what is wished for and whether its plan was declined before. */
export function useExpertColumns(): DataColumn<Row>[] {
  const words = useDict(consoleExpertDict);
  const shared = useDict(consoleDict);
  return [
    {
      key: "due",
      title: shared.due,
      sortBy: (row) => row.dueAt ?? "",
      cell: (row) => (row.dueAt === null ? <Tag>{words.states[row.state]}</Tag> : <DueMark at={row.dueAt} />),
    },
    {
      key: "service",
      title: words.service,
      sortBy: (row) => row.serviceBarcode,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          {row.serviceBarcode}
          {row.state === "processing" ? <Tag tone="brand">{words.states.processing}</Tag> : null}
          {row.declines > 0 ? <Tag tone="warn">{words.again}</Tag> : null}
        </span>
      ),
    },
    { key: "items", title: words.items, align: "right", sortBy: (row) => row.items, cell: (row) => row.items },
    {
      key: "objective",
      title: words.objective,
      sortBy: (row) => row.objective,
      cell: (row) => words.objectives[row.objective],
    },
    { key: "country", title: words.country, sortBy: (row) => row.country, cell: (row) => row.country },
    { key: "deduction", title: words.deduction, cell: (row) => words.deductions[row.deduction] },
    { key: "customer", title: shared.customer, sortBy: (row) => row.customerMark, cell: (row) => row.customerMark },
  ];
}
