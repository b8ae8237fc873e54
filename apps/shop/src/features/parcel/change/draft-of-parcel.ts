import type { CallData } from "@sihai/contract";
import type { parcelOptions } from "@sihai/contract/parcel";
import { isParcelService } from "@sihai/domain/parcel";
import { noParcelSubmit, type ParcelSubmit } from "../../../stores/parcel-submit.ts";
import type { Parcel } from "../parcel-view.ts";

type Holds = CallData<typeof parcelOptions>["holds"];

/** Names a parcel in the state it is in: after another change it is filled in anew. */
export function changeMark({ packageId, revision }: Pick<Parcel, "packageId" | "revision">): string {
  return `${packageId}:${revision}`;
}

/** Everything that was chosen for a parcel, to be changed; the identity number stays on the server and is kept there. */
export function draftOfParcel(parcel: Parcel, holds: Holds): ParcelSubmit {
  const services = parcel.charges.flatMap(({ code, items = [] }) => (isParcelService(code) ? [{ code, items }] : []));
  return {
    ...noParcelSubmit,
    changing: changeMark(parcel),
    diItemList: parcel.items.map(({ itemId }) => itemId),
    selectDelivery: parcel.line.id,
    declaration: parcel.declaration.lines.map(({ value, ...line }) => ({ ...line, value: value.amount })),
    consigneeIdentity: parcel.identity.kind,
    clearanceCompanyInfo: { companyName: parcel.identity.companyName ?? "", companyUnifyNo: "" },
    insuranceListParams: { insuredValue: parcel.insurance.insured },
    pkgUsePoint: holds?.credits ?? 0,
    discountCode: holds?.code?.code ?? "",
    codeTyped: holds?.code?.code ?? "",
    useCouponsInfo: holds?.couponId ?? null,
    valueAddedDeliveryOrderService: services,
    pickupCode: parcel.outlet?.code ?? null,
    email: parcel.email,
    remark: parcel.remark,
    agreed: { insurance: parcel.insurance.insured !== "0.00", difference: true, openServices: false },
  };
}
