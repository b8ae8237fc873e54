import type { AgreementSeen } from "@sihai/contract/content";
import { ok, refuse } from "@sihai/domain";
import { type EnquiryPlan, enquiryDue, enquiryLink } from "@sihai/domain/enquiry";
import { usualWarehouse } from "@sihai/domain/warehouse";
import { type Deps, type Once, transact } from "#platform";
import { type AgreementChanged, recordAcceptances } from "../content/index.ts";
import { type BusinessRefusal, refuseBusinessWith } from "../identity/index.ts";
import { parcelAddress } from "../parcel/index.ts";
import { recordStep } from "../timeline/index.ts";
import { countOpenOf, insertEnquiry } from "./enquiry.store.ts";

type Command = {
  userId: string;
  products: readonly { link: string; name: string; specification: string; quantity: number }[];
  addressId: string;
  plan: EnquiryPlan;
  remark: string;
  termsAgreed: boolean;
  agreementsSeen?: readonly AgreementSeen[] | undefined;
  now: Date;
  once: Once | null;
};
type Refusal =
  | BusinessRefusal
  | { code: "ENQUIRY_TERMS_NOT_AGREED" }
  | AgreementChanged
  | { code: "ENQUIRY_LINK_WRONG"; product: number }
  | { code: "ENQUIRY_TOO_MANY"; maximum: number }
  | { code: "ADDRESS_NOT_FOUND" };

/** Takes an enquiry in and starts the clock of its answer; the address is kept as it is now. */
export function submitEnquiry(deps: Deps, { userId, addressId, plan, remark, termsAgreed, now, once, ...request }: Command) {
  return transact<{ enquiryNo: string }, Refusal>(
    deps.db,
    async (tx) => {
      const closed = await refuseBusinessWith(tx, userId, deps.settings.at(now));
      if (closed) return refuse(closed);
      if (!termsAgreed) return refuse({ code: "ENQUIRY_TERMS_NOT_AGREED" });
      const links = request.products.map(({ link }) => enquiryLink(link));
      const without = links.indexOf(null);
      if (without !== -1) return refuse({ code: "ENQUIRY_LINK_WRONG", product: without + 1 });
      const address = await parcelAddress(tx, userId, addressId);
      if (!address) return refuse({ code: "ADDRESS_NOT_FOUND" });
      const { open, warehouse } = await countOpenOf(tx, userId);
      const rules = deps.settings.at(now);
      if (open >= rules.enquiriesOpenMost) return refuse({ code: "ENQUIRY_TOO_MANY", maximum: rules.enquiriesOpenMost });
      const products = request.products.map((product, index) => ({
        ...product,
        ...(links[index] ?? { link: product.link, platform: null, itemId: null }),
      }));
      const { enquiryId, enquiryNo } = await insertEnquiry(tx, {
        userId,
        plan,
        address,
        warehouse: usualWarehouse(deps.settings.at(now).warehouses, warehouse),
        remark,
        products,
        at: now,
        dueAt: new Date(enquiryDue(now.toISOString(), rules)),
      });
      const accepted = await recordAcceptances(tx, deps, {
        userId,
        agreements: ["enquiry-terms"],
        acceptedWith: [`enquiry:${enquiryNo}`],
        seen: request.agreementsSeen,
        at: now,
      });
      if (!accepted.ok) return accepted;
      const by = { kind: "user", id: userId } as const;
      await recordStep(tx, { userId, subjectKind: "enquiry", subjectId: enquiryId, from: null, to: "open", by, at: now });
      return ok({ enquiryNo });
    },
    once,
  );
}
