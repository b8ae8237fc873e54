import { parcelOptions } from "@sihai/contract/parcel";
import { toDecimal } from "@sihai/domain";
import { type ParcelServiceCode, servicePrice } from "@sihai/domain/parcel";
import { useEndpoint, useSettings } from "#shop";
import { useParcelSubmit } from "../../../stores/parcel-submit.ts";

type BenchTerms = {
  /** CNY, decimal. */
  priceOf: (code: ParcelServiceCode) => string;
  vacuumLimitCm: { longest: number; second: number };
  declarationLinesMost: number;
  /** USD, decimal; undefined where a server of the release before does not say it. */
  declaredValueMost: string | undefined;
};

/** What services cost and what bags and declarations hold: for a parcel that is changed what held when it was submitted, else what holds now. */
export function useBenchRules() {
  const itemIds = useParcelSubmit((state) => state.diItemList);
  const packageId = useParcelSubmit((state) => state.changing)?.split(":")[0];
  const isChanged = packageId !== undefined && itemIds.length > 0;
  const settings = useSettings();
  const agreed = useEndpoint(parcelOptions, { body: { itemIds, packageId } }, { enabled: isChanged });
  const terms: BenchTerms | undefined = isChanged
    ? agreed.data && {
        ...agreed.data,
        declaredValueMost: agreed.data.declaredValueMost?.amount,
        priceOf: (code) => agreed.data.services.find((one) => one.code === code)?.price ?? "0.00",
      }
    : settings && {
        ...settings,
        declaredValueMost: toDecimal(settings.declaredValueMost),
        priceOf: (code) => toDecimal(servicePrice(code, settings)),
      };
  return { terms, agreed };
}
