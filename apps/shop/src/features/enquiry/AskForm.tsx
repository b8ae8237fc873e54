import { addressList } from "@sihai/contract/address";
import { enquiryProductsMax, listEnquiries, submitEnquiry } from "@sihai/contract/enquiry";
import { enquiryDict } from "@sihai/text/dict/enquiry";
import { Button, Card, ErrorState, focusFirstFault, Page, SkeletonCard, TextArea, toastFailure, toastSuccess } from "@sihai/ui";
import { Clock, Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { go, useAction, useDict, useEndpoint } from "#shop";
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
  const { products, plan, remark, agreed } = useEnquiryDraft();
  const [tried, setTried] = useState(false);
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const list = addresses.data?.list ?? [];
  const address = list.find((one) => one.addressId === addressId) ?? list[0];
  const submit = useAction(submitEnquiry, {
    refreshes: [listEnquiries],
    onDone: ({ enquiryNo }) => {
      clearEnquiryDraft();
      toastSuccess(words.sent);
      go("/user/consult/shop-consult", { enquiryNo }, { replace: true });
    },
  });

  useEffect(() => {
    if (link !== undefined) startWith(link);
  }, [link]);

  const isComplete = ({ link: pasted, name, specification }: DraftProduct) =>
    [pasted, name, specification].every((text) => text.trim() !== "");
  const fault = !products.every(isComplete)
    ? words.needName
    : address === undefined
      ? words.needAddress
      : agreed
        ? null
        : words.needTerms;

  function send() {
    setTried(true);
    if (fault !== null || !address) {
      toastFailure(fault ?? words.needAddress);
      focusFirstFault(document);
      return;
    }
    void submit.run({
      body: {
        products: products.map(({ key: _key, ...product }) => product),
        addressId: address.addressId,
        plan,
        remark,
        termsAgreed: agreed,
      },
    });
  }

  return (
    <Page
      title={words.title}
      footer={
        <Button wide pending={submit.pending} onClick={send}>
          {words.send(products.length)}
        </Button>
      }
    >
      {tabs}
      <div id="enquiries" className="flex flex-col gap-3">
        <Card>
          <p className="flex items-center gap-2 text-title font-semibold">
            <Clock aria-hidden size={20} className="shrink-0 text-brand-strong" />
            {words.answerTime}
          </p>
          <p className="mt-1 text-body text-grey">{words.intro}</p>
        </Card>
        {products.map((product, index) => (
          <ProductCard key={product.key} product={product} number={index + 1} isTried={tried} canRemove={products.length > 1} />
        ))}
        <Button
          kind="quiet"
          icon={Plus}
          {...(products.length >= enquiryProductsMax ? { disabledReason: words.productsMax(enquiryProductsMax) } : {})}
          onClick={addProduct}
        >
          {words.addProduct}
        </Button>
        <PlanCards value={plan} onChange={(next) => useEnquiryDraft.setState({ plan: next })} />
        {addresses.isPending ? (
          <SkeletonCard lines={2} />
        ) : addresses.error ? (
          <ErrorState onReload={() => void addresses.refetch()} pending={addresses.isFetching} />
        ) : (
          <DeliveryCard
            addresses={list}
            chosen={address}
            onChoose={(chosen) => go("/user/consult/shop-consult", { addressId: chosen }, { replace: true })}
          />
        )}
        <Card>
          <TextArea
            label={words.remark}
            placeholder={words.remarkPlaceholder}
            maxLength={remarkMax}
            value={remark}
            onChange={(next) => useEnquiryDraft.setState({ remark: next })}
          />
          <div className="mt-3">
            <TermsTick
              checked={agreed}
              onChange={(next) => useEnquiryDraft.setState({ agreed: next })}
              error={tried && !agreed ? words.needTerms : undefined}
            />
          </div>
          <p className="mt-1 text-note text-grey">{words.free}</p>
        </Card>
      </div>
    </Page>
  );
}
