import type { CallData } from "@sihai/contract";
import type { handOver } from "@sihai/contract/parcel";
import { cnyText, labelled } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Tag, type Tone } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { Printer } from "lucide-react";
import { useDict, useLanguage } from "#console";
import { ParcelLink, printList } from "#desk";
import { ManifestFiles } from "./paper-links.tsx";

export type HandedOver = CallData<typeof handOver>;
const tones: Record<HandedOver["parcels"][number]["outcome"], Tone> = { even: "neutral", refund: "ok", "balance-due": "warn" };

type ManifestCardProps = { manifest: HandedOver; carrier: string; onClose: () => void };

/** What was handed over just now and how each parcel's freight was settled; the list the carrier signs. */
export function ManifestCard({ manifest, carrier, onClose }: ManifestCardProps) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const language = useLanguage();
  const title = words.manifest(manifest.manifestNo);
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        rows={manifest.parcels}
        rowId={({ packageId }) => packageId}
        columns={[
          { key: "parcel", title: shared.packageNo, cell: ({ packageId }) => <ParcelLink packageId={packageId} /> },
          { key: "outcome", title: words.outcome, cell: (parcel) => <Outcome {...parcel} /> },
        ]}
      />
      <div className="mt-3">
        <ManifestFiles manifestNo={manifest.manifestNo} />
      </div>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button
          small
          icon={Printer}
          onClick={() =>
            printList({
              title,
              lines: [
                labelled(words.carrier, carrier, language),
                ...manifest.parcels.map(({ packageId }, index) => `${index + 1}. ${packageId}`),
              ],
              foot: labelled(words.signature, "", language),
            })
          }
        >
          {words.printManifest}
        </Button>
        <Button small kind="plain" onClick={onClose}>
          {shared.close}
        </Button>
      </div>
    </Card>
  );
}

/** How the freight of a parcel was settled, and by how much. */
function Outcome({ outcome, difference }: HandedOver["parcels"][number]) {
  const words = useDict(consolePackingDict);
  return (
    <Tag tone={tones[outcome]}>
      {words.outcomes[outcome]}
      {outcome === "even" ? "" : ` ${cnyText(difference)}`}
    </Tag>
  );
}
