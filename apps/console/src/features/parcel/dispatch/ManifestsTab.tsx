import { useEndpoint } from "@sihai/client";
import { listManifests } from "@sihai/contract/parcel";
import { beijing, formatDateTime } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { EmptyState, ErrorState, SkeletonList } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { ManifestFiles } from "./paper-links.tsx";

/** What was handed over lately, each with the sheet the carrier signs and the table for its system. */
export function ManifestsTab() {
  const words = useDict(consolePackingDict);
  const language = useLanguage();
  const listed = useEndpoint(listManifests, {}, { freshMs: 0 });
  if (listed.isPending) return <SkeletonList cards={4} lines={2} />;
  if (listed.error) return <ErrorState onReload={() => void listed.refetch()} />;
  return (
    <DataTable
      caption={words.manifests}
      rows={listed.data.manifests}
      rowId={({ manifestNo }) => manifestNo}
      empty={<EmptyState text={words.noManifests} />}
      columns={[
        { key: "no", title: words.manifestNo, cell: ({ manifestNo }) => <span className="font-semibold">{manifestNo}</span> },
        {
          key: "at",
          title: words.handedOverAt,
          sortBy: ({ at }) => at,
          cell: ({ at }) => formatDateTime(at, language, beijing),
        },
        { key: "carrier", title: words.carrier, sortBy: ({ carrier }) => carrier, cell: ({ carrier }) => carrier },
        { key: "parcels", title: words.parcelsOn, align: "right", cell: ({ parcels }) => parcels },
        { key: "by", title: words.handedOverBy, cell: ({ by }) => by },
        { key: "files", title: words.files, cell: ({ manifestNo }) => <ManifestFiles manifestNo={manifestNo} /> },
      ]}
    />
  );
}
