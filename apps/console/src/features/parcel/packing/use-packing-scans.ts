import { useAction, useEndpoint } from "@sihai/client";
import {
  closeService,
  packingParcel,
  packingQueue,
  packParcel,
  pickItem,
  putBackList,
  putItemBack,
  startPicking,
} from "@sihai/contract/parcel";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { toastFailure, toastSuccess } from "@sihai/ui";
import { useDict, usePageSearch } from "#console";
import { readScan, wordOf } from "#desk";

/** A parcel at the packing bench, and what a scan does to it: an item is picked or its next service closed, the parcel's own number closes the box. */
export function usePackingScans(packageId: string) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const [, change] = usePageSearch("/packing");
  const { read, pick, start, pack, close, putBack } = usePackingActions(packageId);

  function scan(text: string) {
    const scanned = readScan(text);
    if (scanned.kind === "parcel") return scanned.packageId === packageId ? closeWhole() : change({ parcel: scanned.packageId });
    if (scanned.kind !== "item") return toastFailure(shared.scan.unknown(text));
    if (read.data?.putBack.some(({ itemNo }) => itemNo === scanned.itemNo))
      return void putBack.run({ body: { itemNo: scanned.itemNo } });
    const item = read.data?.items.find(({ itemNo }) => itemNo === scanned.itemNo);
    if (!item) return toastFailure(words.notInParcel(scanned.itemNo));
    if (item.picked) return closeByScan(scanned.itemNo);
    void pickByScan(scanned.itemNo);
  }

  /** The first item that is scanned begins the picking, unless a colleague was quicker; what cannot be is said by the pick. */
  async function pickByScan(itemNo: string) {
    if (read.data?.parcel.state === "unshipped") await start.run({ body: { packageId } });
    void pick.run({ body: { packageId, itemNo } });
  }

  /** An item that is in the box already: the scan closes the next thing that is done to it by the piece. */
  function closeByScan(itemNo: string) {
    const next = read.data?.work.find((one) => one.itemNo === itemNo && one.doneAt === null && !one.needsPhoto);
    if (!next || read.data?.parcel.state !== "picking") return toastFailure(words.alreadyPicked(itemNo));
    void close.run({ body: { packageId, code: next.code, itemNo } });
  }

  /** The parcel's own number, once all is picked: the scan closes the next thing that is done to the whole of it, and then the box. */
  function closeWhole() {
    const { items = [], work = [], putBack: lying = [], parcel } = read.data ?? {};
    if (parcel?.state !== "picking") return toastFailure(words.nothingByParcelScan);
    if (!items.every(({ picked }) => picked)) return toastFailure(words.pickFirst);
    const open = work.filter(({ doneAt }) => doneAt === null);
    const next = open.find((one) => one.itemNo === null && !one.needsPhoto);
    if (next) void close.run({ body: { packageId, code: next.code } });
    else if (open.length > 0) toastFailure(words.servicesFirst);
    else if (lying.length > 0) toastFailure(words.putBackFirst);
    else void pack.run({ body: { packageId } });
  }

  return {
    read,
    scan,
    pick: (itemNo: string) => void pick.run({ body: { packageId, itemNo } }),
    putBack: (itemNo: string) => void putBack.run({ body: { itemNo } }),
  };
}

/** The calls of the packing bench; each reads the parcel anew. */
function usePackingActions(packageId: string) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const read = useEndpoint(packingParcel, { query: { packageId } }, { freshMs: 0, everyMs: 30_000 });
  // A refusal means that somebody else was here: the customer who changed or cancelled it, or a colleague at another bench.
  const onFailed = () => void read.refetch();
  const pick = useAction(pickItem, {
    refreshes: [packingParcel, packingQueue],
    onFailed,
    onDone: ({ left }, { body }) => toastSuccess(words.pickedOne(body.itemNo, left)),
  });

  const start = useAction(startPicking, { refreshes: [packingParcel, packingQueue], quiet: true });
  const pack = useAction(packParcel, {
    refreshes: [packingParcel, packingQueue],
    onFailed,
    onDone: () => toastSuccess(words.packedDone),
  });

  const close = useAction(closeService, {
    refreshes: [packingParcel, packingQueue],
    onFailed,
    onDone: (_, { body }) => toastSuccess(words.serviceClosed(wordOf(shared.parcelServices, body.code))),
  });

  const putBack = useAction(putItemBack, {
    refreshes: [packingParcel, putBackList],
    onDone: ({ itemNo, shelf }) => toastSuccess(words.putBackDone(itemNo, shelf)),
  });

  return { read, pick, start, pack, close, putBack };
}
