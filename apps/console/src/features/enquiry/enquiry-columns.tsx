import type { CallData } from "@sihai/contract";
import type { enquiryQueue } from "@sihai/contract/enquiry";
import { plotted } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { consoleEnquiryDict } from "@sihai/text/dict/console/enquiry";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { DueMark } from "#desk";

type Row = CallData<typeof enquiryQueue>["list"][number];

/**
 * An enquiry: the time left while it is open, else its state; what is asked for, how many pieces, where to and by whom, and what
 * the answer comes to; empty before there is one.
 */
export function useEnquiryColumns(): DataColumn<Row>[] {
  const words = useDict(consoleEnquiryDict);
  const shared = useDict(consoleDict);
  return [
    {
      key: "due",
      title: shared.due,
      sortBy: (row) => row.dueAt,
      cell: (row) => (row.state === "open" ? <DueMark at={row.dueAt} /> : <Tag>{words.states[row.state]}</Tag>),
    },
    {
      key: "products",
      title: words.products,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <span className="line-clamp-1 font-medium">{row.products.map(({ name }) => name).join(" · ")}</span>
          <span className="text-note text-grey">{row.enquiryNo}</span>
        </span>
      ),
    },
    {
      key: "quantity",
      title: shared.quantity,
      align: "right",
      cell: (row) => row.products.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    { key: "plan", title: words.plan, sortBy: (row) => row.plan, cell: (row) => words.plans[row.plan] },
    { key: "country", title: words.country, sortBy: (row) => row.country, cell: (row) => row.country },
    { key: "customer", title: shared.customer, sortBy: (row) => row.customerMark, cell: (row) => row.customerMark },
    {
      key: "total",
      title: words.total,
      align: "right",
      sortBy: (row) => plotted(row.total ?? "0"),
      cell: (row) => (row.total === null ? "" : cnyText(row.total)),
    },
  ];
}
