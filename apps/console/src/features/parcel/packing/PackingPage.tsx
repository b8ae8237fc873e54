import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { useDict, usePageSearch, WorkPage } from "#console";
import { PackingParcel } from "./PackingParcel.tsx";
import { PackingQueue } from "./PackingQueue.tsx";

/** The packing bench: the parcels that wait, or the one its address names. */
export default function PackingPage() {
  const words = useDict(consolePackingDict);
  const [{ parcel }] = usePageSearch("/packing");
  return (
    <WorkPage title={words.title}>
      {parcel === undefined ? <PackingQueue /> : <PackingParcel key={parcel} packageId={parcel} />}
    </WorkPage>
  );
}
