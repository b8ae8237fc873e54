import { addressList } from "@sihai/contract/address";
import { enquiryProductsMax, listEnquiries, submitEnquiry } from "@sihai/contract/enquiry";
import { enquiryDict } from "@sihai/text/dict/enquiry";
import { Button, Card, Page, SkeletonCard, TextArea, toastFailure, toastSuccess, useFaults } from "@sihai/ui";
import { Clock, Plus } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { go, NotYet, useAction, useDict, useEndpoint, useSettings } from "#shop";
import { addProduct, clearEnquiryDraft, type DraftProduct, startWith, useEnquiryDraft } from "../../stores/enquiry-draft.ts";
import { DeliveryCard } from "../parcel/submit/DeliveryCard.tsx";
import { PlanCards } from "./PlanCards.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { TermsTick } from "./TermsTick.tsx";

const remarkMax = 500;

type AskFormProps = { tabs: ReactNode; link: string | undefined; addressId: string | undefined };

/** What is wanted, where it goes, what matters; one press sends it to a buyer. */
export function AskForm({ tabs, link, addressId }: AskFormProps) {
  const words = useDict(enquiryDict);
  const { products, plan } = useEnquiryDraft();
  const { addresses, address, faults, send, pending } = useAsking(addressId);
  const list = addresses.data?.list ?? [];

  useEffect(() => {
    if (link !== undefined) startWith(link);
  }, [link]);

  const button = (
    <Button wide pending={pending} onClick={send}>
      {words.send(products.length)}
    </Button>
  );
  return (
    <Page title={words.title} footer={button}>
      {tabs}
      <div id="enquiries" className="flex flex-col gap-3">
        <AnswerTime />
        <Products isTried={faults.isPressed} />
        <PlanCards value={plan} onChange={(next) => useEnquiryDraft.setState({ plan: next })} />
        {addresses.data ? (
          <DeliveryCard
            addresses={list}
            chosen={address}
            onChoose={(chosen) => go("/user/consult/shop-consult", { addressId: chosen }, { replace: true })}
          />
        ) : (
          <NotYet read={addresses} skeleton={<SkeletonCard lines={2} />} />
        )}
        <RemarkAndTerms termsFault={faults.at("agreed")} />
      </div>
    </Page>
  );
}

/** The draft with the address meant, what it lacks, and the sending of it. */
function useAsking(addressId: string | undefined) {
  const words = useDict(enquiryDict);
  const { products, plan, remark, agreed } = useEnquiryDraft();
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const list = addresses.data?.list ?? [];
  const address = list.find((one) => one.addressId === addressId) ?? list[0];
  const faults = useFaults({
    products: products.every(isComplete) ? null : words.needName,
    address: address === undefined ? words.needAddress : null,
    agreed: agreed ? null : words.needTerms,
  });
  const submit = useAction(submitEnquiry, {
    refreshes: [listEnquiries],
    onDone: ({ enquiryNo }) => {
      clearEnquiryDraft();
      toastSuccess(words.sent);
      go("/user/consult/shop-consult", { enquiryNo }, { replace: true });
    },
  });

  function send() {
    const fault = faults.press();
    if (fault !== null) toastFailure(fault);
    else if (address) {
      const request = products.map(({ key: _key, ...product }) => product);
      void submit.run({ body: { products: request, addressId: address.addressId, plan, remark, termsAgreed: agreed } });
    }
  }

  return { addresses, address, faults, send, pending: submit.pending };
}

function RemarkAndTerms({ termsFault }: { termsFault: string | undefined }) {
  const words = useDict(enquiryDict);
  const { remark, agreed } = useEnquiryDraft();
  return (
    <Card>
      <TextArea
        label={words.remark}
        placeholder={words.remarkPlaceholder}
        maxLength={remarkMax}
        value={remark}
        onChange={(next) => useEnquiryDraft.setState({ remark: next })}
      />
      <div className="mt-3">
        <TermsTick checked={agreed} onChange={(next) => useEnquiryDraft.setState({ agreed: next })} error={termsFault} />
      </div>
      <p className="mt-1 text-note text-grey">{words.free}</p>
    </Card>
  );
}

function AnswerTime() {
  const words = useDict(enquiryDict);
  const hours = useSettings()?.enquiryAnswerHours;
  return (
    <Card>
      <p className="flex items-center gap-2 text-title font-semibold">
        <Clock aria-hidden size={20} className="shrink-0 text-brand-strong" />
        {hours === undefined ? null : words.answerTime(hours)}
      </p>
      <p className="mt-1 text-body text-grey">{words.intro}</p>
    </Card>
  );
}

/** The goods asked about, as many as one enquiry takes. */
function Products({ isTried }: { isTried: boolean }) {
  const words = useDict(enquiryDict);
  const products = useEnquiryDraft((draft) => draft.products);
  const dead = products.length >= enquiryProductsMax ? words.productsMax(enquiryProductsMax) : null;
  return (
    <>
      {products.map((product, index) => (
        <ProductCard key={product.key} product={product} number={index + 1} isTried={isTried} canRemove={products.length > 1} />
      ))}
      <Button kind="quiet" icon={Plus} disabledReason={dead} onClick={addProduct}>
        {words.addProduct}
      </Button>
    </>
  );
}

function isComplete({ link, name, specification }: DraftProduct): boolean {
  return [link, name, specification].every((text) => text.trim() !== "");
}
