import { addressList } from "@sihai/contract/address";
import { enquiryProductsMax, listEnquiries, submitEnquiry } from "@sihai/contract/enquiry";
import { enquiryDict } from "@sihai/text/dict/care/enquiry";
import { Bound, Button, Card, Form, faultBeside, Page, SkeletonCard, TextArea, toastSuccess, useDraftForm } from "@sihai/ui";
import { Clock, Plus } from "lucide-react";
import { type ReactNode, useEffect, useId, useMemo } from "react";
import { useFieldArray } from "react-hook-form";
import { go, NewBusiness, NotYet, useAction, useDict, useEndpoint, useSettings } from "#shop";
import { clearEnquiryDraft, type EnquiryFields, enquiryDraft, noProduct } from "../../stores/enquiry-draft.ts";
import { deliveryAddress } from "../address/delivery-address.ts";
import { useAgreements } from "../content/agreement/use-agreements.ts";
import { DeliveryCard } from "../parcel/submit/DeliveryCard.tsx";
import { type AskFields, askSchema } from "./ask-schema.ts";
import { PlanCards } from "./PlanCards.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { TermsTick } from "./TermsTick.tsx";

const remarkMax = 500;

type AskFormProps = { tabs: ReactNode; link: string | undefined; addressId: string | undefined };

/** What is wanted, where it goes, what matters; one press sends it to a buyer. */
export function AskForm({ tabs, link, addressId }: AskFormProps) {
  const words = useDict(enquiryDict);
  const id = useId();
  const { form, addresses, address, send, pending } = useAsking(addressId);
  const count = form.watch("products").length;

  // A link that was brought along, when nothing is typed yet.
  useEffect(() => {
    const [first, ...others] = form.getValues("products");
    if (link !== undefined && others.length === 0 && first?.link === "") form.setValue("products.0.link", link);
  }, [form, link]);

  const button = (
    <NewBusiness>
      <Button wide type="submit" form={id} pending={pending}>
        {words.send(count)}
      </Button>
    </NewBusiness>
  );
  return (
    <Page title={words.title} footer={button}>
      {tabs}
      <div id="enquiries">
        <Form id={id} form={form} onSubmit={send} className="flex flex-col gap-3">
          <AnswerTime />
          <Products form={form} />
          <Bound form={form} name="plan">
            {({ value, onChange }) => <PlanCards value={value} onChange={onChange} />}
          </Bound>
          {addresses.data ? (
            <DeliveryCard
              addresses={addresses.data.list}
              chosen={address}
              error={faultBeside(form, "address")}
              onChoose={(chosen) => go("/user/consult/shop-consult", { addressId: chosen }, { replace: true })}
            />
          ) : (
            <NotYet read={addresses} skeleton={<SkeletonCard lines={2} />} />
          )}
          <RemarkAndTerms form={form} />
        </Form>
      </div>
    </Page>
  );
}

/** The draft with the address meant, what it lacks, and the sending of it. */
function useAsking(asked: string | undefined) {
  const words = useDict(enquiryDict);
  const addresses = useEndpoint(addressList, { query: { pageSize: 50 } }, { freshMs: 0 });
  const list = addresses.data?.list ?? [];
  const address = deliveryAddress(list, asked);
  const hasAddress = address !== undefined;
  const schema = useMemo(() => askSchema(words, hasAddress), [words, hasAddress]);
  const form = useDraftForm<EnquiryFields>(schema, enquiryDraft);
  const agreements = useAgreements({ "enquiry-terms": "agreed" }, form);
  const submit = useAction(submitEnquiry, {
    refreshes: [listEnquiries],
    onDone: ({ enquiryNo }) => {
      clearEnquiryDraft();
      toastSuccess(words.sent);
      go("/user/consult/shop-consult", { enquiryNo }, { replace: true });
    },
    onFailed: agreements.askAgain,
  });

  async function send({ products, plan, remark, agreed }: EnquiryFields) {
    if (!address) return;
    const { addressId } = address;
    const agreementsSeen = agreements.seen();
    await submit.run({ body: { products, addressId, plan, remark, termsAgreed: agreed, agreementsSeen } });
  }

  return { form, addresses, address, send, pending: submit.pending };
}

function RemarkAndTerms({ form }: { form: AskFields }) {
  const words = useDict(enquiryDict);
  return (
    <Card>
      <Bound form={form} name="remark">
        {(field) => <TextArea label={words.remark} placeholder={words.remarkPlaceholder} maxLength={remarkMax} {...field} />}
      </Bound>
      <div className="mt-3">
        <Bound form={form} name="agreed">
          {({ value, onChange, error }) => <TermsTick checked={value} onChange={onChange} error={error} />}
        </Bound>
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
function Products({ form }: { form: AskFields }) {
  const words = useDict(enquiryDict);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "products" });
  const dead = fields.length >= enquiryProductsMax ? words.productsMax(enquiryProductsMax) : null;
  return (
    <>
      {fields.map(({ id }, at) => (
        <ProductCard key={id} form={form} at={at} onRemove={fields.length > 1 ? () => remove(at) : null} />
      ))}
      <Button kind="quiet" icon={Plus} disabledReason={dead} onClick={() => append(noProduct)}>
        {words.addProduct}
      </Button>
    </>
  );
}
