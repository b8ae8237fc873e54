import type { CallData } from "@sihai/contract";
import type { listOutlets } from "@sihai/contract/freight";
import { consoleOutletDict } from "@sihai/text/dict/console/outlet";
import { Tag } from "@sihai/ui";
import type { DataColumn } from "@sihai/ui/table";
import { useDict } from "#console";
import { useLocal } from "#desk";

export type OutletRow = CallData<typeof listOutlets>["outlets"][number];
export const outletColumnsBeside = ["code", "state"];

/** A pickup outlet, whether it is open, and who changed it last; what nobody changed is as it came with the product. */
export function useOutletColumns(): DataColumn<OutletRow>[] {
  const words = useDict(consoleOutletDict);
  const local = useLocal();
  return [
    {
      key: "code",
      title: words.code,
      sortBy: ({ code }) => code,
      cell: ({ code, name }) => (
        <span className="block">
          <span className="block font-semibold">{local(name)}</span>
          <span className="block text-note text-grey">{code}</span>
        </span>
      ),
    },
    {
      key: "state",
      title: words.state,
      sortBy: ({ closed }) => Number(closed),
      cell: ({ closed }) => (
        <span className="whitespace-nowrap">
          <Tag tone={closed ? "neutral" : "ok"}>{words.states[closed ? "closed" : "open"]}</Tag>
        </span>
      ),
    },
    {
      key: "city",
      title: words.city,
      sortBy: ({ city }) => local(city),
      cell: ({ country, city }) => `${country} ${local(city)}`,
    },
    { key: "address", title: words.address, cell: ({ address }) => local(address) },
    { key: "phone", title: words.phone, cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span> },
    { key: "hours", title: words.hours, cell: ({ hours }) => <span className="whitespace-nowrap">{hours}</span> },
    { key: "changed", title: words.changed, cell: ({ changedBy }) => changedBy ?? words.ofFile },
  ];
}
