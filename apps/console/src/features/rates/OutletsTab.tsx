import { useEndpoint } from "@sihai/client";
import { listOutlets } from "@sihai/contract/freight";
import { consoleRatesDict } from "@sihai/text/dict/console-rates";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useLocal } from "#bench";
import { useDict } from "#console";

/** Where parcels of a pickup line can be fetched. */
export function OutletsTab() {
  const words = useDict(consoleRatesDict);
  const local = useLocal();
  const read = useEndpoint(listOutlets, {});
  if (read.isPending) return <SkeletonList cards={3} lines={2} />;
  if (read.error) return <ErrorState onReload={() => void read.refetch()} />;
  return (
    <>
      <p className="text-body text-grey">{words.outletsHint}</p>
      <DataTable
        caption={words.tabs.outlets}
        rows={read.data.outlets}
        rowId={({ code }) => code}
        empty={<EmptyState />}
        columns={[
          { key: "code", title: words.outletCode, sortBy: ({ code }) => code, cell: ({ code }) => code },
          { key: "name", title: words.outletName, cell: ({ name }) => <span className="font-semibold">{local(name)}</span> },
          { key: "line", title: words.line, sortBy: ({ lineId }) => lineId, cell: ({ lineId }) => lineId },
          { key: "city", title: words.city, cell: ({ country, city }) => `${country} ${local(city)}` },
          { key: "address", title: words.address, cell: ({ address }) => local(address) },
          { key: "phone", title: words.phone, cell: ({ phone }) => phone },
          { key: "hours", title: words.hours, cell: ({ hours }) => hours },
        ]}
      />
    </>
  );
}
