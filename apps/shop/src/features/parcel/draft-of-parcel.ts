import { isParcelService } from "@sihai/domain/parcel";
import { noParcelSubmit, type ParcelSubmit } from "../../stores/parcel-submit.ts";
import type { Parcel } from "./parcel-view.ts";

/** What was chosen for a parcel, to be chosen again: all but the identity number, which is asked for anew, and its coupon. */
export function draftOfParcel(parcel: Parcel): ParcelSubmit {
  const services = parcel.charges.flatMap(({ code, items = [] }) => (isParcelService(code) ? [{ code, items }] : []));
  const has = (code: string) => services.some((service) => service.code === code);
  const ref = (kind: "credits" | "code") => parcel.discounts.find((discount) => discount.kind === kind)?.ref;
  return {
    ...noParcelSubmit,
    diItemList: parcel.items.map(({ itemId }) => itemId),
    selectDelivery: parcel.line.id,
    brochure: has("brochure"),
    birthdayCard: has("birthday-card"),
    bag: has("bag"),
    brand: has("brand-removal"),
    declaration: parcel.declaration.lines.map(({ value, ...line }) => ({ ...line, value: value.amount })),
    totalDeclaration: parcel.declaration.total.amount,
    consigneeIdentity: parcel.identity.kind,
    clearanceCompanyInfo: { companyName: parcel.identity.companyName ?? "", companyUnifyNo: "" },
    insuranceListParams: { insuredValue: parcel.insurance.insured },
    pkgUsePoint: Number(ref("credits") ?? 0),
    discountCode: ref("code") ?? "",
    valueAddedDeliveryOrderService: services,
    pickupCode: parcel.outlet?.code ?? null,
    email: parcel.email,
    remark: parcel.remark,
  };
}
