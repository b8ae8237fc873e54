import { useEndpoint } from "@sihai/client";
import { userInfo } from "@sihai/contract/identity";
import { memberRules } from "@sihai/domain/membership";
import { serviceRemarkMost } from "@sihai/domain/order";
import { dropFinePhotos, keepFinePhotos } from "@sihai/domain/order/draft";
import { orderDict } from "@sihai/text/dict/order";
import { Checkbox, Stepper, TextArea } from "@sihai/ui";
import { useEffect, useMemo, useState } from "react";
import { useDict, useSettings } from "#shop";
import { putAside, takenUpAgain } from "../../stores/services-aside.ts";
import { changeOperation, useUserOperation } from "../../stores/user-operation.ts";
import type { PreviewedItem } from "./types.ts";

type Chosen = { serviceNo: string; count: number; remarks?: string };
type ItemServicesProps = {
  item: PreviewedItem;
  shopId: string | null;
  chosen: readonly Required<Chosen>[];
  onChange: (service: Chosen) => void;
  /** What is missing is marked, whether or not its field was left. */
  isAsked: boolean;
};

/** Whether a service was chosen for money and nobody can know what it is to show: detailed photos without what to photograph. */
export function isUnsaid({ serviceNo, remarks = "" }: Chosen): boolean {
  return serviceNo === "fine-photo" && remarks.trim() === "";
}

/** Value-added services of one item. The fixed fee is charged for every piece; detailed photos come in any number up to their limit. */
export function ItemServices({ item, shopId, chosen, onChange, isAsked }: ItemServicesProps) {
  const words = useDict(orderDict);
  const rules = useMemberRules();
  const fixed = chosen.find(({ serviceNo }) => serviceNo === "fixed-fee");
  const photos = chosen.find(({ serviceNo }) => serviceNo === "fine-photo");

  /** Taken away by a slip, they come back with their number and note. */
  function tickPhotos(on: boolean) {
    const serviceNo = "fine-photo";
    const which = { goodsCode: item.goodsCode, serviceNo };
    if (on) return onChange({ serviceNo, count: 1, ...takenUpAgain(which) });
    if (photos) putAside(which, photos);
    changeOperation((one) => dropFinePhotos(one, item.goodsCode));
    onChange({ serviceNo, count: 0 });
  }

  return (
    <div className="mt-3 flex flex-col gap-2 rounded-control bg-page p-3">
      <Checkbox
        label={words.serviceFixed}
        note={rules && words.serviceFixedNote(rules)}
        checked={fixed !== undefined}
        onChange={(on) => onChange({ serviceNo: "fixed-fee", count: on ? item.quantity : 0 })}
      />
      <Checkbox
        label={words.serviceFine}
        note={rules && words.serviceFineNote(rules)}
        checked={photos !== undefined}
        onChange={tickPhotos}
      />
      {photos ? <FinePhotos item={item} shopId={shopId} photos={photos} onChange={onChange} isAsked={isAsked} /> : null}
    </div>
  );
}

/** What services cost this member. */
function useMemberRules() {
  const rules = useSettings();
  const level = useEndpoint(userInfo, {}).data?.userLevel ?? 0;
  return useMemo(() => rules && memberRules(rules, level), [rules, level]);
}

type FinePhotosProps = Omit<ItemServicesProps, "chosen"> & { photos: Required<Chosen> };

/** How many detailed photos, and of what. Their terms are kept: coming back, the page knows them before it hears the rules again (rules D-106 to D-111). */
function FinePhotos({ item: { goodsCode }, shopId, photos, onChange, isAsked }: FinePhotosProps) {
  const words = useDict(orderDict);
  const rules = useSettings();
  const userLevel = useEndpoint(userInfo, {}).data?.userLevel;
  const kept = useUserOperation(({ finePhoto }) => finePhoto.limitNumber);
  useEffect(() => {
    if (rules && userLevel !== undefined) changeOperation((one) => keepFinePhotos(one, { goodsCode, shopId, userLevel, rules }));
  }, [rules, userLevel, goodsCode, shopId]);
  const [isLeft, setLeft] = useState(false);
  const most = rules?.finePhotoTerms.mostPerItem ?? kept;
  return (
    <div className="flex flex-col gap-3 pl-8.5">
      <div>
        <Stepper
          label={words.serviceFine}
          value={photos.count}
          {...(most > 0 && { max: most, maxMessage: words.photosMost(most) })}
          onChange={(count) => onChange({ serviceNo: "fine-photo", count })}
        />
      </div>
      <TextArea
        label={words.serviceRemark}
        hint={words.serviceRemarkHint}
        required
        error={(isLeft || isAsked) && isUnsaid(photos) ? words.serviceRemarkFirst : undefined}
        onBlur={() => setLeft(true)}
        rows={2}
        maxLength={serviceRemarkMost}
        value={photos.remarks}
        onChange={(remarks) => onChange({ serviceNo: "fine-photo", count: photos.count, remarks })}
      />
    </div>
  );
}
