import { useSettingsRead } from "@sihai/client";
import type { CallData } from "@sihai/contract";
import type { scanDelivery } from "@sihai/contract/unannounced";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, Card, Notice, SkeletonList, TextLink } from "@sihai/ui";
import { href, useDict, useMay, usePageSearch } from "#console";
import { type Camera, ItemCell } from "#desk";
import { ShelveForm } from "./ShelveForm.tsx";

type UnannouncedDeliveryProps = {
  delivery: CallData<typeof scanDelivery>;
  camera: Camera;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
};

/** Nobody announced the number: perhaps it was misread, perhaps it lies on the shelf already; otherwise it goes there in one step. */
export function UnannouncedDelivery({ delivery, camera, onDirty, onClose }: UnannouncedDeliveryProps) {
  const words = useDict(consoleReceivingDict);
  const shared = useDict(consoleDict);
  const may = useMay();
  // The form proposes the courier and the warehouse once: before the rules are known it would propose none, and keep to it.
  const { isPending } = useSettingsRead();
  const { trackingNo, shelved, similar } = delivery;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(320px,400px)_1fr]">
      <div className="flex flex-col gap-4">
        <Notice
          tone="warn"
          alert
          title={words.delivery(trackingNo)}
          action={
            <Button small kind="plain" onClick={onClose}>
              {shared.close}
            </Button>
          }
        >
          {shelved ? (
            <>
              {words.onShelf(shelved.shelf)}{" "}
              <TextLink href={href("/unannounced", { parcel: shelved.unannouncedNo })}>{shelved.unannouncedNo}</TextLink>
            </>
          ) : (
            words.nobodyAnnounced
          )}
        </Notice>
        {similar.length > 0 ? <SimilarItems similar={similar} /> : null}
      </div>
      {shelved === null && may("unannounced.record") ? (
        isPending ? (
          <SkeletonList cards={1} lines={3} />
        ) : (
          <ShelveForm trackingNo={trackingNo} camera={camera} onDirty={onDirty} onDone={onClose} />
        )
      ) : null}
    </div>
  );
}

/** Items expected under a number that differs by little: one press, and it was misread. */
function SimilarItems({ similar }: Pick<UnannouncedDeliveryProps["delivery"], "similar">) {
  const words = useDict(consoleReceivingDict);
  const [, change] = usePageSearch("/receiving");
  return (
    <Card title={words.similar}>
      <ul className="divide-y divide-line">
        {similar.map((item) => (
          <li key={item.itemNo} className="flex flex-col gap-2 py-3">
            <ItemCell
              name={item.name}
              options={[item.customerMark, item.itemNo]}
              pictureUrl={item.pictureUrl}
              below={item.trackingNo}
            />
            <div>
              <Button small kind="quiet" onClick={() => change({ item: item.itemNo, number: undefined })}>
                {words.isThis}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
